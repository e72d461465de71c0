/** What every event shows: pieces from anchor to anchor, drawn by Piece.vue, and what it waits for. */
import type { Context, Flight, Scene } from '../types'
import type { Bundle, Die, Event, EventOf, EventType, Item, State } from '../../../shared/games/voyages/types'
import { afterCause, round, sourceOf } from './scene-causes'
import { walk } from './walk'

/** What is known of the table before the event. */
interface Before {
  readonly view: State
  readonly colours: readonly string[]
}
type Scenes = {
  readonly [K in EventType]: (event: EventOf<K>, before: Before) => Scene
}

/** At most this many equal pieces fly at once: more would blur. */
const most = 4
const nothing: Scene = { flights: [] }
const still = (): Scene => nothing
const colourIn = ({ colours }: Before, seat: number): string => colours[seat] ?? 'neutral'

const items = (bundle: Bundle, make: (item: Item) => { from: string; to: string }): Flight[] =>
  (Object.entries(bundle) as [Item, number][]).flatMap(([item, count]) =>
    Array.from({ length: Math.min(most, Math.abs(count)) }, () => ({
      ...make(item),
      piece: { kind: 'item', item }
    }))
  )

const stockOf = (seat: number, item: Item): string =>
  item === 'vp' ? `points:${seat}` : `stock:${seat}:${item}`

const contractPiece = (contract: string, turns = false): Flight['piece'] => ({
  kind: 'contract',
  contract,
  ...(turns && { turns })
})

/** A die; one that `rolls` shows other faces on its way. */
const diePiece = (die: Die, value: number, seat: number, before: Before, rolls = false): Flight['piece'] => ({
  kind: 'die',
  colour: die.colour === 'own' ? colourIn(before, seat) : die.colour,
  value,
  ...(rolls && value > 0 && { rolls })
})

const handOf = ({ view }: Before, seat: number): readonly Die[] => view.seats[seat]?.dice ?? []
const dieAt = (seat: number, place: number): string => `die:${seat}:${place}`

/** Anchors of the named dice in the owner's hand, each die once. */
function handAnchors(hand: readonly Die[], dice: readonly Die[], seat: number): readonly string[] {
  const used = new Set<number>()
  return dice.map((die) => {
    const at = hand.findIndex((d, i) => !used.has(i) && d.colour === die.colour && d.value === die.value)
    used.add(at)
    return at < 0 ? `dice:${seat}` : dieAt(seat, at)
  })
}

/** A die of the hand gets another value, and lies behind the others then. */
function turned(
  { seat, die, value }: EventOf<'dieRerolled'> | EventOf<'dieAdjusted'>,
  before: Before,
  rolls: boolean
): Scene {
  const hand = handOf(before, seat)
  const [from = `dice:${seat}`] = handAnchors(hand, [die], seat)
  const last = dieAt(seat, hand.length - 1)
  return { flights: [{ from, to: last, becomes: last, piece: diePiece(die, value, seat, before, rolls) }] }
}

const post = (seat: number, location: string, from: string, before: Before): Scene => ({
  flights: [
    {
      from,
      to: `place:${location}`,
      becomes: `post:${seat}:${location}`,
      piece: { kind: 'post', colour: colourIn(before, seat) }
    }
  ],
  after: [`place:${location}`],
  brings: [`bonus:${location}`, `posts:${seat}`]
})

const contract = (
  { seat, contract }: { readonly seat: number; readonly contract: string },
  from: string,
  to: string
): Scene => ({
  flights: [{ from, to, piece: contractPiece(contract) }],
  brings: [`contract:${contract}`, `contracts:${seat}`]
})

