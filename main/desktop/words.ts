// Every sentence the desktop shell itself says, in the language it was last told to speak.

import type { Language } from '../../shared/protocol/language'
import type { GuestsAtTable } from '../host/index'
import { waitingText } from '../host/table/waiting-words'

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
  nothingLost: 'Something went wrong. Every move so far is saved: start the app again to carry on.',
  alreadyRunning:
    'Caravanserai already has this save folder open, in a browser or on another computer. Carry on there, or quit it first.',
  leaving: {
    title: 'Guests are still at the table',
    detail: (tables: readonly GuestsAtTable[]): string =>
      `${waitingText('en', tables)} If you close now, they must wait until you open the app again; nothing is lost.`,
    stay: 'Keep open',
    close: 'Close'
  },
  folderUnusable: (folder: string, reason: string): string =>
    `The folder for saved games, ${folder}, cannot be used (${reason}). Make it readable and writable, then start the app again.`,
  folderLost:
    'Another program took over the folder for saved games while this one was suspended. No accepted move is lost: carry on there.',
  onlyTheTable: 'Only the app’s own page may use the bridge.',
  requestIsAnObject: 'A request must be an object.',
  fileHasNameAndText: 'A file must have a name and a text.',
  textTooLong: 'This text is too long to save.',
  windowIsClosing: 'This window is closing.',
  tooLarge: (name: string): string => `${name} is too large to be a game file.`,
  fileUnreadable: (name: string, reason: string): string => `The file ${name} cannot be read (${reason}).`
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
    'Caravanserai a déjà ouvert ce dossier de parties, dans un navigateur ou sur un autre ordinateur. Continuez là-bas, ou quittez-le d’abord.',
  leaving: {
    title: 'Des invités sont encore à la table',
    detail: (tables) =>
      `${waitingText('fr', tables)} Si vous fermez maintenant, la partie attend que vous rouvriez l’application ; rien n’est perdu.`,
    stay: 'Laisser ouvert',
    close: 'Fermer'
  },
  folderUnusable: (folder, reason) =>
    `Le dossier des parties, ${folder}, est inutilisable (${reason}). Autorisez la lecture et l’écriture, puis relancez.`,
  folderLost:
    'Un autre programme a pris le dossier des parties pendant que celui-ci était arrêté. Rien de ce qui a été accepté n’est perdu : continuez là-bas.',
  onlyTheTable: 'Seule la page de l’application peut utiliser le pont.',
  requestIsAnObject: 'Une requête doit être un objet.',
  fileHasNameAndText: 'Un fichier doit avoir un nom et un texte.',
  textTooLong: 'Ce texte est trop long pour être enregistré.',
  windowIsClosing: 'Cette fenêtre se ferme.',
  tooLarge: (name) => `${name} est trop gros pour un fichier de partie.`,
  fileUnreadable: (name, reason) => `Le fichier ${name} est illisible (${reason}).`
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
  crashed: 'Caravanserai musste beendet werden',
  nothingLost:
    'Etwas ist schiefgegangen. Jede Entscheidung bisher ist gespeichert: Starte die App neu und spiel weiter.',
  alreadyRunning:
    'Caravanserai hat diesen Ordner schon geöffnet, in einem Browser oder auf einem anderen Computer. Spiel dort weiter, oder beende es zuerst.',
  leaving: {
    title: 'Am Tisch sitzen noch Gäste',
    detail: (tables) =>
      `${waitingText('de', tables)} Wenn du jetzt schließt, ruht die Partie, bis du die App wieder öffnest; verloren geht nichts.`,
    stay: 'Offen lassen',
    close: 'Schließen'
  },
  folderUnusable: (folder, reason) =>
    `Der Ordner der gespeicherten Partien, ${folder}, ist nicht nutzbar (${reason}). Erlaube Lesen und Schreiben und starte dann neu.`,
  folderLost:
    'Ein anderes Programm hat den Ordner der gespeicherten Partien übernommen, während dieses stillstand. Nichts, was angenommen wurde, ist verloren: Spiel dort weiter.',
  onlyTheTable: 'Nur die Seite der App selbst darf die Brücke benutzen.',
  requestIsAnObject: 'Eine Anfrage muss ein Objekt sein.',
  fileHasNameAndText: 'Eine Datei muss einen Namen und einen Text haben.',
  textTooLong: 'Dieser Text ist zu lang zum Speichern.',
  windowIsClosing: 'Dieses Fenster wird geschlossen.',
  tooLarge: (name) => `${name} ist zu groß für eine Spieldatei.`,
  fileUnreadable: (name, reason) => `Die Datei ${name} ist nicht lesbar (${reason}).`
}

/** The words by language: a missing key does not compile. */
export const catalogues: Readonly<Record<Language, Words>> = { en, fr, de }

const spoken = { ...en }

/** The words in the language the shell speaks: English by default. */
export const words: Words = spoken

/** From now on `words` are in this language. */
export function speak(language: Language): void {
  Object.assign(spoken, catalogues[language])
}
