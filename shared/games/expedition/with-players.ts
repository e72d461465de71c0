/** Expedition as the registry lists it: the game with the knowledge of its computer players. */
import type { Seat } from '../../engine/rules'
import { baseContent, type Content } from './content'
import { expeditionOver } from './index'
import { expeditionPacks } from './packs'
import { expeditionKnowledge } from './player'
import type { State } from './types'

const starter = (first: unknown): Seat => (first as State).startSeat
const over = (content: Content) => ({
  ...expeditionOver(content),
  knowledge: expeditionKnowledge(content),
  starter
})

export const expeditionWithPlayers = { ...over(baseContent), packs: expeditionPacks(over) }
