/** Refusals of options, as the new-table form shows them. */
import type { Refusal } from '../../shared/engine/rules'
import type { GameUi } from '../contract/game-ui'

/** The refusal with labels in place of the ids of options (`option`, `needs`) and of a value (`value`, of `needs`). */
export function withLabels(ui: Pick<GameUi, 'option'> | undefined, { code, numbers = {} }: Refusal): Refusal {
  const labelOf = (key: string, value: number | string): number | string => {
    if (key === 'option' || key === 'needs') return ui?.option(String(value)).label ?? value
    const { needs } = numbers
    return key === 'value' && needs !== undefined
      ? (ui?.option(String(needs), String(value)).label ?? value)
      : value
  }
  return {
    code,
    numbers: Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, labelOf(key, value)]))
  }
}
