/** In the Service of the Khan with the knowledge of its computer players, for the host and for worker threads. */
import { baseContent } from './content'
import type { Content } from './game'
import { khanOver } from './index'
import { khanPacks } from './packs'
import { khanKnowledge } from './player'

const over = (content: Content) => ({ ...khanOver(content), knowledge: khanKnowledge(content) })

export const khanWithPlayers = { ...over(baseContent), packs: khanPacks(over) }
