"""What hits do: `damage` has saves, wounds and deaths, `hits` who is hit, `morale`, and who has won (`victory`)."""
