/** What a press on a place of the map does: it answers a question, or chooses a journey or starts it (T-01). */
import type { ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { subsets } from '../../../shared/polo/assist/dice-sets'
import type { CityBonusChoice } from '../../../shared/polo/city-bonuses'
import type { Die } from '../../../shared/polo/dice'
import type { MovePostChoice, SettleChoice } from '../../../shared/polo/posts'
import type { Remedy } from '../../stores/table-types'
import type { Selection } from '../selection'
import type { Status } from '../status'
import type { TravelPlan } from './plan'

type PlaceAnswer = CityBonusChoice | SettleChoice | MovePostChoice

/** The choice by which a place answers a question of the family; undefined for any other question. */
export function placeAnswer(
  task: { readonly kind: string } | undefined,
  place: string
): PlaceAnswer | undefined {
  switch (task?.kind) {
    case 'copy-bonus':
    case 'own-bonuses':
      return { type: 'cityBonus', location: place }
    case 'settle':
      return { type: 'settleFirst', location: place }
    case 'move-post':
      return { type: 'movePost', from: place }
    default:
      return undefined
  }
}

/** What a game provides; `Choice` is the type of answers to its questions. */
interface Source<Choice> {
  readonly own: ComputedRef<{ readonly dice: readonly Die[] }>
  readonly selection: Selection
  readonly travelPlan: Pick<TravelPlan, 'ways' | 'target' | 'short' | 'choose' | 'go'>
  /** The main action of the turn is still to be done, with dice in hand. */
  readonly placing: ComputedRef<boolean>
  /** The choice that a press on a place makes; undefined if the open question is not answered on the map. */
  readonly placeChoice: (place: string) => Choice | undefined
  readonly attempt: (choice: Choice) => void
  readonly sayWhyNot: (status: Status) => void
  readonly remedies: {
    remedy(target: { readonly kind: 'journey'; readonly to: string }, refusal: Refusal): Remedy
  }
  /** How many dice a Travel action may take, the fewest first. */
  readonly diceCounts: () => readonly number[]
  /** The space that the chosen dice would travel from. */
  readonly travelSpace: () => string | undefined
}

export interface PlacePresses {
  /** A press on a place. */
  readonly place: (place: string) => void
  /** Why no journey leads to a place, and what helps if one can still begin; idle if a journey leads there. */
  readonly journeyStatus: (place: string) => Status
}

export function placePresses<Choice>(source: Source<Choice>): PlacePresses {
  const { own, selection, travelPlan, placing, placeChoice, attempt, sayWhyNot, remedies } = source

  function journeyStatus(place: string): Status {
    const refusal = travelPlan.short(place)
    if (!refusal) return { light: 'idle' }
    const remedy = () => remedies.remedy({ kind: 'journey', to: place }, refusal)
    return { light: 'refused', refusal, ...(placing.value && { remedy }) }
  }

  /** All sets of `size` dice in hand, by index: those with the lowest die first, of equal ones that with the lowest sum. */
  function cheapest(size: number): readonly (readonly number[])[] {
    const { dice } = own.value
    const values = (set: readonly number[]): number[] =>
      set.flatMap((index) => dice[index] ?? []).map(selection.valueOf)
    const sum = (all: readonly number[]): number => all.reduce((total, value) => total + value, 0)
    return subsets(dice.length, size).toSorted(
      (a, b) => Math.min(...values(a)) - Math.min(...values(b)) || sum(values(a)) - sum(values(b))
    )
  }

  /**
   * For a place pressed before any dice are chosen: chooses the fewest and cheapest dice that reach it. Returns false
   * if none do.
   */
  function propose(place: string): boolean {
    for (const dice of source.diceCounts().flatMap(cheapest)) {
      selection.setDice(dice)
      if (!travelPlan.ways.value.has(place)) continue
      selection.target.value = source.travelSpace()
      travelPlan.choose(place)
      return true
    }
    selection.clear()
    return false
  }

  return {
    journeyStatus,
    place: (place) => {
      const choice = placeChoice(place)
      if (choice) attempt(choice)
      else if (travelPlan.ways.value.has(place)) {
        if (travelPlan.target.value === place) void travelPlan.go(true)
        else travelPlan.choose(place)
      } else if (!placing.value || selection.chosen.value.length > 0 || !propose(place))
        sayWhyNot(journeyStatus(place))
    }
  }
}
