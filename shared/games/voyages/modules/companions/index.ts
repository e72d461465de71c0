/**
 * The Companions: fourteen tiles, of which five or six lie face up, and a space where one die hires one (rulings 129 to 135).
 * We designed their costs and abilities. A character with the mark `borrows` borrows one for a round (rulings 106 to 110).
 */
import * as z from 'zod/mini'
import { id } from '../../../../polo/choice-schema'
import { fields, open, openEvent, revealingEvent, zone, zones } from '../../../../engine/visibility'
import { removeFrom } from '../../../../polo/contracts'
import { seatOf } from '../../seats'
import { companionHouse, hire } from './hiring'
import { hooks } from './hooks'
import { module } from './kit'
import { borrow } from './loans'
import { companions, companionTables, companionValues, rowSize, type CompanionValues } from './tiles'
import type { CompanionsState } from './types'

const companion = id
/** The `gap` of a seat that has borrowed no companion. */
const nowhere = -1

/** The module with these values; a pack changes them, never the fourteen ids. */
export const companionsOver = (values: CompanionValues) =>
  module({
    numbers: { companions: values.companions, perSeat: values.perSeat, rows: values.rows },
    own: companionTables(values),
    spaces: [companionHouse],
    tasks: { 'companions/hire': hire, 'companions/borrow': borrow },
    turn: {},
    hooks,
    choices: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('companions/hire'), companion, dismiss: z.optional(companion) }),
      z.strictObject({ type: z.literal('companions/borrow'), companion })
    ]),
    setup: ({ players, chance }) => {
      const cards = chance.shuffle(companions.map(({ id }) => id))
      const row = cards.splice(0, rowSize(values, players))
      return {
        row,
        pile: { count: cards.length, cards },
        seats: Array.from({ length: players }, () => ({
          hired: [],
          borrowed: '',
          gap: nowhere,
          before: '',
          used: {}
        }))
      }
    },
    reducers: {
      'companions/hired': (state, { seat, companion: id, dismissed }) => {
        const mine = seatOf(state, seat)
        state.row[state.row.indexOf(id)] = ''
        mine.hired.push(id)
        if (dismissed === undefined) return
        removeFrom(mine.hired, dismissed)
        zones.under(state.pile, dismissed)
        // A tile in the pile is forgotten: it comes back unused, and may be borrowed at once.
        for (const seated of state.seats) {
          seated.used = Object.fromEntries(Object.entries(seated.used).filter(([tile]) => tile !== dismissed))
          if (seated.before === dismissed) seated.before = ''
        }
      },
      'companions/borrowed': (state, { seat, companion: id }) => {
        const mine = seatOf(state, seat)
        mine.gap = state.row.indexOf(id)
        mine.borrowed = id
        state.row[mine.gap] = ''
      },
      'companions/returned': (state, { seat, companion: id }) => {
        const mine = seatOf(state, seat)
        state.row[mine.gap] = id
        Object.assign(mine, { borrowed: '', gap: nowhere, before: id })
      },
      'companions/used': (state, { seat, companion: id }) => {
        const { used } = seatOf(state, seat)
        used[id] = (used[id] ?? 0) + 1
      },
      'companions/usesRenewed': (state) => {
        for (const seat of state.seats) seat.used = {}
      },
      'companions/rowFilled': (state, { places, companions: tiles }) => {
        tiles.forEach((tile, i) => {
          zones.take(state.pile, tile)
          state.row[places[i] ?? nowhere] = tile
        })
      }
    },
    shown: {
      state: fields<CompanionsState>({ row: open(), pile: zone('nobody'), seats: open() }),
      events: {
        'companions/hired': openEvent,
        'companions/borrowed': openEvent,
        'companions/returned': openEvent,
        'companions/used': openEvent,
        'companions/usesRenewed': openEvent,
        'companions/rowFilled': revealingEvent
      }
    },
    unseen: (state) => {
      const seen = new Set(outsidePile(state))
      return { companions: companions.map(({ id }) => id).filter((id) => !seen.has(id)) }
    },
    audit: (state) => {
      const there = outsidePile(state)
      const count = state.pile.count + there.length
      return [
        ...(count === companions.length && new Set(there).size === there.length
          ? []
          : [`companions: ${count} instead of ${companions.length}`]),
        ...state.seats.flatMap(({ hired }, seat) =>
          hired.length > values.perSeat ? [`seat ${seat} has ${hired.length} companions`] : []
        )
      ]
    }
  })

export const companionsModule = companionsOver(companionValues)

/** All tiles in the row or with a seat. */
const outsidePile = ({ row, seats }: CompanionsState): readonly string[] =>
  [...row, ...seats.flatMap(({ hired, borrowed }) => [...hired, borrowed])].filter((tile) => tile !== '')
