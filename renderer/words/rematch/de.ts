/** The words of coming along to a rematch, in German. */
import type { Words } from './en'

export const de: Words = {
  join: 'Zur Revanche'
}
