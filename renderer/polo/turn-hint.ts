/** The top bar in a turn: its hint follows the selection. */
import { onBeforeUnmount, watch, type ComputedRef } from 'vue'
import { useTable } from '../stores/table'
import { chosenDiceWords } from './dice/chosen-dice-words'
import { waitsForDie } from './bonus/actions'
import type { Selection } from './selection'
import type { TravelPlan } from './travel/plan'
import type { FamilyTexts } from './words/texts'

/** What the hint depends on. */
interface Hinted {
  readonly selection: Selection
  readonly targets: { readonly turn: ComputedRef<boolean>; readonly placing: ComputedRef<boolean> }
  readonly travelPlan: Pick<TravelPlan, 'target'>
}

/**
 * Shows the hint as long as the table is open. `own`: the game's own hint, which goes before all others; empty for none.
 * Returns whether dice are chosen, so that what can be done with them is highlighted.
 */
export function useTurnHint(
  { selection, targets, travelPlan }: Hinted,
  words: Pick<FamilyTexts, 'prompts'>,
  own = (): string => ''
): () => boolean {
  const table = useTable()
  const { armed, chosen, target } = selection
  const isPlacing = (): boolean => targets.placing.value && chosen.value.length > 0
  const hint = (): string => {
    const prompts = words.prompts.turnPrompts
    if (armed.value === 'adjust-die' && chosen.value.length === 1) return prompts.turnDie.how
    if (waitsForDie(armed.value)) return prompts.armed
    if (chosen.value.length === 0) return ''
    if (!targets.placing.value && target.value !== 'money-bag') return ''
    const values = chosenDiceWords(words.prompts, selection)
    if (travelPlan.target.value !== undefined) return prompts.wayChosen(values)
    return target.value === undefined ? prompts.chosen(values) : prompts.spaceChosen(values)
  }
  watch(
    () => (targets.turn.value ? own() || hint() : ''),
    (now) => (table.hint = now),
    { immediate: true }
  )
  onBeforeUnmount(() => (table.hint = ''))
  return isPlacing
}
