/** What there is in Voyages to exercise, and what played games have exercised of it. */
import type { Outcome } from '../../shared/engine/rules'
import { factsOf } from '../../build/tools/games'
import { charactersFor } from '../../shared/games/voyages/characters'
import type { Content } from '../../shared/games/voyages/content'
import type { RefusalCode } from '../../shared/games/voyages/refusals'
import { pointSources, type Event, type PointSource, type State } from '../../shared/games/voyages/types'

/** Every refusal code: one that is missing here does not compile. */
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
export interface Catalogue {
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
  /** Happened. */
  readonly event: readonly string[]
  /** Asked. */
  readonly task: readonly string[]
  /** Chosen. */
  readonly choice: readonly string[]
  /** Said to a seat, or named by a test of a ruling. */
  readonly refusal: readonly string[]
  /** A game ended so, or a final score had points of this source. */
  readonly end: readonly End[]
}

export type Kind = keyof Catalogue

/** All that a content and its rules hold. */
export function catalogueOf(content: Content): Catalogue {
  const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)
  const { tasks, choices, events } = factsOf('voyages').kinds
  return {
    contract: ids(content.contracts),
    'city card': ids(content.cityCards),
    'city bonus': ids(content.cityBonuses),
    outpost: ids(content.outpostBonuses),
    goal: ids(content.goalCards),
    character: [...new Set([2, 3, 4].flatMap((players) => charactersFor(players)))],
    event: events,
    task: tasks,
    choice: choices,
    refusal: Object.keys(refusalCodes),
    end: [...ends, ...pointSources.map((source): End => `points: ${source}`)]
  }
}

/** What was exercised: one set of names for each kind. */
export class Exercised {
  readonly #names = new Map<Kind, Set<string>>()

  add(kind: Kind, name: string): void {
    const names = this.#names.get(kind) ?? new Set()
    this.#names.set(kind, names.add(name))
  }

  has(kind: Kind, name: string): boolean {
    return this.#names.get(kind)?.has(name) ?? false
  }

  /** An event happened; `state` is the position after its choice. */
  event(content: Content, state: State, event: Event): void {
    this.add('event', event.type)
    if (event.type === 'contractCompleted') this.add('contract', event.contract)
    else if (event.type === 'dicePlaced' && content.findCityCard(event.space))
      this.add('city card', event.space)
    else if (event.type === 'postPlaced') this.add('city bonus', state.cityBonuses[event.location] ?? '')
    else if (event.type === 'outpostTaken') this.add('outpost', event.bonus)
    else if (event.type === 'gameScored')
      for (const { seat, goals } of event.scores)
        for (const goal of goals) {
          const posts: readonly string[] = state.seats[seat]?.posts ?? []
          if (content.goal(goal).places.every((place) => posts.includes(place))) this.add('goal', goal)
        }
  }

  /** The game is over. */
  ended(state: State, { ranking, scores }: Outcome): void {
    const [first = []] = ranking
    const best = scores.find(({ seat }) => seat === first[0])?.total
    const level = scores.filter(({ total }) => total === best).length
    this.add('end', first.length > 1 ? 'won together' : level > 1 ? 'won by camels' : 'won alone')
    for (const { bySource } of scores)
      for (const source in bySource) if (bySource[source]) this.add('end', `points: ${source}`)
    for (const { character } of state.seats) this.add('character', character)
  }
}
