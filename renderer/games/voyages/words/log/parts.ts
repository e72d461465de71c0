/** Parts of Voyages' sentences that are the same in any language. */
import { contracts } from '../../../../../shared/games/voyages/content/contracts'
import type {
  Bundle,
  Die,
  Event,
  EventOf,
  EventType,
  LocationId,
  SpaceId,
  State
} from '../../../../../shared/games/voyages/types'
import { spaced, type Parts } from '../../../log-parts'
import { entriesOf } from '../bundles'

/** A sentence for each kind of event; `colours`: the seats'. */
export type Sentences = {
  readonly [K in EventType]: (event: EventOf<K>, view: State, colours: readonly string[]) => Parts
}

export const amounts = (items: Bundle): Parts =>
  entriesOf(items).map(([item, count]) => ({ kind: 'amount', item, count }))

/** Dice of a seat; `values`: those they were placed with. */
export const dice = (
  list: readonly Die[],
  owner: number,
  colours: readonly string[],
  values?: readonly number[]
): Parts =>
  list.map((die, i) => ({
    kind: 'die',
    seat: owner,
    colour: die.colour === 'own' ? (colours[owner] ?? 'neutral') : die.colour,
    value: values?.[i] ?? die.value
  }))

/** A black die that belongs to nobody yet. */
export const blackDie = (value: number): Parts => [{ kind: 'die', seat: -1, colour: 'black', value }]

/** The city in which a card lies, if the space is a card. */
export const cityOf = (space: SpaceId, view: State): LocationId | undefined =>
  Object.keys(view.cityCards).find((city) => view.cityCards[city]?.includes(space))

/** What a contract asks for. */
export const costOf = (id: string): Bundle => contracts.find((contract) => contract.id === id)?.cost ?? {}

/** One function for every event out of one for each kind. */
export const sentenceBy =
  (sentences: Sentences) =>
  (event: Event, view: State, colours: readonly string[]): Parts => {
    const say = sentences[event.type] as (event: Event, view: State, colours: readonly string[]) => Parts
    return spaced(say(event, view, colours))
  }
