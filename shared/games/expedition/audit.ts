/** Law 7: nothing is created or lost on the way. Sentences for developers, not for players. */
import { audited, differs, type AuditLine } from '../../engine/audit'
import type { Zone } from '../../engine/visibility'
import type { Content } from './content'
import { cards } from './pieces'
import { goldOf } from './seats'
import { allGold } from './content/numbers'
import { beginning } from './setup'
import type { State } from './types'

/** What does not add up in a host's state; empty when all is well. */
export const audit = (content: Content, state: State): string[] => audited(auditLines, content, state)

/** All that must add up, one sentence each. */
export const auditLines = {
  'zone-count': (_, state) =>
    closedZones(state).flatMap((zone) =>
      zone.cards?.length === zone.count ? [] : ['a zone miscounts its cards']
    ),
  cards: (_, state) => {
    const all = [
      ...state.display,
      ...state.discards,
      ...closedZones(state).flatMap((zone) => zone.cards ?? [])
    ]
    const different = new Set(all).size
    return all.length === cards.length && different === cards.length
      ? []
      : [`cards: ${all.length} (${different} different) instead of ${cards.length}`]
  },
  'cards-laid': (_, state) =>
    state.seats.flatMap(({ tray }, seat) => {
      const paying = state.agenda[seat]?.some(({ kind }) => kind === 'pay') === true
      return tray.count > 0 === paying ? [] : [`seat ${seat} has ${tray.count} cards laid`]
    }),
  gold: (_, state) => {
    const all = [...state.seats.map(goldOf), ...state.chests, state.supply]
    return differs(
      'gold',
      all.reduce((sum, gold) => sum + gold, 0),
      allGold
    )
  },
  supply: (_, { supply }) => (supply < 0 ? [`the supply has ${supply} gold`] : []),
  debt: (_, state) =>
    state.seats.flatMap((one, seat) => (goldOf(one) < 0 ? [`seat ${seat} has ${goldOf(one)} gold`] : [])),
  /** No two camels stand on a space, the stage city apart (ruling 9). */
  crowd: (content, state) => {
    const { stageCity } = content.track(state.track)
    const standing = camelsOf(state).map(({ at }) => at)
    return standing.flatMap((at, i) =>
      at !== stageCity && standing.indexOf(at) !== i ? [`several camels on space ${at}`] : []
    )
  },
  /** Whoever enters takes the chest; only a camel that began there stands on one (rulings 7 and 15). */
  'chest-under-camel': (_, state) =>
    camelsOf(state).flatMap(({ at, began }) =>
      state.chests[at] && at !== began ? [`a chest under a camel on space ${at}`] : []
    ),
  /** No chest lies behind the foremost camel but where camels began: nobody entered there (rulings 7 and 18). */
  'chest-behind': (_, state) => {
    const camels = camelsOf(state)
    const foremost = Math.max(...camels.map(({ at }) => at))
    return state.chests.flatMap((gold, space) =>
      gold > 0 && space < foremost && space >= camels.length
        ? [`a chest left behind on space ${space} (ruling 18)`]
        : []
    )
  },
  /** Where a camel stands it has reached (rulings 21 to 24). */
  reached: (_, state) =>
    camelsOf(state).flatMap(({ seat, at }) =>
      state.reached && !state.reached[seat]?.includes(at)
        ? [`seat ${seat} stands on space ${at}, which it has not reached`]
        : []
    )
} as const satisfies Readonly<Record<string, AuditLine<readonly [Content, State]>>>

const closedZones = (state: State): readonly Zone[] => [
  state.deck,
  ...state.seats.flatMap(({ hand, tray }) => [hand, tray])
]

/** Every camel with the space it stands on and the one it began on. */
const camelsOf = ({ seats, startSeat, players }: State) =>
  seats.flatMap(({ camels }, seat) =>
    camels.map((at, camel) => ({
      ...{ seat, at },
      began: beginning((seat - startSeat + players) % players, players, camel)
    }))
  )
