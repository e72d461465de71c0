/** The pieces every event moves: from anchor to anchor, drawn by Piece.vue. */
import type { Context, Flight } from '../types'
import type {
  Bundle,
  Cause,
  Die,
  Event,
  EventOf,
  EventType,
  Item,
  State
} from '../../../shared/games/voyages/types'

type Scenes = {
  readonly [K in EventType]: (event: EventOf<K>, view: State, colours: readonly string[]) => readonly Flight[]
}

/** At most this many equal pieces fly at once: more would blur. */
const most = 4

/** Where a cause lies on the table. */
export const anchorOf = (cause: Cause): string => {
  switch (cause.kind) {
    case 'space':
    case 'occupied':
      return `space:${cause.space}`
    case 'cityCard':
      return `space:${cause.card}`
    case 'contract':
      return `contract:${cause.contract}`
    case 'contractColumn':
      return `column:${cause.column}`
    case 'cityBonus':
      return `bonus:${cause.location}`
    case 'outpost':
      return `bonus:${cause.location}`
    case 'route':
      return `place:${cause.to}`
    case 'travelTable':
      return 'space:travel'
    case 'bonusAction':
      return `action:${cause.action}`
    case 'post':
    case 'character':
    case 'compensation':
    case 'scoring':
      return 'supply'
    default:
      return cause satisfies never
  }
}

const items = (bundle: Bundle, make: (item: Item) => { from: string; to: string }): Flight[] =>
  (Object.entries(bundle) as [Item, number][]).flatMap(([item, count]) =>
    Array.from({ length: Math.min(most, Math.abs(count)) }, () => ({
      ...make(item),
      piece: { kind: 'item', item }
    }))
  )

const stockOf = (seat: number, item: Item): string =>
  item === 'vp' ? `points:${seat}` : `stock:${seat}:${item}`

const colourOf = (die: Die, seat: number, colours: readonly string[]): string =>
  die.colour === 'own' ? (colours[seat] ?? 'neutral') : die.colour
const dieFlight = (
  die: Die,
  seat: number,
  colours: readonly string[],
  value: number,
  from: string,
  to: string
): Flight => ({
  from,
  to,
  piece: { kind: 'die', colour: colourOf(die, seat, colours), value }
})

/** Anchors of the named dice in the owner's hand, each die once. */
const handAnchors = (hand: readonly Die[], dice: readonly Die[], seat: number): string[] => {
  const used = new Set<number>()
  return dice.map((die) => {
    const at = hand.findIndex((d, i) => !used.has(i) && d.colour === die.colour && d.value === die.value)
    used.add(at)
    return at < 0 ? `dice:${seat}` : `die:${seat}:${at}`
  })
}
const handOf = (view: State, seat: number): readonly Die[] => view.seats[seat]?.dice ?? []

const inPlace = (
  die: Die,
  value: number,
  seat: number,
  view: State,
  colours: readonly string[]
): Flight[] => {
  const [anchor = `dice:${seat}`] = handAnchors(handOf(view, seat), [die], seat)
  return [dieFlight(die, seat, colours, value, anchor, anchor)]
}

