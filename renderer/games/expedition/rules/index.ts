/** The rules of the Expedition, as the common pages know them. */
import { rulesUi } from '../../../kit/rules/rules-ui'
import { ruleOf } from './links'

export const rules = rulesUi(
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
