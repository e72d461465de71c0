/** The rules of Voyages, as the common pages know them: links at once, the book when it is opened. */
import type { RulesUi } from '../../../rules/types'
import type { Language } from '../../../words/catalogue'
import { ruleOf } from './links'
import type { Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
}

const refusals: Readonly<Record<string, string>> = ruleOf.refusals
const tasks: Readonly<Record<string, string>> = ruleOf.tasks

export const rules: RulesUi = {
  load: async (language) => {
    const [{ bookOf }, words] = await Promise.all([import('./book'), texts[language]()])
    return bookOf(words)
  },
  ofRefusal: (code) => refusals[code],
  ofTask: (task) => tasks[task]
}
