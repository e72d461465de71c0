/** Tables with the Secret Paths, and helpers for their rulings. */
import { secretPaths } from '../../shared/games/voyages/modules/secret-paths'
import { own, pathsOf } from '../../shared/games/voyages/modules/secret-paths/kit'
import type { Voyages } from '../../shared/games/voyages/game'
import { alone as aloneAt, table as tableAt, type Table } from './table'
import type { TableSpec } from './declared'

const withModule = (spec: TableSpec): TableSpec => ({
  ...spec,
  modules: [secretPaths, ...(spec.modules ?? [])]
})
export const table = (spec: TableSpec = {}): Table => tableAt(withModule(spec))
export const alone = (spec: TableSpec = {}): Table => aloneAt(withModule(spec))

/** Choices of the module in the words of the game; ids of tokens without their common prefix. */
export const say = {
  keep: (path: string): Voyages['choice'] => ({ type: 'secret-paths/keepPath', path: id(path) }),
  use: (path: string): Voyages['choice'] => ({ type: 'secret-paths/usePath', path: id(path) }),
  /** A step that a token allows in addition to the roads. */
  by: (road: 'free' | 'jump', to: string, figure = 0): Voyages['choice'] => ({
    type: 'step' as const,
    figure,
    to,
    road: `secret-paths/${road}`
  })
}

/** The id of a token. */
export const id = (path: string): string => `secret-path-${path}`

/** Puts these tokens on top of the pile, in this order. */
export const stack = (t: Table, ...paths: readonly string[]): Table =>
  t.ofModule((state) => {
    const { pile } = own(state)
    const top = paths.map(id)
    pile.cards = [...top, ...(pile.cards ?? []).filter((one) => !top.includes(one))]
  })

/** Gives a seat tokens from the pile. */
export const give = (t: Table, seat: number, ...paths: readonly string[]): Table =>
  t.ofModule((state) => {
    const { pile } = own(state)
    const given = paths.map(id)
    pile.cards = (pile.cards ?? []).filter((one) => !given.includes(one))
    pile.count -= given.length
    pathsOf(state, seat).kept.push(...given)
  })

export { own, pathsOf }
