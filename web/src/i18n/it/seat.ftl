# Un posto perduto, e anteprime che prendono tempo

seat-left-bot = Ora { $side } è in mano al computer ({ $bot }).
seat-left-open = Il tuo posto come { $side } è stato lasciato ad altri.
seat-left-person = Ora qualcun altro gioca { $side }.
seat-left-watching = Puoi continuare a guardare da bordo tavolo.
watching = Stai guardando
preview-busy = La macchina è occupata a calcolare che cosa ne verrebbe: richiede da sola. Intanto puoi rispondere.
preview-late = Ora ci vuole troppo per calcolarlo. Puoi rispondere lo stesso.
