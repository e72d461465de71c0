/** What lies on a space and what that costs, in words. */
import type { Family } from '../family'

/** The names of the dice on a space; empty for none. */
export function diceOnSpace(family: Family, space: string): string {
  const { controls, prompts } = family.words
  return prompts.listOf(
    family
      .diceOn(space)
      .map((die) => controls.dieName(die, die.seat < 0 ? controls.labels.neutral : family.colourOf(die.seat)))
  )
}

/** What an occupied space costs, with the chosen dice or at all; empty for a free one. */
export function occupiedHelp(family: Family, space: string): string {
  const { explain } = family.words
  const coins = family.price(space)
  if (coins === undefined) return explain.occupiedAny
  const most = family.priceUpTo(space) ?? 0
  if (most > coins) return explain.occupiedRange({ least: coins, most })
  return coins > 0 ? explain.occupiedHelp(coins) : ''
}
