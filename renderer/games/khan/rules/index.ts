/** The rules of In the Service of the Khan, as the common pages know them. */
import type { Content } from '../../../../shared/games/khan/content'
import type { RulesUi } from '../../../contract/rules'
import { rulesUi } from '../../../kit/rules/rules-ui'
import { ruleOf } from './links'

export const rules: RulesUi<Content> = rulesUi(
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
