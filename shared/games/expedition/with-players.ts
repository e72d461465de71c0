/** Expedition for whoever thinks: the game with what its players know. */
import { baseContent, type Content } from './content'
import { expeditionOver } from './index'
import { expeditionPacks } from './packs'
import { expeditionKnowledge } from './player'

const over = (content: Content) => ({ ...expeditionOver(content), knowledge: expeditionKnowledge(content) })

export const expeditionWithPlayers = { ...over(baseContent), packs: expeditionPacks(over) }
