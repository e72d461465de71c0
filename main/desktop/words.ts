// Every sentence the desktop shell itself says, in the language it was last told to speak.

import type { Language } from '../../shared/protocol/language'

const en = {
  menu: {
    file: 'File',
    quit: 'Quit',
    closeWindow: 'Close window',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    resetZoom: 'Actual size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fullScreen: 'Full screen',
    reload: 'Reload',
    developerTools: 'Developer tools',
    window: 'Window',
    minimize: 'Minimize'
  },
  couldNotStart: 'Caravanserai could not start',
  crashed: 'Caravanserai had to stop',
  nothingLost: 'Something went wrong inside. Every choice made so far is saved; start again and go on.',
  alreadyRunning:
    'Caravanserai already has this save folder open, in a browser or on another machine. Go on there, or end it first.',
  onlyTheTable: 'Only the table itself may use the bridge.',
  requestIsAnObject: 'A request is an object.',
  fileHasNameAndText: 'A file has a name and a text.',
  textTooLong: 'This text is too long to be saved.',
  windowIsClosing: 'This window is closing.',
  tooLarge: (name: string): string => `${name} is too large to be a game file.`
}

type Words = Readonly<typeof en>

const fr: Words = {
  menu: {
    file: 'Fichier',
    quit: 'Quitter',
    closeWindow: 'Fermer la fenêtre',
    edit: 'Édition',
    undo: 'Annuler',
    redo: 'Rétablir',
    cut: 'Couper',
    copy: 'Copier',
    paste: 'Coller',
    selectAll: 'Tout sélectionner',
    view: 'Affichage',
    resetZoom: 'Taille réelle',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fullScreen: 'Plein écran',
    reload: 'Recharger',
    developerTools: 'Outils de développement',
    window: 'Fenêtre',
    minimize: 'Réduire la fenêtre'
  },
  couldNotStart: 'Caravanserai n’a pas pu démarrer',
  crashed: 'Caravanserai a dû s’arrêter',
  nothingLost:
    'Une erreur interne s’est produite. Tous vos choix sont enregistrés ; relancez pour continuer.',
  alreadyRunning:
    'Caravanserai a déjà ouvert ce dossier de parties, dans un navigateur ou sur une autre machine. Continuez là-bas, ou quittez-le d’abord.',
  onlyTheTable: 'Seule la table elle-même peut utiliser le pont.',
  requestIsAnObject: 'Une requête est un objet.',
  fileHasNameAndText: 'Un fichier a un nom et un texte.',
  textTooLong: 'Ce texte est trop long pour être enregistré.',
  windowIsClosing: 'Cette fenêtre se ferme.',
  tooLarge: (name) => `${name} est trop gros pour un fichier de partie.`
}

const de: Words = {
  menu: {
    file: 'Datei',
    quit: 'Beenden',
    closeWindow: 'Fenster schließen',
    edit: 'Bearbeiten',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    view: 'Ansicht',
    resetZoom: 'Originalgröße',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fullScreen: 'Vollbild',
    reload: 'Neu laden',
    developerTools: 'Entwicklerwerkzeuge',
    window: 'Fenster',
    minimize: 'Minimieren'
  },
  couldNotStart: 'Caravanserai konnte nicht starten',
  crashed: 'Caravanserai musste anhalten',
  nothingLost:
    'Im Inneren ist etwas schiefgegangen. Jede Entscheidung bisher ist gespeichert; starte neu und spiel weiter.',
  alreadyRunning:
    'Caravanserai hat diesen Ordner schon geöffnet, in einem Browser oder auf einem anderen Gerät. Spiel dort weiter, oder beende es zuerst.',
  onlyTheTable: 'Nur der Tisch selbst darf die Brücke benutzen.',
  requestIsAnObject: 'Eine Anfrage ist ein Objekt.',
  fileHasNameAndText: 'Eine Datei hat einen Namen und einen Text.',
  textTooLong: 'Dieser Text ist zu lang zum Speichern.',
  windowIsClosing: 'Dieses Fenster wird geschlossen.',
  tooLarge: (name) => `${name} ist zu groß für eine Spieldatei.`
}

/** The words by language: a missing key does not compile. */
export const catalogues: Readonly<Record<Language, Words>> = { en, fr, de }

const spoken = { ...en }

/** The words in the language the shell speaks: English until it is told otherwise. */
export const words: Words = spoken

/** From now on `words` are in this language. */
export function speak(language: Language): void {
  Object.assign(spoken, catalogues[language])
}
