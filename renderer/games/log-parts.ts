/** What sentences of the log are made of, in any language. */
import type { Seat } from '../../shared/engine/rules'
import type { LogPart } from './types'

export type Parts = readonly LogPart[]

export const text = (words: string): LogPart => ({ kind: 'text', text: words })
export const seat = (index: Seat): LogPart => ({ kind: 'seat', seat: index })
/** Words that point at pieces, by their anchors. */
export const thing = (words: string, ...anchors: readonly string[]): LogPart => ({
  kind: 'thing',
  text: words,
  anchors
})

/** What stands between two parts: words keep their distance, amounts in a row are set apart by commas, pieces stand close. */
function between(before: LogPart, part: LogPart): string {
  if (before.kind === 'piece' && part.kind === 'piece') return ''
  if (before.kind === 'amount' && part.kind === 'amount') return ', '
  return ' '
}

/** A sentence of these parts. */
export const spaced = (parts: Parts): Parts =>
  parts.flatMap((part, i) => {
    const before = parts[i - 1]
    const gap = before && between(before, part)
    return gap ? [text(gap), part] : [part]
  })
