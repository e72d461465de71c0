// A tiny game with everything a host must handle: a secret simultaneous first decision, secret cards, dice, undo, an
// end.

import { z } from 'zod'
import { listed } from '../../shared/engine/choices'
import type { Refusal, Rules, Seat, Viewer } from '../../shared/engine/rules'
import {
  copierOf,
  fields,
  open,
  ownerOnly,
  perSeat,
  zone,
  zones,
  type Zone
} from '../../shared/engine/visibility'
import type { Game } from '../../shared/games/index'

interface ToySeat {
  hand: Zone
  points: number
  /** -1 until pledged. */
  pledge: number
}

export interface ToyState {
  phase: 'pledge' | 'turns' | 'over'
  active: Seat
  turn: number
  pledged: boolean[]
  seats: ToySeat[]
  deck: Zone
}

export type ToyChoice =
  | { type: 'pledge'; value: number }
  | { type: 'take'; n: number }
  | { type: 'roll' }
  | { type: 'draw' }
  | { type: 'crash' }
  | { type: 'pass' }

type ToyEvent =
  | { type: 'pledged'; seat: Seat; value: number }
  | { seat: Seat; type: 'took'; n: number }
  | { type: 'rolled'; seat: Seat; value: number }
  | { type: 'drew'; seat: Seat; card: string }
  | { type: 'passed'; seat: Seat }
  | { type: 'ended'; hands: string[][] }

const choiceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pledge'), value: z.number().int() }),
  z.strictObject({ type: z.literal('take'), n: z.number().int() }),
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('crash') }),
  z.strictObject({ type: z.literal('pass') })
])

const shown = fields<ToyState>({
  phase: open(),
  active: open(),
  turn: open(),
  pledged: open(),
  seats: perSeat(fields<ToySeat>({ hand: zone('owner'), points: open(), pledge: ownerOnly(-1) })),
  deck: zone('nobody')
})

/** Turns in a whole game. */
export const toyTurns = 6

function refusal(state: ToyState, seat: Seat, choice: ToyChoice): Refusal | undefined {
  if (state.phase === 'over') return { code: 'toy-over' }
  if (state.phase === 'pledge') {
    if (state.pledged[seat]) return { code: 'toy-pledged' }
    return choice.type === 'pledge' && choice.value >= 0 && choice.value <= 9
      ? undefined
      : { code: 'toy-pledge-first' }
  }
  if (seat !== state.active) return { code: 'toy-not-active' }
  if (choice.type === 'pledge') return { code: 'toy-too-late' }
  if (choice.type === 'take' && (choice.n < 1 || choice.n > 3))
    return { code: 'toy-take', numbers: { n: choice.n, max: 3 } }
  if (choice.type === 'draw' && state.deck.count === 0) return { code: 'toy-deck-empty' }
  return undefined
}

function evolve(state: ToyState, event: ToyEvent): void {
  if (event.type === 'ended') {
    state.phase = 'over'
    return
  }
  const seat = state.seats[event.seat]
  if (!seat) throw new Error(`no seat ${event.seat}`)
  switch (event.type) {
    case 'pledged':
      seat.pledge = event.value
      state.pledged[event.seat] = true
      if (state.pledged.every(Boolean)) state.phase = 'turns'
      return
    case 'took':
      seat.points += event.n
      return
    case 'rolled':
      seat.points += event.value
      return
    case 'drew':
      zones.drop(state.deck, 1)
      seat.hand.count++
      seat.hand.cards?.push(event.card)
      return
    case 'passed':
      state.turn++
      state.active = (state.active + 1) % state.seats.length
  }
}

