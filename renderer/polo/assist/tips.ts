/** Explanations of a status, the same for every kind of target. */
import type { Refusal } from '../../../shared/engine/rules'
import type { Tip } from '../../kit/tips/tips'
import type { Remedy } from '../../stores/table-types'
import type { Status } from '../status'
import { labelled } from '../../words/labelled'

interface Texts {
  readonly toast: { readonly help: string }
}

/** The sentences of a refusal, and of what an occupied space costs. */
interface Sentences {
  readonly sentence: (refusal: Refusal) => string
  readonly occupied: (price: number) => string
}

/** A remedy as it is written in a target's tip. */
const remedyText = ({ toast }: Texts, { note, does }: Remedy): string =>
  [note, does === undefined ? '' : `${labelled(toast.help, does)}.`].filter(Boolean).join(' ')

/** The tip of a target: why it is refused and what helps, then what it is and what its space costs, if that is occupied. */
export function tipOf(
  texts: Texts,
  { sentence, occupied }: Sentences,
  { refusal, remedy, price }: Status,
  help: string
): Tip {
  const text = price ? `${help} ${occupied(price)}` : help
  if (!refusal) return { text }
  return {
    reason: sentence(refusal),
    text,
    ...(remedy && { remedy: () => remedyText(texts, remedy()) })
  }
}
