/** Each language's name in that language itself. */
import type { Language } from '../../shared/protocol/language'

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch'
}
