/** The chapter of the Secret Paths, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { pathsOf } from '../../tables'
import { pathHelp, pathName } from '../path-words'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
    'secret-paths.tokens': (content?: Content) => {
      const { paths } = pathsOf(content)
      const helpOf = (id: string): string => pathHelp(content, id)
      // Tokens with the same effect share a row.
      const alike = (id: string) => paths.filter((other) => helpOf(other.id) === helpOf(id))
      return [
        {
          title: table.title,
          head: [table.path, table.count, table.does],
          rows: paths
            .filter(({ id }) => alike(id)[0]?.id === id)
            .map(({ id }) => [pathName(content, id), String(alike(id).length), helpOf(id)])
        }
      ]
    }
  })
)
