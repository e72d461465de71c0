/** Tables with the Agents of Venice, and helpers for their rulings. */
import { agents } from '../../shared/games/voyages/modules/agents'
import { agentsOf } from '../../shared/games/voyages/modules/agents/kit'
import type { Voyages } from '../../shared/games/voyages/game'
import { alone as aloneAt, freshTable, table as tableAt, type Table } from './table'
import type { TableSpec } from './declared'

/** Adds the built-in module, unless the table has one with a pack. */
const withModule = (spec: TableSpec): TableSpec =>
  spec.modules?.some((one) => one.id === 'agents')
    ? spec
    : { ...spec, modules: [...(spec.modules ?? []), agents] }
export const table = (spec: TableSpec = {}): Table => tableAt(withModule(spec))
export const alone = (spec: TableSpec = {}): Table => aloneAt(withModule(spec))
export const fresh = (spec: TableSpec = {}): Table => freshTable(withModule(spec))

export const [donata, rusticiano, papa, piedro, bellela] = [
  'agents/donata-badoer',
  'agents/rusticiano',
  'agents/papa-gregorio-x',
  'agents/piedro-tartarino',
  'agents/bellela-fantina-moreta'
] as const

/** Choices of the module in the words of the game; ids of cards without their common prefix. */
export const say = {
  card: (name: string): Voyages['choice'] => ({ type: 'agents/useCard', card: `bonus-card-${name}` }),
  assume: (character: string): Voyages['choice'] => ({ type: 'agents/assume', character }),
  toBeijing: (figure = 0): Voyages['choice'] => ({ type: 'agents/toBeijing', figure }),
  stay: (): Voyages['choice'] => ({ type: 'agents/stay' }),
  remove: (figure: number): Voyages['choice'] => ({ type: 'agents/removeFigure', figure })
}

/** Gives a seat bonus cards. */
export const cards = (t: Table, seat: number, ...names: readonly string[]): Table =>
  t.ofModule((state) => {
    agentsOf(state, seat).cards = names.map((name) => `bonus-card-${name}`)
  })

/** Gives a seat tokens for the coming rounds, and in its hand for this one. */
export const tokens = (t: Table, seat: number, ...values: readonly number[]): Table =>
  t.ofModule((state) => {
    agentsOf(state, seat).tokens = [...values]
    for (const value of values) state.seats[seat]?.dice.push({ colour: 'token', value })
  })

/**
 * A table at which seat 0 is Bellela, Fantina & Moreta with these tiles, and the round ends with the next turn, seat
 * 2's.
 */
export const lastTurn = (
  tiles: readonly string[],
  things: object = {},
  spec: TableSpec = {},
  character: string = bellela
): Table => {
  const t = table(spec)
    .given({ dice: [], character: character as never, ...things })
    .given({ seat: 2, dice: [1] })
    .turnOf(2)
    .ofModule((state) => {
      agentsOf(state, 0).tiles = tiles as never
    })
  for (let seat = 1; seat < (spec.players ?? 3); seat++) if (seat !== 2) t.given({ seat, dice: [] })
  return t
}

/** They play this tile in the next round; the income is not paid yet if another decision comes first. */
export const playing = (character: string, things: object = {}, spec: TableSpec = {}): Table => {
  const t = lastTurn([character, 'johannes-caprini'], things, spec)
    .passOut()
    .seat(0)
    .play(say.assume(character))
  return t
}

export { agentsOf }
