"""What hits do: `hits`, `saves`, `damage`, who is lost (`losses`), `morale`, and who has won (`victory`)."""
