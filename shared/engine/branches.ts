/**
 * Branches: copy-on-write copies of a position for looking ahead. A branch and its origin share every part that neither
 * has changed since; before an event changes a part in place, that part is copied. What an event changes is declared
 * (`Changes`); how a part is copied follows from the declared visibility.
 *
 * While rules play a choice they may keep references to the playing seat's things and to the agenda across events,
 * because these are copied before the choice. Every other part must be read again after each event.
 */
import type { EventIn, EventOf, EventType, GameTypes } from './game-types'
import type { Seat } from './rules'
import type { Shown } from './visibility'

/** A part of a position: a field of the state, or `seat` for the entry of `seats` that belongs to the event's seat. */
type Part<G extends GameTypes, K extends EventType<G>> =
  (keyof G['state'] & string) | (EventOf<G, K> extends { readonly seat: Seat } ? 'seat' : never)

/**
 * The parts that each kind of event changes in place; a field that is only assigned a new value need not be listed. A
 * kind of event that is left out may change everything.
 */
export type Changes<G extends GameTypes> = {
  readonly [K in EventType<G>]?: readonly Part<G, K>[]
}

/** The branching of a game's positions. */
export interface Branches<G extends GameTypes> {
  /** See `Rules.branch`. */
  readonly branch: (state: G['state']) => G['state']
  /** Call before playing a seat's choice: copies the seat's things and the agenda if they are shared. */
  readonly beforeChoice: (state: G['state'], seat: Seat) => void
  /** Call before applying an event: copies the parts that it changes if they are shared. */
  readonly beforeEvent: (state: G['state'], event: EventIn<G>) => void
}

/**
 * Bitmask in a branch and in its origin: which parts are its own (no longer shared), one bit for each field and then one
 * for each seat. A symbol, so that neither JSON nor a loop over fields sees it. Absent in positions without branches.
 */
const ownParts = Symbol('own parts')

interface Marked {
  [ownParts]?: number
  [field: string]: unknown
}

/** What an event changes: a bitmask of fields, and which seats. */
interface Touched {
  readonly fields: number
  readonly seats: 'all' | 'own' | 'none'
}

/** The most fields that leave enough bits of a 32-bit integer for the seats. */
const mostFields = 22

const agendaEvents = ['taskOpened', 'taskAmended', 'taskClosed']

/** Derives the branching of a game from the visibility of its state and from what its events change. */
export function branchesOf<G extends GameTypes>(shown: Shown<G['state']>, changes: Changes<G>): Branches<G> {
  const { parts = {} } = shown
  const seatShown = parts['seats']?.item
  const fields = Object.entries(parts).filter(([name]) => name !== 'seats' || !seatShown)
  if (fields.length > mostFields) throw new Error(`more than ${mostFields} fields change in place`)

  const touchedBy = (names: readonly string[]): Touched => ({
    fields: fields.reduce((bits, [name], at) => (names.includes(name) ? bits | (1 << at) : bits), 0),
    seats: names.includes('seats') ? 'all' : names.includes('seat') ? 'own' : 'none'
  })
  const everything: Touched = { fields: (1 << fields.length) - 1, seats: 'all' }
  const agenda = touchedBy(['agenda'])
  const touched = new Map(agendaEvents.map((type) => [type, agenda]))
  for (const [type, names] of Object.entries<readonly string[] | undefined>(changes))
    if (names) touched.set(type, touchedBy(names))

  /** Copies those fields of `bits` that are still shared; returns the new bitmask of own parts. */
  const copyFields = (state: Marked, own: number, bits: number): number => {
    const missing = bits & ~own
    if (missing === 0) return own
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at]
      if ((missing & (1 << at)) === 0 || !field) continue
      const [name, part] = field
      const value = state[name]
      if (value !== undefined) state[name] = part.copy(value, { viewer: 'open', owner: undefined })
    }
    return own | missing
  }

  /** Copies a seat that is still shared; returns the new bitmask of own parts. */
  const copySeat = (state: Marked, own: number, seat: Seat): number => {
    const bit = 1 << (fields.length + seat)
    if ((own & bit) !== 0 || !seatShown) return own
    // The first seat to be copied copies the list itself, too.
    if (own >> fields.length === 0) state['seats'] = (state['seats'] as unknown[]).slice()
    const seats = state['seats'] as unknown[]
    if (seat in seats) seats[seat] = seatShown.copy(seats[seat], { viewer: 'open', owner: seat })
    return own | bit
  }

  return {
    branch: (state) => {
      const from = state as Marked
      from[ownParts] = 0
      return { ...from } as G['state']
    },
    beforeChoice: (state, seat) => {
      const marked = state as Marked
      const own = marked[ownParts]
      if (own !== undefined) marked[ownParts] = copySeat(marked, copyFields(marked, own, agenda.fields), seat)
    },
    beforeEvent: (state, event) => {
      const marked = state as Marked
      let own = marked[ownParts]
      if (own === undefined) return
      const { fields: bits, seats } = touched.get(event.type) ?? everything
      own = copyFields(marked, own, bits)
      if (seats === 'own' && 'seat' in event) own = copySeat(marked, own, event.seat)
      else if (seats === 'all')
        for (let seat = (marked['seats'] as unknown[] | undefined)?.length ?? 0; seat-- > 0;)
          own = copySeat(marked, own, seat)
      marked[ownParts] = own
    }
  }
}
