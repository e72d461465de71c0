/** The words of the settings in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type SettingsWords = Spoken<typeof en>

export const settingsWords: SettingsWords = catalogue<SettingsWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
