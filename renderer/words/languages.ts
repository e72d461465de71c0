/** The languages by the names they have themselves: the same in every language. */
import type { Language } from '../../shared/protocol/language'

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch'
}
