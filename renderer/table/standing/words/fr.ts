/** French: where a seat stands. */
import type { Spoken } from '../../../words/catalogue'
import type * as said from './en'

export const title: Spoken<typeof said.title> = (name) => `Situation de ${name}`
export const source = 'Source'
export const now = 'acquis'
export const end = 'si décompte'
export const total = 'Total'
export const about: Spoken<typeof said.about> = (name, now, end) =>
  `${name} : ${now}, ${end} si l’on comptait maintenant`
export const opens = 'Appuyez pour voir tout le plateau.'
