/** In the Service of the Khan for whoever thinks: the game with what its players know. */
import { baseContent } from './content'
import type { Content } from './game'
import { khanOver } from './index'
import { khanPacks } from './packs'
import { khanKnowledge } from './player'

const over = (content: Content) => ({ ...khanOver(content), knowledge: khanKnowledge(content) })

export const khanWithPlayers = { ...over(baseContent), packs: khanPacks(over) }
