/**
 * A module of one city card, one character, one space and one task, which touches nothing else of the game: what
 * docs/add-a-module.md describes, step by step, played by the tests beside it. Beside it lie its pack, its statistics,
 * what computer players know of it, and its part in the page. A die in the belfry draws two bells, of which one goes
 * back; a bell rung in the own turn brings coins, a coin every round and points at the end.
 */
import { z } from 'zod'
import { listed } from '../../../shared/engine/choices'
import { refusalOf as refuse, type Seat, type Viewer } from '../../../shared/engine/rules'
import {
  fields,
  ofSeat,
  open,
  perSeat,
  revealingEvent,
  zone,
  zones,
  type Zone
} from '../../../shared/engine/visibility'
import { voyagesModule } from '../../../shared/games/voyages/module'
import type { Reward } from '../../../shared/games/voyages/types'
import type { ModuleTypes } from '../../../shared/polo/open-game'

export interface ToyState {
  pile: Zone
  /** Bells that a seat hides, and those it has rung. */
  seats: { bells: Zone; rung: string[] }[]
}

export interface Toy extends ModuleTypes {
  readonly id: 'toy'
  readonly state: ToyState
  /** What ringing a bell brings; only the module's own rules read it. */
  readonly tables: { readonly coins: number }
  /** Which of the bells just drawn goes back. */
  readonly task: { readonly kind: 'toy/return' }
  readonly choice:
    | { readonly type: 'toy/returnBell'; readonly bell: string }
    /** Rings the bell that was kept first: what a turn offers may not depend on what is hidden. */
    | { readonly type: 'toy/ring' }
  readonly event:
    | { readonly type: 'toy/bellsDrawn'; readonly seat: Seat; readonly drawn: Zone }
    | { readonly type: 'toy/bellReturned'; readonly seat: Seat; readonly returned: Zone }
    | { readonly type: 'toy/bellRung'; readonly seat: Seat; readonly bell: string }
  readonly refusal: 'toy/no-bell'
}
type ToyEvent<T extends Toy['event']['type']> = Extract<Toy['event'], { readonly type: T }>

export const { own, tablesIn, task, module } = voyagesModule<Toy>('toy')

const bells = ['bell-1', 'bell-2', 'bell-3', 'bell-4', 'bell-5', 'bell-6', 'bell-7', 'bell-8', 'bell-9']

