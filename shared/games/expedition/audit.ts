/** Law 7: nothing is created or lost during a game. The sentences are for developers, not for players. */
import { differs, type AuditLine } from '../../engine/audit'
import { cardsIn, type Zone } from '../../engine/visibility'
import type { Content } from './content'
import { cards } from './pieces'
import { goldOf } from './seats'
import { allGold } from './content/numbers'
import { startSpace } from './setup'
import type { State } from './types'

/** All invariants, by name. */
export const auditLines = {
  'zone-count': (_, state) =>
    closedZones(state).flatMap((zone) =>
      zone.cards?.length === zone.count ? [] : ['a zone miscounts its cards']
    ),
  cards: (_, state) => {
    const all = [...state.display, ...state.discards, ...closedZones(state).flatMap((zone) => cardsIn(zone))]
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
  /** No two camels stand on a space, except in the stage city (ruling 9). */
  crowd: (content, state) => {
    const { stageCity } = content.track(state.track)
    const standing = camelsOf(state).map(({ at }) => at)
    return standing.flatMap((at, i) =>
      at !== stageCity && standing.indexOf(at) !== i ? [`several camels on space ${at}`] : []
    )
  },
  /**
   * A camel that enters a space takes its chest, so only a camel that began there can stand on one (rulings 7 and 15).
   */
  'chest-under-camel': (_, state) =>
    camelsOf(state).flatMap(({ at, began }) =>
      state.chests[at] && at !== began ? [`a chest under a camel on space ${at}`] : []
    ),
  /**
   * No chest remains behind the foremost camel, except on spaces where camels began, which nobody entered (rulings 7
   * and 18).
   */
  'chest-behind': (_, state) => {
    const camels = camelsOf(state)
    const foremost = Math.max(...camels.map(({ at }) => at))
    return state.chests.flatMap((gold, space) =>
      gold > 0 && space < foremost && space >= camels.length
        ? [`a chest left behind on space ${space} (ruling 18)`]
        : []
    )
  },
  /** A camel has reached the space it stands on (rulings 21 to 24). */
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
      seat,
      at,
      began: startSpace((seat - startSeat + players) % players, players, camel)
    }))
  )
