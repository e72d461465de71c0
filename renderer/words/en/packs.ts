/** English: the content of a table, built in or from a pack. */
import { english } from '../message'

export const packs = english({
  packs: {
    label: 'Content',
    builtIn: 'Built in',
    open: 'Open a pack …',
    other: 'Another …',
    back: 'Restore built-in',
    backOf: 'Restore built-in: {module}',
    starter: 'Save the built-in values as a file to edit',
    starterOf: 'Save the built-in values: {module}',
    by: 'by {author}'
  }
})
