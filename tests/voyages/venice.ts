/** Tables with the City of Venice, and helpers for its rulings. */
import { venice } from '../../shared/games/voyages/modules/venice'
import { own } from '../../shared/games/voyages/modules/venice/kit'
import type { Voyages } from '../../shared/games/voyages/game'
import { freshTable, table as tableAt, type Table } from './table'
import type { TableSpec } from './declared'

/** Adds the built-in module, unless the table has one with a pack. */
const withModule = (spec: TableSpec): TableSpec =>
  spec.modules?.some((one) => one.id === 'venice')
    ? spec
    : { ...spec, modules: [...(spec.modules ?? []), venice] }
/** Declares visits for the posts that seats have in Venice, with their reputation. */
const settled = (t: Table): Table =>
  t.ofModule((state) => {
    const mine = own(state)
    state.seats.forEach(({ posts }, seat) => {
      const there = posts.filter((place) => place.startsWith('venice/'))
      mine.founded = [...new Set([...mine.founded, ...there])]
      mine.reputation[seat] = there.length
    })
  })

export const table = (spec: TableSpec = {}): Table => settled(tableAt(withModule(spec)))

/** Takes all dice of the other seats. */
export const alone = (spec: TableSpec = {}): Table => {
  const t = table(spec)
  for (let seat = 1; seat < (spec.players ?? 3); seat++) t.given({ seat, dice: [] })
  return t
}
export const fresh = (spec: TableSpec = {}): Table => freshTable(withModule(spec))

/** Choices of the module in the words of the game. */
export const say = {
  visit: (palace: string): Voyages['choice'] => ({ type: 'venice/visit', palace: id(palace) })
}

/** The id of a palace. */
export const id = (palace: string): string => `venice/${palace}`

export { own }
