lost = A part of this page could not be loaded; the server was perhaps renewed. Reload the page to go on.
lost-reload = Reload
