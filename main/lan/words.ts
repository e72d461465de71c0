// The few sentences the local server says before the page with its own catalogues can be shown.

import { languageFor, type Language } from '../../shared/protocol/language'

const en = {
  refused: {
    title: 'This page needs the address that Caravanserai gave out when it started',
    why: 'The address opens the table once and for this browser alone. Start Caravanserai again, or copy the address it printed last.'
  },
  wrongName: {
    title: 'This is not the address of this table',
    why: 'Use the address or the room code that the host shows.'
  },
  missing: {
    title: 'There is nothing at this address',
    why: 'Go back to the beginning of the table.'
  },
  notBuilt: {
    title: 'The table has not been built yet',
    why: 'Run “npm start” in the project’s folder.'
  }
}

type Words = Readonly<typeof en>
/** What such a page is about. */
export type Notice = keyof Words

const fr: Words = {
  refused: {
    title: 'Cette page demande l’adresse que Caravanserai a donnée à son démarrage',
    why: 'L’adresse ouvre la table une seule fois et pour ce seul navigateur. Relancez Caravanserai, ou copiez la dernière adresse affichée.'
  },
  wrongName: {
    title: 'Ce n’est pas l’adresse de cette table',
    why: 'Utilisez l’adresse ou le code de salle affiché chez l’hôte.'
  },
  missing: {
    title: 'Il n’y a rien à cette adresse',
    why: 'Revenez au début de la table.'
  },
  notBuilt: {
    title: 'La table n’a pas encore été construite',
    why: 'Lancez « npm start » dans le dossier du projet.'
  }
}

const de: Words = {
  refused: {
    title: 'Diese Seite braucht die Adresse, die Caravanserai beim Start ausgegeben hat',
    why: 'Die Adresse öffnet den Tisch einmal und nur für diesen Browser. Starte Caravanserai neu, oder kopiere die zuletzt ausgegebene Adresse.'
  },
  wrongName: {
    title: 'Das ist nicht die Adresse dieses Tisches',
    why: 'Nimm die Adresse oder den Raumcode, den der Gastgeber sieht.'
  },
  missing: {
    title: 'Unter dieser Adresse ist nichts',
    why: 'Geh zum Anfang des Tisches zurück.'
  },
  notBuilt: {
    title: 'Der Tisch wurde noch nicht gebaut',
    why: 'Führe „npm start“ im Ordner des Projekts aus.'
  }
}

const catalogues: Readonly<Record<Language, Words>> = { en, fr, de }

/** A notice in the language of an `accept-language` header, and which language that is. */
export function noticeFor(
  notice: Notice,
  accepted: string | undefined
): { readonly language: Language; readonly title: string; readonly why: string } {
  const wishes = (accepted ?? '').split(',').map((wish) => wish.split(';')[0]?.trim() ?? '')
  const language = languageFor('system', wishes)
  return { language, ...catalogues[language][notice] }
}
