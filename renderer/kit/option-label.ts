/** Labels for the options of the new-table form. */
import type { Labelled, OptionWords } from '../contract/game-ui'

/** The label and note of an option, or of one of its values; the bare id if the game's words have none. */
export function optionLabel(
  options: Readonly<Record<string, OptionWords>>,
  id: string,
  value?: string
): Labelled {
  const option = options[id]
  if (value !== undefined) return option?.values[value] ?? { label: value }
  return option ? { label: option.label, ...(option.note && { note: option.note }) } : { label: id }
}
