// Sentences that name the guests who would be left waiting, for the warning before the host ends.

import { gameById } from '../../../shared/games'
import type { Language } from '../../../shared/protocol/language'
import type { GuestsAtTable } from './guests'

/** `names`: the guests as one list; `many`: whether they are several; `game`: the name of their game. */
type Sentence = (names: string, many: boolean, game: string) => string

interface Words {
  readonly spectators: (count: number) => string
  readonly at: Sentence
}

const catalogues: Readonly<Record<Language, Words>> = {
  en: {
    spectators: (count) => (count === 1 ? 'a spectator' : `${count} spectators`),
    at: (names, many, game) => `${names} ${many ? 'are' : 'is'} at the table “${game}”.`
  },
  fr: {
    spectators: (count) => (count === 1 ? 'un spectateur' : `${count} spectateurs`),
    at: (names, many, game) => `${names} ${many ? 'sont' : 'est'} à la table « ${game} ».`
  },
  de: {
    spectators: (count) => (count === 1 ? 'ein Zuschauer' : `${count} Zuschauer`),
    at: (names, many, game) => `${names} ${many ? 'sind' : 'ist'} am Tisch „${game}“.`
  }
}

/** One sentence for each table, with the names of its guests. */
export function waitingText(language: Language, tables: readonly GuestsAtTable[]): string {
  const { spectators, at } = catalogues[language]
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return tables
    .map(({ game, names, watching }) => {
      const all = watching > 0 ? [...names, spectators(watching)] : names
      const who = list.format(all)
      const subject = names.length > 0 ? who : who.slice(0, 1).toUpperCase() + who.slice(1)
      return at(subject, names.length + watching > 1, gameById(game)?.title[language] ?? game)
    })
    .join(' ')
}
