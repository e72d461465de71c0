/** The sets of options with which the laws play every game. */
import { applies, checkConfig, type AnyRules, type Option, type Options } from '../../shared/engine/rules'

/**
 * No options at all (the beginner's game, and what old files mean), and the last value of every option for this many
 * players (the expert's game). An option that was added later multiplies these sets: one for each of its values that a file
 * without it does not mean. Modules are either all off or all on. Only sets that this many can play are returned.
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

/** The same sets with each other value of an option that was added later; empty for all other options. */
function laterSets(
  option: Extract<Option, { readonly kind: 'choice' }>,
  sets: readonly Options[]
): Options[] {
  const { id, absent, values } = option
  if (absent === undefined) return []
  const others = values.filter((value) => value !== absent)
  return sets.flatMap((set) => others.map((value): Options => ({ ...set, [id]: value })))
}
