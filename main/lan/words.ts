// The few sentences the local server says before the page with its own catalogues can be shown.

import { languageFor, type Language } from '../../shared/protocol/language'

const en = {
  refused: {
    title: 'You need the key that Caravanserai printed',
    why: 'Paste the address that it printed when it was last started, or the key in it. It lets you in with any browser of yours and keeps everybody else at this computer out. If you do not have the address at hand, run “npm start” again: it opens the running app in your browser.'
  },
  wrongKey: {
    title: 'Wrong key',
    why: 'Caravanserai makes a new key every time it starts. Paste the latest address that it printed.'
  },
  tooOften: {
    title: 'Too many wrong keys',
    why: 'Paste the latest address that Caravanserai printed: the right key always works.'
  },
  wrongName: {
    title: 'This is not the address of this host',
    why: 'Use the address or the room code shown on the host’s screen.'
  },
  missing: {
    title: 'Page not found',
    why: 'Go back to the start page.'
  },
  notBuilt: {
    title: 'The app has not been built yet',
    why: 'Run “npm start” in the project’s folder.'
  },
  form: { key: 'Address or key', open: 'Open' }
}

type Words = Readonly<typeof en>
/** What such a page is about. */
export type Notice = Exclude<keyof Words, 'form'>

const fr: Words = {
  refused: {
    title: 'Il vous faut la clé que Caravanserai a affichée',
    why: 'Collez l’adresse affichée au dernier démarrage, ou la clé qu’elle contient. Elle vous laisse entrer depuis tous vos navigateurs, et personne d’autre sur cet ordinateur. Sans cette adresse, lancez « npm start » une fois de plus : l’application en cours s’ouvre dans votre navigateur.'
  },
  wrongKey: {
    title: 'Ce n’est pas la bonne clé',
    why: 'Caravanserai crée une nouvelle clé à chaque démarrage. Collez la dernière adresse affichée.'
  },
  tooOften: {
    title: 'Trop de clés erronées',
    why: 'Collez la dernière adresse que Caravanserai a affichée : la bonne clé ouvre à tout moment.'
  },
  wrongName: {
    title: 'Ce n’est pas l’adresse de cet hôte',
    why: 'Utilisez l’adresse ou le code de salle affiché chez l’hôte.'
  },
  missing: {
    title: 'Il n’y a rien à cette adresse',
    why: 'Revenez à la page d’accueil.'
  },
  notBuilt: {
    title: 'L’application n’a pas encore été construite',
    why: 'Lancez « npm start » dans le dossier du projet.'
  },
  form: { key: 'Adresse ou clé', open: 'Ouvrir' }
}

const de: Words = {
  refused: {
    title: 'Du brauchst den Schlüssel, den Caravanserai ausgegeben hat',
    why: 'Füge die Adresse ein, die beim letzten Start ausgegeben wurde, oder den Schlüssel darin. Sie öffnet den Tisch in jedem deiner Browser und niemandem sonst an diesem Computer. Hast du sie nicht zur Hand, führe noch einmal „npm start“ aus: Das öffnet die laufende App in deinem Browser.'
  },
  wrongKey: {
    title: 'Falscher Schlüssel',
    why: 'Caravanserai erzeugt bei jedem Start einen neuen Schlüssel. Füge die Adresse ein, die es zuletzt ausgegeben hat.'
  },
  tooOften: {
    title: 'Zu viele falsche Schlüssel',
    why: 'Füge die Adresse ein, die Caravanserai zuletzt ausgegeben hat: Der richtige Schlüssel öffnet jederzeit.'
  },
  wrongName: {
    title: 'Das ist nicht die Adresse dieses Gastgebers',
    why: 'Nimm die Adresse oder den Raumcode, den der Gastgeber sieht.'
  },
  missing: {
    title: 'Unter dieser Adresse ist nichts',
    why: 'Geh zur Startseite zurück.'
  },
  notBuilt: {
    title: 'Die App wurde noch nicht gebaut',
    why: 'Führe „npm start“ im Ordner des Projekts aus.'
  },
  form: { key: 'Adresse oder Schlüssel', open: 'Öffnen' }
}

const catalogues: Readonly<Record<Language, Words>> = { en, fr, de }

/** The words in the language of an `accept-language` header, and which language that is. */
export function wordsFor(accepted: string | undefined): {
  readonly language: Language
  readonly words: Words
} {
  const wishes = (accepted ?? '').split(',').map((wish) => wish.split(';')[0]?.trim() ?? '')
  const language = languageFor('system', wishes)
  return { language, words: catalogues[language] }
}
