/** Explanations of a status, the same for every kind of target. */
import type { Refusal } from '../../../shared/engine/rules'
import type { Tip } from '../../kit/tips/tips'
import type { Remedy } from '../../stores/table-types'
import type { Status } from '../status'
import { labelled } from '../../words/labelled'

interface Texts {
  readonly toast: { readonly help: string }
}

/** A remedy as it is written in a target's tip. */
const remedyText = ({ toast }: Texts, { note, does }: Remedy): string =>
  [note, does === undefined ? '' : `${labelled(toast.help, does)}.`].filter(Boolean).join(' ')

/** The tip of a target: why it is refused and what helps, then what it is. */
export function tipOf(
  texts: Texts,
  sentence: (refusal: Refusal) => string,
  { refusal, remedy }: Status,
  help: string
): Tip {
  if (!refusal) return { text: help }
  return {
    reason: sentence(refusal),
    text: help,
    ...(remedy && { remedy: () => remedyText(texts, remedy()) })
  }
}