const scenes: Scenes = {
  taskOpened: () => [],
  taskAmended: () => [],
  taskClosed: () => [],
  phaseStarted: () => [],
  turnStarted: () => [],
  turnEnded: () => [],
  characterTaken: (e) => [
    {
      from: `offer:${e.character}`,
      to: `seat:${e.seat}`,
      piece: { kind: 'portrait', character: e.character }
    }
  ],
  goalsDealt: (e) =>
    Array.from({ length: e.dealt.count }, () => ({
      from: 'supply',
      to: `goals:${e.seat}`,
      piece: { kind: 'goal' }
    })),
  goalsKept: (e) => [{ from: 'supply', to: `goals:${e.seat}`, piece: { kind: 'goal' } }],
  roundStarted: (e) => [{ from: 'supply', to: `seat:${e.startSeat}`, piece: { kind: 'start' } }],
  diceRolled: (e, _view, colours) =>
    e.dice.flatMap((hand, seat) =>
      hand.map((die, i) => dieFlight(die, seat, colours, die.value, 'supply', `die:${seat}:${i}`))
    ),
  dicePlaced: (e, view, colours) => {
    const from = handAnchors(handOf(view, e.seat), e.dice, e.seat)
    return e.dice.map((die, i) =>
      dieFlight(
        die,
        e.seat,
        colours,
        e.values[i] ?? die.value,
        from[i] ?? `dice:${e.seat}`,
        `space:${e.space}`
      )
    )
  },
  dieRerolled: (e, view, colours) => inPlace(e.die, e.value, e.seat, view, colours),
  dieAdjusted: (e, view, colours) => inPlace(e.die, e.value, e.seat, view, colours),
  blackDieTaken: (e) => [
    { from: 'black-dice', to: `dice:${e.seat}`, piece: { kind: 'die', colour: 'black', value: e.value } }
  ],
  paid: (e) => items(e.items, (item) => ({ from: stockOf(e.seat, item), to: anchorOf(e.cause) })),
  gained: (e) => items(e.items, (item) => ({ from: anchorOf(e.cause), to: stockOf(e.seat, item) })),
  rewardLost: (e) => [{ from: anchorOf(e.reward.cause), piece: { kind: 'item', item: e.reward.item } }],
  contractsTaken: (e) =>
    e.contracts.map((contract, i) => ({
      from: `column:${e.columns[i] ?? 1}`,
      to: `contracts:${e.seat}`,
      piece: { kind: 'contract', contract }
    })),
  contractDiscarded: (e) => [
    { from: `contract:${e.contract}`, to: 'supply', piece: { kind: 'contract', contract: e.contract } }
  ],
  contractDrawn: (e) => [
    { from: 'pile:special', to: `contracts:${e.seat}`, piece: { kind: 'contract', contract: e.contract } }
  ],
  contractKept: (e) => [
    { from: `offer:${e.seat}`, to: `contracts:${e.seat}`, piece: { kind: 'contract', contract: e.contract } }
  ],
  contractDeclined: (e) => [
    { from: `contracts:${e.seat}`, to: 'supply', piece: { kind: 'contract', contract: e.contract } }
  ],
  contractCompleted: (e) => [
    {
      from: `contract:${e.contract}`,
      to: `points:${e.seat}`,
      piece: { kind: 'contract', contract: e.contract }
    }
  ],
  rowCleared: (e) =>
    e.contracts.map((contract, i) => ({
      from: `column:${i + 1}`,
      to: 'supply',
      piece: { kind: 'contract', contract }
    })),
  rowDealt: (e) =>
    e.contracts.map((contract, i) => ({
      from: 'supply',
      to: `column:${i + 1}`,
      piece: { kind: 'contract', contract }
    })),
  stepped: (e, _view, colours) => [
    {
      from: `place:${e.from}`,
      to: `place:${e.to}`,
      piece: { kind: 'figure', colour: colours[e.seat] ?? 'neutral', second: e.figure > 0 }
    }
  ],
  postPlaced: (e, _view, colours) => [
    {
      from: `posts:${e.seat}`,
      to: `place:${e.location}`,
      piece: { kind: 'post', colour: colours[e.seat] ?? 'neutral' }
    }
  ],
  postMoved: (e, _view, colours) => [
    {
      from: `place:${e.from}`,
      to: `place:${e.to}`,
      piece: { kind: 'post', colour: colours[e.seat] ?? 'neutral' }
    }
  ],
  outpostTaken: (e) => [
    { from: `bonus:${e.location}`, to: `seat:${e.seat}`, piece: { kind: 'item', item: 'seal' } }
  ],
  gameScored: (e) =>
    e.scores.flatMap((score) =>
      Object.keys(score.points).map(() => ({
        from: 'supply',
        to: `points:${score.seat}`,
        piece: { kind: 'item', item: 'vp' }
      }))
    )
}

/** The flights of one event, from the view before it. */
export function scene(event: Event, context: Context): readonly Flight[] {
  const play = scenes[event.type] as (
    event: Event,
    view: State,
    colours: readonly string[]
  ) => readonly Flight[]
  return play(
    event,
    context.view as State,
    context.seats.map((seat) => seat.colour)
  )
}
