/** Expedition as the registry lists it: the game with the knowledge of its computer players. */
import { baseContent, type Content } from './content'
import { expeditionOver } from './index'
import { expeditionPacks } from './packs'
import { expeditionKnowledge } from './player'

const over = (content: Content) => ({ ...expeditionOver(content), knowledge: expeditionKnowledge(content) })

export const expeditionWithPlayers = { ...over(baseContent), packs: expeditionPacks(over) }
