/** The words of the table on a small screen. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

/** What every language says. */
export interface PhoneWords {
  /** The row of tabs, for those who listen. */
  readonly tabs: string
  /** Follows the name of a tab that a decision waits on. */
  readonly wanted: string
  /** The button of what else there is: log, rules, settings. */
  readonly menu: string
  /** Names of the tabs: short enough for a fifth of a narrow screen. */
  readonly panes: {
    readonly map: string
    readonly road: string
    readonly draw: string
    readonly actions: string
    readonly board: string
    readonly others: string
  }
}

export const phoneWords: PhoneWords = catalogue<PhoneWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
