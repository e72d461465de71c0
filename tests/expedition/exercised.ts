/** The content of Expedition that games can exercise, and a recorder of what they exercised. */
import { baseContent, type Content } from '../../shared/games/expedition/content'
import { requirementIds } from '../../shared/games/expedition/content/requirements'
import { kindOf, kinds } from '../../shared/games/expedition/pieces'
import { refusalCodes } from '../../shared/games/expedition/refusals'
import { tasks } from '../../shared/games/expedition/tasks'
import {
  goldSources,
  type ChoiceType,
  type Event,
  type GoldSource,
  type State
} from '../../shared/games/expedition/types'
import { eventsShown } from '../../shared/games/expedition/visibility'
import type { Catalogue, Exercised, Notes } from '../lib/exercised'

/** All types of choices; a missing one does not compile. */
const choices: Readonly<Record<ChoiceType, true>> = {
  pay: true,
  ballast: true,
  take: true,
  draw: true,
  pass: true
}

const ends = ['arrived', 'stalled', 'won alone', 'won by the nearest camel', 'won together'] as const
type End = (typeof ends)[number] | `gold: ${GoldSource}`

/** Kinds of content, and how each is exercised. */
interface Pieces {
  /** Entered with cards: `classic 6`. */
  readonly space: readonly string[]
  /** Paid. */
  readonly icon: readonly string[]
  /** Taken: `classic 6`. */
  readonly chest: readonly string[]
  /** Earned gold in a scoring: `classic 11`. */
  readonly scoring: readonly string[]
  /** Kinds of cards that were used to pay. */
  readonly paid: readonly string[]
  /** Kinds of cards that were taken from the display. */
  readonly taken: readonly string[]
}

export type Kind = keyof Pieces

/** Everything that this content and the rules contain. */
export function catalogueOf({ tracks }: Content): Catalogue<Kind> {
  const spaces = tracks.flatMap(({ id, spaces: all }) =>
    all.map((space, index) => ({ ...space, name: `${id} ${index}` }))
  )
  const named = (holds: (space: (typeof spaces)[number]) => unknown): string[] =>
    spaces.filter(holds).map(({ name }) => name)
  return {
    space: named(({ requirement }) => requirement),
    icon: requirementIds,
    chest: named(({ chest }) => chest),
    scoring: named(({ scoring }) => scoring),
    paid: kinds,
    taken: kinds,
    event: Object.keys(eventsShown),
    task: Object.keys(tasks),
    choice: Object.keys(choices),
    refusal: refusalCodes,
    end: [...ends, ...goldSources.map((source): End => `gold: ${source}`)]
  }
}

/** Records what a game on the built-in tracks exercises. */
export const notesOf = (exercised: Exercised<Kind>): Notes<State, Event> => ({
  event: ({ track: id }, event) => {
    switch (event.type) {
      case 'spaceEntered':
        exercised.add('space', `${id} ${event.to}`)
        exercised.add('icon', baseContent.track(id).requirement(event.to).id)
        for (const card of event.cards) exercised.add('paid', kindOf(card))
        return
      case 'displayTaken':
        exercised.add('taken', kindOf(event.card))
        return
      case 'chestTaken':
        exercised.add('chest', `${id} ${event.space}`)
        return
      case 'interimScored':
        for (const { space } of event.scores) exercised.add('scoring', `${id} ${space}`)
        return
      case 'gameScored':
        exercised.add('end', event.end)
        for (const { space } of event.scores) exercised.add('scoring', `${id} ${space}`)
        return
      default:
    }
  },

  ended: (_, { ranking, scores }) => {
    const [first = []] = ranking
    const most = Math.max(...scores.map(({ total }) => total))
    const level = scores.filter(({ total }) => total === most).length
    exercised.add(
      'end',
      first.length > 1 ? 'won together' : level > 1 ? 'won by the nearest camel' : 'won alone'
    )
    for (const { bySource } of scores)
      for (const source in bySource) if (bySource[source]) exercised.add('end', `gold: ${source}`)
  }
})
