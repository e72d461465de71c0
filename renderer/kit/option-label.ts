/** Labels of the new-table form, out of a game's words. */
import type { Labelled, OptionWords } from '../contract/game-ui'

/** The words for an option, or for one of its values; its id if there are no words for it. */
export function optionLabel(
  options: Readonly<Record<string, OptionWords>>,
  id: string,
  value?: string
): Labelled {
  const option = options[id]
  if (value !== undefined) return option?.values[value] ?? { label: value }
  return option ? { label: option.label, ...(option.note && { note: option.note }) } : { label: id }
}
