/** What computer players must know of a module of Voyages. */
import type { Module } from '../../shared/games/voyages/game'
import type { ModuleKnowledge } from '../../shared/games/voyages/player/module-knowledge'

/** The items and characters of a module that its knowledge gives no worth: `prices: toy/bell`. */
export function unvalued(
  module: Module,
  { prices = {}, characters = {} }: ModuleKnowledge
): readonly string[] {
  const [items, names] = [Object.keys(module.rewards), (module.content.characters ?? []).map(({ id }) => id)]
  const worth: Readonly<Partial<Record<string, number>>> = characters
  return [
    ...items.filter((item) => !Object.hasOwn(prices, item)).map((item) => `prices: ${item}`),
    ...names.filter((name) => worth[name] === undefined).map((name) => `characters: ${name}`)
  ]
}
