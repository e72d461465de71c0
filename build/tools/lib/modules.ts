/** Which modules games are played with, as `--modules` says. */
import { seeded } from '../../../shared/engine/chance'
import type { Option, Options } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { UsageError } from './words'

export const modulesHelp = `  --modules WHICH   expansions to play with: all, none, a list (new-characters,...), or random: each game draws its own, and
                    with them the drafts that bring their characters (default: none)`

/** The options that switch modules on, for the game with a seed. */
export type ModuleWish = (seed: number) => Options

const on = (modules: readonly Option[]): Options => Object.fromEntries(modules.map(({ id }) => [id, 'on']))

/** A module and all that it needs, among these. */
function withNeeded(all: readonly Option[], chosen: readonly Option[]): readonly Option[] {
  const needed = new Set(chosen.flatMap(({ id, needs = [] }) => [id, ...needs]))
  const grown = all.filter(({ id }) => needed.has(id))
  return grown.length === chosen.length ? grown : withNeeded(all, grown)
}

/** Reads the word. Throws a `UsageError` for a module that the game does not have. */
export function modulesOf({ rules }: Game, word: string | boolean | undefined): ModuleWish {
  const all = rules.options.filter(({ module }) => module)
  const wish = String(word ?? 'none')
  if (wish === 'none') return () => ({})
  if (wish === 'all') return () => on(all)
  if (wish === 'random')
    return (seed) => {
      const source = seeded(seed)
      const drawn = withNeeded(
        all,
        all.filter(() => source(2) === 1)
      )
      return drawn.length > 0 ? { ...lastOf(rules.options), ...on(drawn) } : {}
    }
  const named = wish.split(',').map((id) => {
    const module = all.find((option) => option.id === id)
    if (!module)
      throw new UsageError(
        `There is no module "${id}" in ${rules.id}; its modules are ${all.map((one) => one.id).join(', ') || 'none'}`
      )
    return module
  })
  return () => on(withNeeded(all, named))
}

/** The experts' values of the options that are no modules: the last of each. */
const lastOf = (options: readonly Option[]): Options =>
  Object.fromEntries(
    options.flatMap((option) =>
      option.kind === 'choice' && !option.module && option.absent === undefined
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )
