/** The words of coming along to a rematch, in French. */
import type { Words } from './en'

export const fr: Words = {
  join: 'Aller à la revanche'
}
