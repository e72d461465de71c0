import { language } from './catalogue'
import { grammars } from './grammar'

/** "Label: text", set as the current language sets a colon. */
export const labelled = (label: string, text: string): string =>
  `${label}${grammars[language.value].colon} ${text}`
