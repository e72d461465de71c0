/** The option sets under which every game is played by the laws. */
import { applies, checkConfig, type AnyRules, type Option, type Options } from '../../shared/engine/rules'

/**
 * No options at all (the beginner's game, and what files of old mean), and the last value of every choice there is for
 * this many players (the expert's). Options added later make each of these twice or more: once for each of their values
 * that a file without them does not mean. Modules come together: none of them, or all. Only sets that so many can play.
 */
export function optionSets(
  { seats, options }: Pick<AnyRules, 'seats' | 'options'>,
  players: number
): readonly Options[] {
  const choices = options.flatMap((option) =>
    option.kind === 'choice' && applies(option, players) ? [option] : []
  )
  const first = choices.filter(({ absent }) => absent === undefined)
  const last = Object.fromEntries(first.map(({ id, values }) => [id, values.at(-1) ?? '']))
  const base: readonly Options[] = first.length > 0 ? [{}, last] : [{}]
  const sets = choices
    .filter(({ module }) => module !== true)
    .reduce((found, option) => [...found, ...laterSets(option, found)], base)
  const modules = Object.fromEntries(
    choices.flatMap(({ id, module, values }) => (module === true ? [[id, values.at(-1) ?? '']] : []))
  )
  const all = Object.keys(modules).length === 0 ? sets : sets.flatMap((set) => [set, { ...set, ...modules }])
  return all.filter((set) => !checkConfig({ seats, options }, { players, options: set }))
}

/** The same sets with each other value of an option that was added later; none for other options. */
function laterSets(
  option: Extract<Option, { readonly kind: 'choice' }>,
  sets: readonly Options[]
): Options[] {
  const { id, absent, values } = option
  if (absent === undefined) return []
  const others = values.filter((value) => value !== absent)
  return sets.flatMap((set) => others.map((value): Options => ({ ...set, [id]: value })))
}
