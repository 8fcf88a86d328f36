lost = Una parte di questa pagina non si è caricata; forse il server è stato aggiornato. Ricarica la pagina per continuare.
lost-reload = Ricarica
