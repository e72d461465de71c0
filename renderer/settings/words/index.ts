/** The words of the settings in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** What every language must say. */
export type SettingsWords = Spoken<typeof en>

export const settingsWords: SettingsWords = catalogue<SettingsWords>({ en, fr, de })()