const rules: Rules<ToyState, ToyChoice, ToyEvent> = {
  id: 'toy',
  version: '1.2',
  tables: () => [{ id: 'base', hash: 'toy-content', earlier: ['toy-before'] }],
  seats: { min: 2, max: 4 },
  options: [
    { id: 'mood', kind: 'choice', values: ['plain', 'wild'], fallback: 'plain' },
    { id: 'first', kind: 'seat', fallback: 'drawn' }
  ],
  setup: (config, chance) => {
    const deck = chance.shuffle(Array.from({ length: 20 }, (_, i) => `card-${i}`))
    const first = config.options['first'] ?? 'drawn'
    return {
      phase: 'pledge',
      active: first === 'drawn' ? chance.next(config.players) : Number(first),
      turn: 0,
      pledged: Array.from({ length: config.players }, () => false),
      seats: Array.from({ length: config.players }, () => ({
        hand: { count: 1, cards: deck.splice(0, 1) },
        points: 0,
        pledge: -1
      })),
      deck: { count: deck.length, cards: deck }
    }
  },
  decisions: (state, asker) => {
    const asked =
      state.phase === 'pledge'
        ? state.pledged.flatMap((done, seat) => (done ? [] : [seat]))
        : state.phase === 'turns'
          ? [state.active]
          : []
    return asked.map((seat) => ({
      seat,
      task: state.phase === 'pledge' ? 'pledge' : 'turn',
      simultaneous: state.phase === 'pledge',
      ...((asker === seat || asker === 'open') && {
        choices: listed<ToyChoice>(
          state.phase === 'pledge'
            ? [{ type: 'pledge', value: 3 }]
            : [{ type: 'take', n: 1 }, { type: 'roll' }, { type: 'pass' }]
        )
      })
    }))
  },
  play: (state, seat, choice, chance) => {
    const no = refusal(state, seat, choice)
    if (no) return { refusal: no }
    const events: ToyEvent[] = []
    const happen = (event: ToyEvent): void => {
      evolve(state, event)
      events.push(event)
    }
    if (choice.type === 'pledge') happen({ type: 'pledged', seat, value: choice.value })
    if (choice.type === 'take') happen({ seat, type: 'took', n: choice.n })
    if (choice.type === 'roll') happen({ type: 'rolled', seat, value: chance.roll() })
    if (choice.type === 'draw') happen({ type: 'drew', seat, card: state.deck.cards?.[0] ?? '' })
    if (choice.type === 'crash') {
      happen({ type: 'took', seat, n: 100 })
      throw new Error('a fault in the rules')
    }
    if (choice.type === 'pass') {
      happen({ type: 'passed', seat })
      if (state.turn >= toyTurns)
        happen({ type: 'ended', hands: state.seats.map(({ hand }) => [...(hand.cards ?? [])]) })
    }
    return { events }
  },
  refusal,
  parseChoice: (value) => choiceSchema.safeParse(value).data,
  evolve,
  copy: copierOf(shown),
  branch: copierOf(shown),
  view: (state, viewer) => shown.copy(state, { viewer, owner: undefined }),
  redact: (event, viewer: Viewer) => {
    if (viewer === 'open' || !('seat' in event) || event.seat === viewer) return event
    if (event.type === 'pledged') return { ...event, value: -1 }
    if (event.type === 'drew') return { ...event, card: '' }
    return event
  },
  reveals: (event) => event.type === 'drew' || event.type === 'ended',
  unseen: () => ({}),
  outcome: (state) =>
    state.phase === 'over'
      ? {
          scores: state.seats.map(({ points }, seat) => ({ seat, total: points, bySource: { points } })),
          ranking: [state.seats.map((_, seat) => seat)]
        }
      : undefined,
  audit: () => []
}

/** The toy game as the host uses games; version, content hash and set-up can be varied. */
export const toyGame = ({
  version = rules.version,
  content,
  setup = rules.setup
}: { version?: string; content?: string; setup?: typeof rules.setup } = {}): Game => ({
  rules: {
    ...rules,
    version,
    setup,
    ...(content !== undefined && { tables: () => [{ id: 'base', hash: content }] })
  },
  title: { en: 'Toy', fr: 'Toy', de: 'Toy' },
  content: undefined,
  secrecy: 'peek',
  colours: ['red', 'blue', 'green', 'yellow'],
  curtainTasks: [],
  secrets: (state, seat) => (state as ToyState).seats[seat]?.hand.cards,
  round: (state) => (state as ToyState).turn + 1,
  starter: (first) => (first as ToyState).active
})
