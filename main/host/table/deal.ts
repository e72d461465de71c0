// Checks the setup of a new game and deals it.

import type { FileHeader } from '../../../shared/engine/file'
import { dealMatch } from '../../../shared/engine/record'
import { checkConfig, newOptions, type Config } from '../../../shared/engine/rules'
import { gameWithPack, type Game, type GameWithPack } from '../../../shared/games/index'
import type { TableDependencies } from './dependencies'
import { refuse, Refused } from '../refusal-error'
import type { LobbyNote } from '../folder/tablefile'

/** The setup of a new game; its content pack is not validated yet. */
export type NewTable = Pick<LobbyNote, 'game' | 'options'> & {
  readonly seats: FileHeader['seats']
  readonly pack?: unknown
}

/**
 * Deals a game: returns it with its header, which holds the draws of its setup. `check`: what is asked of the config,
 * more for a table that somebody sets up now (`checkNewConfig`). Refusals: unknown-game, pack-refused, name-twice,
 * colour-twice, those of `check` (players, unknown-option, option-value, option-players, option-needs, players-need,
 * option-idle).
 */
export function deal(
  { games, source }: Pick<TableDependencies, 'games' | 'source'>,
  { game: name, options, seats, pack: given }: NewTable,
  check = checkConfig
): { readonly game: Game; readonly header: FileHeader } {
  const { game, pack } = gameOf(games, name, given)
  requireDistinct(seats)
  const wished: Config = { players: seats.length, options }
  const wrong = check(game.rules, wished)
  if (wrong) throw new Refused(wrong)
  const chosen = newOptions(game.rules, wished)
  requireModules(pack?.parts ?? [], chosen)
  const { header } = dealMatch(game.rules, { options: chosen, seats, pack: pack?.json }, source())
  return { game, header }
}

function gameOf(
  games: readonly Game[],
  name: string,
  pack: unknown
): Extract<GameWithPack, { readonly game: Game }> {
  const over = gameWithPack(games, name, pack)
  if ('unknown' in over) return refuse('unknown-game', { game: name })
  if ('fault' in over) return refuse('pack-refused', { path: over.fault.path, code: over.fault.code })
  return over
}

/** Refuses a pack for modules that are not switched on. */
function requireModules(modules: readonly string[], options: Config['options']): void {
  for (const module of modules)
    if (options[module] !== 'on') refuse('pack-refused', { path: 'module', code: 'module-off' })
}

function requireDistinct(seats: NewTable['seats']): void {
  const twice = (values: readonly string[]): string | undefined =>
    values.find((value, i) => values.indexOf(value) !== i)
  const name = twice(seats.map((seat) => seat.name.toLocaleLowerCase('en')))
  if (name !== undefined) refuse('name-twice', { name })
  const colour = twice(seats.map((seat) => seat.colour))
  if (colour !== undefined) refuse('colour-twice', { colour })
}
