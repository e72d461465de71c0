/** Days of the table of the day. */
import { language } from '../../words/catalogue'
import { grammars } from '../../words/grammar'

/** The UTC day of a time in milliseconds since 1970, as it names the table of the day: "2026-11-23". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** The day so many days later; earlier if negative. */
export const dayLater = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000)

/** Part of a day, such as its weekday, in the language in use. */
export const dayPart = (day: string, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(grammars[language.value].tag, { ...part, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`)
  )

/** A day as people read it, in the language in use: "23 November 2026", or "23 Nov 2026". */
export const dayText = (day: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  dayPart(day, { dateStyle })
