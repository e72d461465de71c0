/** The words of coming along to a rematch, in English. */
import type { Spoken } from '../catalogue'

export const en = {
  join: 'To the rematch'
}

export type Words = Spoken<typeof en>
