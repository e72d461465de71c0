/** What the new-table form says of a game's options. */
import type { GameUi } from '../contract/game-ui'
import { capital } from '../words/capital'
import type { NewTableForm } from './new-table-form'

/** Functions for the options of a form; `props` are a component's, so that they are read when the words are. */
export function useOptionWords(props: { readonly ui: GameUi | undefined; readonly form: NewTableForm }): {
  readonly labelOf: (id: string) => string
  readonly valuesOf: (
    id: string,
    values: readonly string[]
  ) => { value: string; label: string; note?: string }[]
  /** The note on the chosen value, followed by the note on the option and by what of its effect does not come. */
  readonly noteOf: (option: { readonly id: string; readonly fallback: string }) => string
} {
  return {
    labelOf: (id) => props.ui?.option(id).label ?? id,
    valuesOf: (id, values) =>
      values.map((value) => ({ value, ...(props.ui?.option(id, value) ?? { label: value }) })),
    noteOf: ({ id, fallback }) =>
      [
        props.ui?.option(id, props.form.values.value[id] ?? fallback).note,
        props.ui?.option(id).note,
        props.form.partial.value.includes(id) ? props.ui?.option(id).partly : undefined
      ]
        .flatMap((note) => (note === undefined ? [] : [capital(note)]))
        .join('. ')
  }
}
