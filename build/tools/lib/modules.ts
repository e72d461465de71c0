/** Which modules games are played with, as `--modules` says. */
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

export const modulesHelp = `  --modules WHICH   expansions to play with: all, none, a list (new-characters,...), or random: each game draws its own, and
                    with them the drafts that bring their characters (default: none)`

/** The options that switch modules on, for the game with a seed. */
export type ModuleWish = (seed: number) => Options

/** The config of the game with a seed. */
export type ConfigOf = (seed: number) => Config

const modulesIn = ({ rules }: Game): readonly Option[] => rules.options.filter(({ module }) => module)
const on = (modules: readonly Option[]): Options => Object.fromEntries(modules.map(({ id }) => [id, 'on']))

/** A module and all that it needs, among these. */
function withNeeded(all: readonly Option[], chosen: readonly Option[]): readonly Option[] {
  const needed = new Set(chosen.flatMap(({ id, needs = [] }) => [id, ...needs]))
  const grown = all.filter(({ id }) => needed.has(id))
  return grown.length === chosen.length ? grown : withNeeded(all, grown)
}

/** Reads the word. Throws a `UsageError` for a module that the game does not have. */
export const modulesOf = (game: Game, word: string | boolean | undefined): ModuleWish =>
  modulesOfAll([game], word)(game)

/** Reads the word for several games: a list names modules of any of them, and each is played with its own. */
export function modulesOfAll(
  games: readonly Game[],
  word: string | boolean | undefined
): (game: Game) => ModuleWish {
  const wish = String(word ?? 'none')
  if (wish === 'none') return () => () => ({})
  if (wish === 'all') return (game) => () => on(modulesIn(game))
  if (wish === 'random') return drawnFor
  const named = wish.split(',')
  const known = games.flatMap((game) => modulesIn(game).map(({ id }) => id))
  const stranger = named.find((id) => !known.includes(id))
  if (stranger !== undefined)
    throw new UsageError(
      `There is no module "${stranger}" in ${games.map(({ rules }) => rules.id).join(', ')}; its modules are ${known.join(', ') || 'none'}`
    )
  return (game) => {
    const all = modulesIn(game)
    const switched = on(
      withNeeded(
        all,
        all.filter(({ id }) => named.includes(id))
      )
    )
    return () => switched
  }
}

/** Each game draws its modules from its seed. */
function drawnFor(game: Game): ModuleWish {
  const all = modulesIn(game)
  return (seed) => {
    // Mixed well from the first draw on: of neighbouring seeds `seeded` begins alike.
    const source = quick(seed)
    const drawn = withNeeded(
      all,
      all.filter(() => source(2) === 1)
    )
    return drawn.length > 0 ? { ...lastOf(game.rules.options), ...on(drawn) } : {}
  }
}

/** The experts' values of the options that are no modules: the last of each. */
export const lastOf = (options: readonly Option[]): Options =>
  Object.fromEntries(
    options.flatMap((option) =>
      option.kind === 'choice' && !option.module && option.absent === undefined
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )

/** Rules without the options that switch modules on: what is played beside them. */
export const withoutModules = ({ seats, options }: AnyRules): Pick<AnyRules, 'seats' | 'options'> => ({
  seats,
  options: options.filter(({ module }) => !module)
})

/** Configs of so many players with the modules wished, and with those that so many need. */
export const configsWith =
  (rules: AnyRules, { players, options }: Config, wish: ModuleWish): ConfigOf =>
  (seed) => ({ players, options: { ...optionsNeeded(rules, players), ...options, ...wish(seed) } })
