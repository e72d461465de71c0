/** The scene of every event: pieces that fly from anchor to anchor, drawn by Piece.vue, and what they wait for. */
import type { Cause, Event, EventOf, State } from '../../../shared/games/voyages/types'
import { lowestFreeSlot } from '../../../shared/games/voyages/beijing'
import { baseContent, type Content } from '../../../shared/games/voyages/content'
import { isModuleEvent, isOfModule, type ModuleEvent } from '../../../shared/polo/open-game'
import type { Context, Scene } from '../../contract/game-ui'
import { dispatch, type EventHandlers } from '../../kit/event-table'
import { contractAt, contractPiece, postFromHand, withMoment, type Before } from '../../polo/flights'
import { familySource } from '../../polo/cause-source'
import { familyScenes, round } from '../../polo/scenes'
import { map } from './atlas/layout'
import { modulesPart } from './modules'
import type { VoyagesTypes } from './types'
import { words } from './words'

interface Known extends Before<State> {
  readonly content: Content
}
type Scenes = EventHandlers<Event, Known, Scene>

/** The space from which journeys set out. */
const travel = 'space:travel'

/** The anchor of a cause on the table. */
function sourceOf(cause: Cause, seat: number): string {
  switch (cause.kind) {
    case 'contractColumn':
      return `column:${cause.column}`
    case 'travelTable':
      return travel
    default:
      return isOfModule(cause.kind) && 'id' in cause
        ? (modulesPart.causes[cause.kind]?.anchor(cause.id, seat) ?? 'supply')
        : familySource(cause, seat)
  }
}

/** What a payment or gain with this cause waits for, besides the piece it comes from. */
function afterCause(cause: Cause, view: State): readonly string[] {
  if (cause.kind === 'route') return [`place:${cause.from}`, travel]
  const income = view.phase === 'income' && (cause.kind === 'cityBonus' || cause.kind === 'character')
  return income ? [round] : []
}

const family = familyScenes<Cause, State>({
  map,
  setsOut: [travel],
  sourceOf,
  afterCause,
  nthPost: (nth) => words.names.moments.nthPost(nth)
})

/**
 * The text for a post in Beijing: the points of the slot that it takes, since they decide most games; undefined for any
 * other place. A post of a character that is played for one round takes the free slot with the fewest points (ruling
 * 116).
 */
function beijingMoment({ location }: EventOf<'postPlaced'>, { view, content }: Known) {
  if (location !== 'beijing') return undefined
  const slot = view.phase === 'roundStart' ? lowestFreeSlot(view) : view.beijing.indexOf(-1)
  const points = content.numbers.beijingPoints[slot] ?? 0
  return { text: words.names.moments.beijing(points), grand: true }
}

const scenes: Scenes = {
  ...family,
  postPlaced: (e, before) =>
    withMoment(postFromHand(e.seat, e.location, before), e, before, beijingMoment(e, before)),
  contractsTaken: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: `column:${e.columns[i] ?? 1}`,
      leaves: contractAt(contract),
      to: `contracts:${e.seat}`,
      becomes: contractAt(contract),
      piece: contractPiece(contract)
    })),
    after: ['space:contracts']
  }),
  rowCleared: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: `column:${i + 1}`,
      leaves: contractAt(contract),
      to: 'supply',
      piece: contractPiece(contract)
    }))
  }),
  rowDealt: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: 'supply',
      to: `column:${i + 1}`,
      becomes: contractAt(contract),
      piece: contractPiece(contract, true)
    }))
  })
}

/** The scene of one event, from the view before it. */
export function scene(event: Event | ModuleEvent, context: Context<VoyagesTypes>): Scene {
  const { view, seats, content = baseContent } = context
  const before = { view, content, colours: seats.map((seat) => seat.colour) }
  return isModuleEvent(event)
    ? (modulesPart.events[event.type]?.scene(event, before) ?? { flights: [] })
    : dispatch(scenes, event, before)
}
