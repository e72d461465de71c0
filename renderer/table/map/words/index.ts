/** The words of a map's own controls. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

/** What every language says. */
export interface MapWords {
  readonly controls: string
  readonly closer: string
  readonly farther: string
  readonly whole: string
  /** For the list of shortcuts. */
  readonly shortcut: string
}

export const mapWords: MapWords = catalogue<MapWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
