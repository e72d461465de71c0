// The sentences of the program that is one file, for somebody who has double-clicked it.

import type { Language } from '../../shared/protocol/language'

const en = {
  ready:
    'Caravanserai is opening in your browser. Keep this window open while you play; to quit, close it or press Ctrl+C. Every move is saved.',
  address: (url: string): string => `If no browser opens, this address does it: ${url}`,
  running: 'Caravanserai is already running.',
  noBrowser: (reason: string): string => `The browser could not be opened (${reason}).`,
  enterCloses: 'Press Enter to close this window.'
}

type Words = Readonly<typeof en>

const fr: Words = {
  ready:
    'Caravanserai s’ouvre dans votre navigateur. Gardez cette fenêtre ouverte pendant la partie ; pour quitter, fermez-la ou appuyez sur Ctrl+C. Chaque coup est enregistré.',
  address: (url) => `Si aucun navigateur ne s’ouvre, cette adresse y mène : ${url}`,
  running: 'Caravanserai est déjà ouvert.',
  noBrowser: (reason) => `Le navigateur n’a pas pu être ouvert (${reason}).`,
  enterCloses: 'Appuyez sur Entrée pour fermer cette fenêtre.'
}

const de: Words = {
  ready:
    'Caravanserai öffnet sich im Browser. Lass dieses Fenster offen, solange du spielst; zum Beenden schließ es oder drücke Strg+C. Jeder Zug wird gespeichert.',
  address: (url) => `Falls sich kein Browser öffnet, hilft diese Adresse: ${url}`,
  running: 'Caravanserai läuft schon.',
  noBrowser: (reason) => `Der Browser ließ sich nicht öffnen (${reason}).`,
  enterCloses: 'Drücke die Eingabetaste, um dieses Fenster zu schließen.'
}

export const catalogues: Readonly<Record<Language, Words>> = { en, fr, de }
