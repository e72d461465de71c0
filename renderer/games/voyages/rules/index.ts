/** The rules of Voyages, as the common pages know them: its own chapters, then those of modules. */
import type { Content } from '../../../../shared/games/voyages/content'
import type { RulesUi } from '../../../contract/rules'
import { rulesUi } from '../../../kit/rules/rules-ui'
import { booksOfModules } from '../modules/books'
import { ruleOf } from './links'

const own = rulesUi(
  {
    book: () => import('./book'),
    texts: {
      en: async () => (await import('./en')).en,
      fr: async () => (await import('./fr')).fr,
      de: async () => (await import('./de')).de
    }
  },
  ruleOf
)

export const rules: RulesUi<Content> = {
  ...own,
  load: async (language) => {
    const books = [own, ...booksOfModules].map(({ load }) => load(language))
    return { chapters: (await Promise.all(books)).flatMap(({ chapters }) => chapters) }
  }
}
