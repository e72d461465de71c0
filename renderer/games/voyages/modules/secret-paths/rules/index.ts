/** The chapter of the Secret Paths, in a language: fetched with the book. */
import { paths } from '../../../../../../shared/games/voyages/modules/secret-paths/paths'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { ownWords } from '../words'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => {
    const { paths: names, pathHelp } = ownWords.own
    const helpOf = (id: string): string => pathHelp[id] ?? ''
    // Tokens that do the same stand in one row.
    const alike = (id: string) => paths.filter((other) => helpOf(other.id) === helpOf(id))
    return {
      'secret-paths.tokens': () => [
        {
          title: table.title,
          head: [table.path, table.count, table.does],
          rows: paths
            .filter(({ id }) => alike(id)[0]?.id === id)
            .map(({ id }) => [names[id] ?? id, String(alike(id).length), helpOf(id)])
        }
      ]
    }
  }
)