const scenes: Scenes = {
  taskOpened: still,
  taskAmended: still,
  taskClosed: still,
  phaseStarted: still,
  turnStarted: still,
  turnEnded: still,
  characterTaken: (e) => ({
    flights: [
      {
        from: `offer:${e.character}`,
        to: `seat:${e.seat}`,
        piece: { kind: 'portrait', character: e.character }
      }
    ]
  }),
  goalsDealt: (e) => ({
    flights: Array.from({ length: e.dealt.count }, () => ({
      from: 'supply',
      to: `goals:${e.seat}`,
      piece: { kind: 'goal' }
    }))
  }),
  goalsKept: (e) => ({ flights: [{ from: 'supply', to: `goals:${e.seat}`, piece: { kind: 'goal' } }] }),
  roundStarted: (e) => ({
    flights: [{ from: 'supply', to: `seat:${e.startSeat}`, piece: { kind: 'start' } }],
    brings: [round]
  }),
  diceRolled: (e, before) => ({
    flights: e.dice.flatMap((hand, seat) =>
      hand.map((die, i) => ({
        from: `seat:${seat}`,
        to: dieAt(seat, i),
        becomes: dieAt(seat, i),
        piece: diePiece(die, die.value, seat, before, true)
      }))
    ),
    after: 'all'
  }),
  dicePlaced: (e, before) => {
    const from = handAnchors(handOf(before, e.seat), e.dice, e.seat)
    return {
      flights: e.dice.map((die, i) => ({
        from: from[i] ?? `dice:${e.seat}`,
        to: `space:${e.space}`,
        piece: diePiece(die, e.values[i] ?? die.value, e.seat, before)
      }))
    }
  },
  dieRerolled: (e, before) => turned(e, before, true),
  dieAdjusted: (e, before) => turned(e, before, false),
  blackDieTaken: (e, before) => {
    const place = dieAt(e.seat, handOf(before, e.seat).length)
    const die: Die = { colour: 'black', value: e.value }
    return {
      flights: [
        {
          from: 'black-dice',
          to: place,
          becomes: place,
          piece: diePiece(die, e.value, e.seat, before, true)
        }
      ],
      after: [sourceOf(e.cause, e.seat)]
    }
  },
  paid: (e, { view }) => ({
    flights: items(e.items, (item) => ({ from: stockOf(e.seat, item), to: sourceOf(e.cause, e.seat) })),
    after: afterCause(e.cause, view)
  }),
  gained: (e, { view }) => ({
    flights: items(e.items, (item) => ({ from: sourceOf(e.cause, e.seat), to: stockOf(e.seat, item) })),
    after: afterCause(e.cause, view)
  }),
  rewardLost: (e) => ({
    flights: [{ from: sourceOf(e.reward.cause, e.seat), piece: { kind: 'item', item: e.reward.item } }]
  }),
  contractsTaken: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: `column:${e.columns[i] ?? 1}`,
      to: `contracts:${e.seat}`,
      piece: contractPiece(contract)
    })),
    after: ['space:contracts']
  }),
  contractDiscarded: (e) => contract(e, `contract:${e.contract}`, 'supply'),
  contractDrawn: (e) => ({
    flights: [{ from: 'pile:special', to: `contracts:${e.seat}`, piece: contractPiece(e.contract, true) }],
    after: [sourceOf(e.cause, e.seat)],
    brings: [`offer:${e.seat}`]
  }),
  contractKept: (e) => contract(e, `offer:${e.seat}`, `contracts:${e.seat}`),
  contractDeclined: (e) => contract(e, `offer:${e.seat}`, 'supply'),
  contractCompleted: (e) => contract(e, `contract:${e.contract}`, `points:${e.seat}`),
  rowCleared: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: `column:${i + 1}`,
      to: 'supply',
      piece: contractPiece(contract)
    }))
  }),
  rowDealt: (e) => ({
    flights: e.contracts.map((contract, i) => ({
      from: 'supply',
      to: `column:${i + 1}`,
      becomes: `contract:${contract}`,
      piece: contractPiece(contract, true)
    }))
  }),
  stepped: (e, before) => ({
    flights: [
      {
        from: `place:${e.from}`,
        to: `place:${e.to}`,
        along: walk(e.from, e.to),
        becomes: `figure:${e.seat}:${e.figure}`,
        piece: { kind: 'figure', colour: colourIn(before, e.seat), second: e.figure > 0 }
      }
    ],
    after: ['space:travel']
  }),
  postPlaced: (e, before) => post(e.seat, e.location, `posts:${e.seat}`, before),
  postMoved: (e, before) => post(e.seat, e.to, `place:${e.from}`, before),
  outpostTaken: (e) => ({
    flights: [{ from: `bonus:${e.location}`, to: `seat:${e.seat}`, piece: { kind: 'item', item: 'seal' } }]
  }),
  gameScored: (e) => ({
    flights: e.scores.flatMap((score) =>
      Object.keys(score.points).map(() => ({
        from: 'supply',
        to: `points:${score.seat}`,
        piece: { kind: 'item', item: 'vp' }
      }))
    ),
    after: 'all'
  })
}

/** What one event shows, from the view before it. */
export function scene(event: Event, context: Context): Scene {
  const play = scenes[event.type] as (event: Event, before: Before) => Scene
  return play(event, {
    view: context.view as State,
    colours: context.seats.map((seat) => seat.colour)
  })
}
