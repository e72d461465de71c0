/** The parts that log sentences are built from, in any language. */
import type { Seat } from '../../../shared/engine/rules'
import type { Message } from '../../words/message'
import type { FillingOf, NamedPart, Rich } from '../../words/message-types'
import type { LogPart } from '../../contract/game-ui'

export type Parts = readonly LogPart[]
/** A part that is a name, in the grammatical form that the sentence needs. */
export type Named = NamedPart<LogPart>

export const text = (words: string): LogPart => ({ kind: 'text', text: words })
export const seat = (index: Seat): LogPart => ({ kind: 'seat', seat: index })
/** Words that highlight pieces on the table, given by their anchors. */
export const thing = (words: string, ...anchors: readonly string[]): LogPart => ({
  kind: 'thing',
  text: words,
  anchors
})

/** Between the places of a path; it stays with what follows, at the head of the next line if need be. */
export const arrow = ' \u2192\u00a0'

/** Joins parts with the same words between each two. */
export const between = (words: string, parts: Parts): Parts =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [text(words), part]))

/** A sentence of the catalogue with log parts in its slots. */
export function sentenceOf<S>(
  message: Message<S>,
  values: { readonly [Name in keyof FillingOf<S>]: FillingOf<S>[Name] | Rich<LogPart> }
): Parts {
  return message.parts<LogPart>(values).map((part) => (typeof part === 'string' ? text(part) : part))
}
