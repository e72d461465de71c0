/** Parts of the Expedition's sentences that are the same in any language. */
import type { CardKind, Event, EventOf, EventType } from '../../../../../shared/games/expedition/types'
import { spaced, thing, type Parts } from '../../../log-parts'
import type { LogPart } from '../../../types'

/** What a sentence must know of the table: names of spaces, and how many camels a seat has. */
export interface Told {
  readonly space: (index: number) => string
  readonly camels: number
}
export type Sentences = { readonly [K in EventType]: (event: EventOf<K>, told: Told) => Parts }

export const place = (index: number, { space }: Told): LogPart => thing(space(index), `space:${index}`)

/** A card, drawn; `name` is said in its place. */
export const face = (kind: CardKind, name: string): LogPart => ({
  kind: 'piece',
  text: name,
  piece: { kind: 'card', card: kind, small: true }
})

/** One function for every event out of one for each kind. */
export const sentenceBy =
  (sentences: Sentences) =>
  (event: Event, told: Told): Parts => {
    const say = sentences[event.type] as (event: Event, told: Told) => Parts
    return spaced(say(event, told))
  }
