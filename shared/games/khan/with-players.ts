/** In the Service of the Khan with the knowledge of its computer players, for the host and for worker threads. */
import type { Seat } from '../../engine/rules'
import { baseContent } from './content'
import type { Content } from './game'
import { khanOver } from './index'
import { khanPacks } from './packs'
import { khanKnowledge } from './player'
import type { State } from './types'

const starter = (first: unknown): Seat => (first as State).startSeat
const over = (content: Content) => ({ ...khanOver(content), knowledge: khanKnowledge(content), starter })

export const khanWithPlayers = { ...over(baseContent), packs: khanPacks(over) }
