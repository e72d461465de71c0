/** The usable parts of Voyages' modules, by kind, and the events in which one is used. */
import type { GameEvent } from '../../../shared/engine/rules'
import { bellela } from '../../../shared/games/voyages/modules/agents/characters'
import { bonusCards, tokenValues } from '../../../shared/games/voyages/modules/agents/content'
import type { Agents } from '../../../shared/games/voyages/modules/agents/types'
import { companions } from '../../../shared/games/voyages/modules/companions/tiles'
import type { Companions } from '../../../shared/games/voyages/modules/companions/types'
import { gifts } from '../../../shared/games/voyages/modules/new-characters/gifts'
import type { NewCharacters } from '../../../shared/games/voyages/modules/new-characters/types'
import { paths } from '../../../shared/games/voyages/modules/secret-paths/paths'
import type { SecretPaths } from '../../../shared/games/voyages/modules/secret-paths/types'
import { palaces } from '../../../shared/games/voyages/modules/venice/palaces'
import type { Venice } from '../../../shared/games/voyages/modules/venice/types'
import { baseContent, withModules } from '../../../shared/games/voyages/content'
import { modules } from '../../../shared/games/voyages/modules'

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)
const token = (value: number): string => `die token ${value}`

/** Characters that Bellela, Fantina & Moreta may play for a round: all others. */
const others = new Set(ids(withModules(baseContent, modules).characters).filter((id) => id !== bellela))

/** All names, by kind. */
export const thingsOfModules = {
  gift: ids(gifts),
  'path token': ids(paths),
  companion: ids(companions),
  'bonus card': ids(bonusCards),
  'die token': tokenValues.map(token),
  palace: ids(palaces),
  'assumed character': [...others].map((id) => `assumed ${id}`)
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ThingOfModule = keyof typeof thingsOfModules

/** The part that an event uses; undefined if none. */
export function thingUsed(
  event: GameEvent
): { readonly kind: ThingOfModule; readonly name: string } | undefined {
  const moduleEvent = event as (NewCharacters | SecretPaths | Companions | Agents | Venice)['event']
  switch (moduleEvent.type) {
    case 'new-characters/giftUsed':
      return { kind: 'gift', name: moduleEvent.gift }
    case 'secret-paths/pathUsed':
      return { kind: 'path token', name: moduleEvent.path }
    case 'companions/hired':
    case 'companions/borrowed':
      return { kind: 'companion', name: moduleEvent.companion }
    case 'agents/cardUsed':
      return { kind: 'bonus card', name: moduleEvent.card }
    case 'agents/tokenSpent':
      return { kind: 'die token', name: token(moduleEvent.value) }
    case 'venice/visited':
      return { kind: 'palace', name: moduleEvent.palace }
    case 'agents/characterAssumed':
      return { kind: 'assumed character', name: `assumed ${moduleEvent.character}` }
    default:
      return undefined
  }
}
