/** The scene of every event: pieces that fly from anchor to anchor, drawn by Piece.vue, and what they wait for. */
import type { Cause, Event, EventOf, State } from '../../../shared/games/khan/types'
import { travelSpaces } from '../../../shared/games/khan/content/numbers'
import type { Context, Scene } from '../../contract/game-ui'
import { dispatch, type EventHandlers } from '../../kit/event-table'
import {
  contractAt,
  contractPiece,
  diePiece,
  postFromHand,
  withMoment,
  type Before
} from '../../polo/flights'
import { besideLeft } from '../../polo/own/beside'
import { familySource } from '../../polo/cause-source'
import { familyScenes, round } from '../../polo/scenes'
import { map } from './atlas/layout'
import { countOnLanding } from './pieces/landed'
import { sealAt } from './pieces/seals'
import type { KhanTypes } from './types'
import { words } from './words'

type Scenes = EventHandlers<Event, Before<State>, Scene>

/** The spaces from which journeys set out. */
const setsOut = travelSpaces.map(({ id }) => `space:${id}`)

/** The anchor of a cause on the table. */
function sourceOf(cause: Cause, seat: number): string {
  switch (cause.kind) {
    case 'fee':
      return `space:${cause.space}`
    case 'offer':
      return `book:${cause.book}`
    case 'seal':
      return `seals:${seat}`
    case 'outpost':
      return `outpost:${cause.location}`
    case 'keptOutpost':
      return `kept:${cause.bonus}`
    case 'contractCity':
      return `place:${cause.location}`
    default:
      return familySource(cause, seat)
  }
}

/** What a payment or gain with this cause waits for, besides the piece it comes from. */
function afterCause(cause: Cause, view: State): readonly string[] {
  if (cause.kind === 'route') return [`place:${cause.from}`, ...setsOut]
  const income =
    view.phase === 'income' &&
    (cause.kind === 'cityBonus' || cause.kind === 'character' || cause.kind === 'seal')
  return income ? [round] : []
}

const family = familyScenes<Cause, State>({
  map,
  setsOut,
  sourceOf,
  afterCause,
  nthPost: (nth) => words.names.moments.nthPost(nth)
})

/** A seal moves to a seat, or is turned to its improved side where it lies. */
const seal = (e: EventOf<'sealTaken'> | EventOf<'sealImproved'>, from: string): Scene => ({
  flights: [
    {
      from,
      to: `seals:${e.seat}`,
      becomes: sealAt(e.seat, e.seal),
      // A seal that is turned stays visible in its place until then.
      ...(e.type === 'sealImproved' ? { leaves: from } : { rises: true }),
      piece: { kind: 'seal', seal: e.seal, improved: e.type === 'sealImproved' }
    }
  ],
  after: [`space:guild-seals`],
  brings: [`seals:${e.seat}`]
})

const tile = (from: string, to: string): Scene => ({
  flights: [{ from, to, rises: true, piece: { kind: 'item', item: 'seal' } }]
})

const scenes: Scenes = {
  ...family,
  postPlaced: (e, before) => {
    const post = countOnLanding(postFromHand(e.seat, e.location, before), e.seat, e.location)
    const scene = withMoment(post, e, before)
    return { ...scene, brings: [...(scene.brings ?? []), `outpost:${e.location}`] }
  },
  postMoved: (e, before) => countOnLanding(family.postMoved(e, before), e.seat, e.to),
  outpostTaken: (e) => tile(`outpost:${e.location}`, `seat:${e.seat}`),
  contractsTaken: (e) => ({
    flights: e.contracts.map((contract) => ({
      from: contractAt(contract),
      leaves: contractAt(contract),
      to: `contracts:${e.seat}`,
      becomes: contractAt(contract),
      piece: contractPiece(contract)
    })),
    after: ['space:contracts']
  }),
  contractsLaid: (e) => ({
    flights: e.laid.map(({ location, contract }) => ({
      from: 'pile:special',
      to: `place:${location}`,
      becomes: contractAt(contract),
      piece: contractPiece(contract, true)
    }))
  }),
  sealTaken: (e) => seal(e, `guild:${e.seal}`),
  sealImproved: (e) => seal(e, sealAt(e.seat, e.seal)),
  outpostKept: (e) => tile('supply', `seat:${e.seat}`),
  cityCardUsed: (e) => ({
    flights: [
      {
        from: `seat:${e.seat}`,
        to: 'supply',
        takes: { [besideLeft]: 1 },
        rises: true,
        piece: { kind: 'city-card', card: e.card }
      }
    ]
  }),
  outpostUsed: (e) => tile(`kept:${e.bonus}`, `seat:${e.seat}`),
  areaCardsDealt: (e) => ({
    flights: e.cards.map((card) => ({
      from: 'supply',
      to: `space:${card}`,
      piece: { kind: 'item', item: 'card' }
    }))
  }),
  offersTurned: (e) => ({
    flights: e.turned.map(({ book }) => ({
      from: 'supply',
      to: `book:${book}`,
      piece: { kind: 'item', item: 'card' }
    }))
  }),
  blackDiceRolled: (e, before) => ({
    flights: e.values.map((value) => ({
      from: 'supply',
      to: 'black-dice',
      piece: diePiece({ colour: 'black' }, value, -1, before, true)
    }))
  })
}

/** The scene of one event, from the view before it. */
export function scene(event: Event, context: Context<KhanTypes>): Scene {
  return dispatch(scenes, event, { view: context.view, colours: context.seats.map((seat) => seat.colour) })
}
