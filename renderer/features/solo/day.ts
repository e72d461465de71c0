/** Days of the table of the day. */
import { language } from '../../words/catalogue'
import { grammars } from '../../words/grammar'

/** The UTC day of a time in milliseconds since 1970, as it names the table of the day: "2026-11-23". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** A day as people read it, in the language in use: "23 November 2026", or "23 Nov 2026". */
export const dayText = (day: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(grammars[language.value].tag, { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`)
  )
