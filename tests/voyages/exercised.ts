/** The content of Voyages that games can exercise, and a recorder of what they exercised. */
import { factsOf } from '../../build/tools/games'
import { thingsOfModules, thingUsed, type ThingOfModule } from '../../build/tools/games/voyages-modules'
import { charactersFor } from '../../shared/games/voyages/characters'
import type { Content } from '../../shared/games/voyages/content'
import type { RefusalCode } from '../../shared/games/voyages/refusals'
import { pointSources, type Event, type PointSource, type State } from '../../shared/games/voyages/types'
import type { Catalogue, Exercised, Notes } from '../lib/exercised'

/** All refusal codes; a missing one does not compile. */
const refusalCodes: Readonly<Record<RefusalCode, true>> = {
  'answer-first': true,
  'not-offered': true,
  'main-action-done': true,
  'main-action-owed': true,
  'no-such-space': true,
  'dice-count': true,
  'die-not-in-hand': true,
  'die-value': true,
  'own-colour-there': true,
  'coins-short': true,
  'camels-short': true,
  'goods-short': true,
  'khan-full': true,
  'khan-value': true,
  'row-empty': true,
  'no-affordable-step': true,
  'no-post-there': true,
  'card-occupied': true,
  'nothing-to-count': true,
  'contract-not-active': true,
  'die-has-no-value': true,
  'die-at-end': true,
  'black-die-taken': true,
  'no-black-die': true,
  'column-too-high': true,
  'too-many-uses': true,
  'not-a-neighbour': true,
  'no-steps-left': true,
  'must-move': true,
  'no-post-to-leave': true
}

const ends = ['won alone', 'won by camels', 'won together'] as const
type End = (typeof ends)[number] | `points: ${PointSource}`

/** Kinds of content, and how each is exercised. */
interface Pieces {
  /** Completed. */
  readonly contract: readonly string[]
  /** Dice were placed on it. */
  readonly 'city card': readonly string[]
  /** A post was placed at it, which gives the bonus. */
  readonly 'city bonus': readonly string[]
  /** Taken. */
  readonly outpost: readonly string[]
  /** Scored with both places held. */
  readonly goal: readonly string[]
  /** Played with. */
  readonly character: readonly string[]
}

export type Kind = keyof Pieces | ThingOfModule

/** Everything that this content and the rules contain. */
export function catalogueOf(content: Content): Catalogue<Kind> {
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)
  const { tasks, choices, events } = factsOf('voyages').kinds
  return {
    contract: ids(content.contracts),
    'city card': ids(content.cityCards),
    'city bonus': ids(content.cityBonuses),
    outpost: ids(content.outpostBonuses),
    goal: ids(content.goalCards),
    character: [
      ...new Set([2, 3, 4, 5].flatMap((players) => charactersFor(content, players).map(({ id }) => id)))
    ],
    ...thingsOfModules,
    event: events,
    task: tasks,
    choice: choices,
    refusal: Object.keys(refusalCodes),
    end: [...ends, ...pointSources.map((source): End => `points: ${source}`)]
  }
}

/** Records what a game with this content exercises. */
export const notesOf = (content: Content, exercised: Exercised<Kind>): Notes<State, Event> => ({
  event: (state, event) => {
    const used = thingUsed(event)
    if (used) exercised.add(used.kind, used.name)
    else if (event.type === 'contractCompleted') exercised.add('contract', event.contract)
    else if (event.type === 'dicePlaced' && content.findCityCard(event.space))
      exercised.add('city card', event.space)
    else if (event.type === 'postPlaced') exercised.add('city bonus', state.cityBonuses[event.location] ?? '')
    else if (event.type === 'outpostTaken') exercised.add('outpost', event.bonus)
    else if (event.type === 'gameScored')
      for (const { seat, goals } of event.scores)
        for (const goal of goals) {
          const posts: readonly string[] = state.seats[seat]?.posts ?? []
          if (content.goal(goal).places.every((place) => posts.includes(place))) exercised.add('goal', goal)
        }
  },

  ended: (state, { ranking, scores }) => {
    const [first = []] = ranking
    const best = scores.find(({ seat }) => seat === first[0])?.total
    const level = scores.filter(({ total }) => total === best).length
    exercised.add('end', first.length > 1 ? 'won together' : level > 1 ? 'won by camels' : 'won alone')
    for (const { bySource } of scores)
      for (const source in bySource) if (bySource[source]) exercised.add('end', `points: ${source}`)
    for (const { character } of state.seats) exercised.add('character', character)
  }
})
