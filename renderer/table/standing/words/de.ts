/** German: where a seat stands. */
import type { Spoken } from '../../../words/catalogue'
import type * as said from './en'

export const title: Spoken<typeof said.title> = (name) => `Stand von ${name}`
export const source = 'Quelle'
export const now = 'jetzt'
export const end = 'bei Wertung'
export const total = 'Summe'
export const about: Spoken<typeof said.about> = (name, now, end) =>
  `${name}: ${now}, bei Wertung jetzt ${end}`
export const opens = 'Drücke für das ganze Tableau.'
