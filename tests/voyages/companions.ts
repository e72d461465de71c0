/** Tables with the Companions, and helpers for their rulings. */
import { companionsModule } from '../../shared/games/voyages/modules/companions'
import { companionsOf, own } from '../../shared/games/voyages/modules/companions/kit'
import type { Voyages } from '../../shared/games/voyages/game'
import { alone as aloneAt, freshTable, table as tableAt, type Table } from './table'
import type { TableSpec } from './declared'

/** Adds the built-in module, unless the table has one with a pack. */
const withModule = (spec: TableSpec): TableSpec =>
  spec.modules?.some((one) => one.id === 'companions')
    ? spec
    : { ...spec, modules: [...(spec.modules ?? []), companionsModule] }
export const table = (spec: TableSpec = {}): Table => tableAt(withModule(spec))
export const alone = (spec: TableSpec = {}): Table => aloneAt(withModule(spec))
export const fresh = (spec: TableSpec = {}): Table => freshTable(withModule(spec))

/** Choices of the module in the words of the game; ids of companions without their common prefix. */
export const say = {
  hire: (companion: string, dismiss?: string): Voyages['choice'] => ({
    type: 'companions/hire' as const,
    companion: id(companion),
    ...(dismiss !== undefined && { dismiss: id(dismiss) })
  }),
  borrow: (companion: string): Voyages['choice'] => ({
    type: 'companions/borrow' as const,
    companion: id(companion)
  })
}

/** The id of a companion. */
export const id = (companion: string): string => `companion-${companion}`

/** Puts these companions at the start of the row; those that were there go into the pile. */
export const row = (t: Table, ...companions: readonly string[]): Table =>
  t.ofModule((state) => {
    const mine = own(state)
    const wanted = companions.map(id)
    const all = [...mine.row, ...(mine.pile.cards ?? [])].filter((one) => !wanted.includes(one))
    const { length } = mine.row
    mine.row = [...wanted, ...all].slice(0, length)
    mine.pile.cards = [...wanted, ...all].slice(length)
  })

/** Gives a seat hired companions from the pile or the row. */
export const give = (t: Table, seat: number, ...companions: readonly string[]): Table =>
  t.ofModule((state) => {
    const mine = own(state)
    const given = companions.map(id)
    const rest = [...mine.row, ...(mine.pile.cards ?? [])].filter((one) => !given.includes(one))
    const { length } = mine.row
    mine.row = rest.slice(0, length)
    mine.pile = { count: rest.length - length, cards: rest.slice(length) }
    companionsOf(state, seat).hired.push(...given)
  })

export { companionsOf, own }
