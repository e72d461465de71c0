/** Reads the option `--modules`: which modules games are played with. */
import { quick } from '../../../shared/engine/chance'
import {
  optionsNeeded,
  type AnyRules,
  type Config,
  type Option,
  type Options
} from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { UsageError } from './words'

export const modulesHelp = `  --modules WHICH   expansions to play with: all, none, a list (new-characters,...), or random: each game draws its own;
                    with any of them the drafts that bring their characters, unless options say otherwise (default: none)`

/** The options that switch modules on, and with them the drafts that bring their characters, by the game's seed. */
export type ModuleWish = (seed: number) => Options

/** A game's config, by its seed. */
export type ConfigOf = (seed: number) => Config

const modulesIn = ({ rules }: Game): readonly Option[] => rules.options.filter(({ module }) => module)

/** These modules with the experts' set-up, in which their characters are drafted; nothing for no module. */
const on = ({ rules }: Game, modules: readonly Option[]): Options =>
  modules.length === 0
    ? {}
    : { ...lastOf(rules.options), ...Object.fromEntries(modules.map(({ id }) => [id, 'on'])) }

/** The chosen modules and all that they need. */
function withNeeded(all: readonly Option[], chosen: readonly Option[]): readonly Option[] {
  const needed = new Set(chosen.flatMap(({ id, needs = [] }) => [id, ...needs]))
  const grown = all.filter(({ id }) => needed.has(id))
  return grown.length === chosen.length ? grown : withNeeded(all, grown)
}

/** Reads the option's value for one game. Throws UsageError for a module that the game does not have. */
export const modulesOf = (game: Game, value: string | boolean | undefined): ModuleWish =>
  modulesOfAll([game], value)(game)

/** Reads the option's value for several games: a list may name modules of any of them, and each game takes its own. */
export function modulesOfAll(
  games: readonly Game[],
  value: string | boolean | undefined
): (game: Game) => ModuleWish {
  const wish = String(value ?? 'none')
  if (wish === 'none') return () => () => ({})
  if (wish === 'all')
    return (game) => {
      const switched = on(game, modulesIn(game))
      return () => switched
    }
  if (wish === 'random') return drawnFor
  const named = wish.split(',')
  const known = games.flatMap((game) => modulesIn(game).map(({ id }) => id))
  const unknown = named.find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw new UsageError(
      `There is no module "${unknown}" in ${games.map(({ rules }) => rules.id).join(', ')}; its modules are ${known.join(', ') || 'none'}`
    )
  return (game) => {
    const all = modulesIn(game)
    const switched = on(
      game,
      withNeeded(
        all,
        all.filter(({ id }) => named.includes(id))
      )
    )
    return () => switched
  }
}

/** Draws each game's modules at random from its seed. */
function drawnFor(game: Game): ModuleWish {
  const all = modulesIn(game)
  return (seed) => {
    // Not `seeded`, whose first draws are alike for neighbouring seeds.
    const source = quick(seed)
    const drawn = withNeeded(
      all,
      all.filter(() => source(2) === 1)
    )
    return on(game, drawn)
  }
}

/** The experts' set-up: the last value of each option that is not a module. */
const lastOf = (options: readonly Option[]): Options =>
  Object.fromEntries(
    options.flatMap((option) =>
      option.kind === 'choice' && !option.module && option.absent === undefined
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )

/** The rules without the options that switch modules on. */
export const withoutModules = ({ seats, options }: AnyRules): Pick<AnyRules, 'seats' | 'options'> => ({
  seats,
  options: options.filter(({ module }) => !module)
})

/**
 * Configs by seed: the given one with the modules wished and those that the number of players requires. Options of the
 * given config count before those that are wished.
 */
export const configsWith =
  (rules: AnyRules, { players, options }: Config, wish: ModuleWish): ConfigOf =>
  (seed) => ({ players, options: { ...optionsNeeded(rules, players), ...wish(seed), ...options } })
