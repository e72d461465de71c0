/** Labels for the options of the new-table form. */
import type { Labelled, OptionWords } from '../contract/game-ui'

/** The words of an option, or of one of its values; the bare id if the game's words have none. */
export const optionLabel = (
  options: Readonly<Record<string, OptionWords>>,
  id: string,
  value?: string
): Labelled & Pick<OptionWords, 'partly'> =>
  (value === undefined ? options[id] : options[id]?.values[value]) ?? { label: value ?? id }