/** A seat's bells and rung bells. */
const of = (state: ToyState, seat: Seat) => {
  const found = state.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Puts cards into a zone; a view that may not see them counts them. */
function put(zone: Zone, { count, cards }: Zone): void {
  zone.count += count
  if (cards) zone.cards = [...(zone.cards ?? []), ...cards]
}

/** Coins for a bell; a content pack may replace them. */
export const ourCoins = 3

/** The module over its table: with another number of coins for a bell its hash is another. */
export const toyModule = (coins = ourCoins) =>
  module({
    content: {
      cityCards: [
        {
          id: 'toy/card',
          effect: { kind: 'byDie', rewards: [1, 1, 1, 1, 1, 2].map((n) => ({ 'toy/bell': n })) }
        }
      ],
      characters: [
        {
          id: 'toy/ringer',
          roundStart: { camel: 1 },
          payForOccupied: () => 1,
          // Beside the printed road, which costs nothing.
          routesFrom: (from) =>
            from === 'venezia' ? [{ from, to: 'alexandria', cost: { camel: 1 }, name: 'toy/bell-road' }] : []
        }
      ]
    },
    numbers: { bells, coins },
    own: { coins },
    spaces: [
      {
        id: 'toy/belfry',
        dice: 1,
        // The ringer may pull with both hands.
        diceFor: (_, state, seat) => (state.seats[seat]?.character === 'toy/ringer' ? [1, 2] : [1]),
        main: true,
        colour: 'once',
        occupied: 'pays',
        legal: { holds: ({ state }) => own(state).pile.count >= 2, why: () => refuse('toy/no-bell') },
        act: (play, seat) => {
          const cards = (own(play.state).pile.cards ?? []).slice(0, 2)
          play.emit({ type: 'toy/bellsDrawn', seat, drawn: { count: 2, cards } })
          play.open(seat, { kind: 'toy/return' })
          return 'done'
        }
      }
    ],
    tasks: {
      'toy/return': task('toy/return', ['toy/returnBell'], {
        choices: ({ state, seat }) =>
          listed(
            (of(own(state), seat).bells.cards ?? []).map((bell) => ({
              type: 'toy/returnBell' as const,
              bell
            }))
          ),
        refusal: ({ state, seat }, { bell }) =>
          of(own(state), seat).bells.cards?.includes(bell) ? undefined : refuse('not-offered'),
        resolve: (play, seat, _task, { bell }) => {
          play.close(seat)
          play.emit({ type: 'toy/bellReturned', seat, returned: { count: 1, cards: [bell] } })
        }
      })
    },
    curtainTasks: ['toy/return'],
    turn: {
      'toy/ring': {
        candidates: (_, state, seat) =>
          of(own(state), seat).bells.count > 0 ? [{ type: 'toy/ring' as const }] : [],
        refusal: (_, state, seat) =>
          of(own(state), seat).bells.count > 0 ? undefined : refuse('toy/no-bell'),
        resolve: (play, seat) => {
          const [bell = ''] = of(own(play.state), seat).bells.cards ?? []
          play.emit({ type: 'toy/bellRung', seat, bell })
          play.award(seat, { coin: tablesIn(play.content).coins }, { kind: 'space', space: 'toy/belfry' })
        }
      }
    },
    choices: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('toy/returnBell'), bell: z.string().max(40) }),
      z.strictObject({ type: z.literal('toy/ring') })
    ]),
    rewards: {
      'toy/bell': {
        draws: true,
        resolve: (play, seat, { item, count, cause }) => {
          const cards = (own(play.state).pile.cards ?? []).slice(0, count)
          if (cards.length > 0)
            play.emit({ type: 'toy/bellsDrawn', seat, drawn: { count: cards.length, cards } })
          else play.emit({ type: 'rewardLost', seat, reward: { item, count, cause } as Reward })
        }
      }
    },
    hooks: {
      income: (play, seat) => {
        const { length } = of(own(play.state), seat).rung
        return length > 0 ? [{ items: { coin: length }, cause: { kind: 'space', space: 'toy/belfry' } }] : []
      },
      scores: (_, state, seat) => ({ 'toy/bells': 2 * of(own(state), seat).rung.length })
    },
    setup: ({ players, chance }) => ({
      pile: { count: bells.length, cards: chance.shuffle(bells) },
      seats: Array.from({ length: players }, () => ({ bells: { count: 0, cards: [] }, rung: [] }))
    }),
    reducers: {
      'toy/bellsDrawn': (state, { seat, drawn }) => {
        if (drawn.cards) for (const bell of drawn.cards) zones.take(state.pile, bell)
        else zones.drop(state.pile, drawn.count)
        put(of(state, seat).bells, drawn)
      },
      'toy/bellReturned': (state, { seat, returned }) => {
        const { bells: held } = of(state, seat)
        if (returned.cards) for (const bell of returned.cards) zones.take(held, bell)
        else held.count -= returned.count
        if (returned.cards && state.pile.cards) state.pile.cards.push(...returned.cards)
        state.pile.count += returned.count
      },
      'toy/bellRung': (state, { seat, bell }) => {
        zones.take(of(state, seat).bells, bell)
        of(state, seat).rung.push(bell)
      }
    },
    shown: {
      state: fields<ToyState>({
        pile: zone('nobody'),
        seats: perSeat(fields<ToyState['seats'][number]>({ bells: zone('owner'), rung: open() }))
      }),
      events: {
        'toy/bellsDrawn': {
          reveals: true,
          shown: ofSeat(
            fields<ToyEvent<'toy/bellsDrawn'>>({ type: open(), seat: open(), drawn: zone('owner') })
          )
        },
        'toy/bellReturned': {
          shown: ofSeat(
            fields<ToyEvent<'toy/bellReturned'>>({ type: open(), seat: open(), returned: zone('owner') })
          )
        },
        'toy/bellRung': revealingEvent
      }
    },
    unseen: (state, viewer: Viewer) => {
      const seen = new Set(state.seats.flatMap(({ rung }) => rung))
      if (typeof viewer === 'number') for (const bell of of(state, viewer).bells.cards ?? []) seen.add(bell)
      return { bells: bells.filter((bell) => !seen.has(bell)) }
    },
    audit: (state) => {
      const count = state.seats.reduce(
        (sum, seat) => sum + seat.bells.count + seat.rung.length,
        state.pile.count
      )
      return count === bells.length ? [] : [`bells: ${count} instead of ${bells.length}`]
    }
  })
