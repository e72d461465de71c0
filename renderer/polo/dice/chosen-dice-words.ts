/** The dice that somebody has chosen, as the top bar names them. */
import type { Selection } from '../selection'

/** The words it takes. */
interface DiceWords {
  listOf(values: readonly string[]): string
  valueless(n: number): string
}

/** "3 and 4"; "2 dice" for dice that have no value yet. */
export function chosenDiceWords(
  words: DiceWords,
  { chosen, value }: Pick<Selection, 'chosen' | 'value'>
): string {
  const dice = chosen.value
  const open = dice.filter((die) => die.value === 0 && value.value === 0).length
  if (open > 0 && open === dice.length) return words.valueless(open)
  return words.listOf(
    dice
      .flatMap((die) => (die.value || value.value ? [String(die.value || value.value)] : []))
      .concat(open > 0 ? words.valueless(open) : [])
  )
}
