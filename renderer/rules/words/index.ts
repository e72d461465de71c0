/** The words of the rules' screen; the rules themselves lie with their games. */
import { catalogue } from '../../words/catalogue'
import { en } from './en'

/** What every language says. */
export interface RulesWords {
  readonly title: string
  readonly open: string
  readonly homeNote: string
  readonly back: string
  readonly home: string
  readonly game: string
  readonly view: string
  readonly views: { readonly summary: string; readonly detail: string; readonly both: string }
  readonly search: string
  readonly clear: string
  readonly hits: (count: number) => string
  readonly contents: string
  readonly example: string
  readonly ours: string
  readonly print: string
  readonly linkTo: (title: string) => string
  readonly loading: string
  readonly failed: string
  readonly again: string
  readonly rule: string
  /** Keys that open the rule about something. */
  readonly ruleKeys: readonly string[]
  readonly ruleShortcut: string
  readonly searchShortcut: string
  readonly fan: string
}

export const useRulesWords = catalogue<RulesWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
