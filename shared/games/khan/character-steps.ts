/** The steps that a character takes from each place: printed roads as it walks them, and its own (rulings 46, 52). */
import { stepAlong, withOwn } from '../../polo/roads/map'
import { fareItems, type Place, type Step } from './content/map'
import type { Character } from './game'
import type { LocationId } from './types'

/** The map that is walked. */
export interface Walked {
  readonly oases: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
}

/** By character and place, each found once. */
export function characterSteps(map: Walked): (character: Character, from: LocationId) => readonly Step[] {
  const known = new Map<Character, Map<LocationId, readonly Step[]>>()
  return (character, from) => {
    let ofCharacter = known.get(character)
    if (!ofCharacter) known.set(character, (ofCharacter = new Map<LocationId, readonly Step[]>()))
    let steps = ofCharacter.get(from)
    if (!steps) ofCharacter.set(from, (steps = walk(map, character, from)))
    return steps
  }
}

function walk({ oases, place, steps }: Walked, character: Character, from: LocationId): readonly Step[] {
  const { perOasis, routesFrom, waives = [] } = character
  const own = routesFrom?.(from, oases) ?? []
  const all = withOwn(
    steps(from),
    own.map((road) => stepAlong(fareItems, road, road.to))
  )
  return all.map((step) => {
    const price = { ...step.price }
    for (const item of waives) price[item] = 0
    const passes = perOasis && place(step.to).kind === 'oasis'
    return passes ? { ...step, price, uncounted: true } : { ...step, price }
  })
}
