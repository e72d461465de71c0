/** The aids that path tokens give in a movement (rulings 89 to 95). */
import type { Step } from '../../content/map'
import type { Aid, Content } from '../../game'
import type { LocationId } from '../../types'
import type { PathEffect } from './paths'

/** Names of the extra steps that a token gives beside the roads. */
const roadNames = { free: 'secret-paths/free', jump: 'secret-paths/jump' } as const

const noCost = { coin: 0, camel: 0 }
const isFree = ({ price }: Step): boolean => price.coin === 0 && price.camel === 0

/** The same steps, all without cost (ruling 90). */
const allFree = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => (isFree(step) ? step : { ...step, price: noCost }))

/** Adds, beside each road with a cost, a free step that uses a pass: the seat decides which to take (ruling 90). */
function someFree(steps: readonly Step[]): readonly Step[] {
  const ends = new Set(steps.filter((step) => !isFree(step)).map(({ to }) => to))
  return [...steps, ...[...ends].map((to): Step => ({ to, price: noCost, road: roadNames.free, pass: true }))]
}

/** Adds free steps from an oasis to every other one, which replace printed roads between oases (ruling 91). */
function betweenOases({ oases }: Content, from: LocationId, steps: readonly Step[]): readonly Step[] {
  if (!oases.includes(from)) return steps
  const jumps = oases.filter((to) => to !== from).map((to): Step => ({ to, price: noCost }))
  return [...steps.filter(({ to, road }) => road !== undefined || !oases.includes(to)), ...jumps]
}

/** Steps to every other city of the same kind, each of which uses a pass (ruling 91). */
function jumps(
  { place, places }: Content,
  from: LocationId,
  { between, cost }: Extract<PathEffect, { kind: 'jump' }>
): readonly Step[] {
  if (place(from).kind !== between) return []
  return places
    .filter(({ id, kind }) => kind === between && id !== from)
    .map(({ id }): Step => ({ to: id, price: { coin: 0, ...cost }, road: roadNames.jump, pass: true }))
}

/** The aid of a token that is declared for a movement; undefined for the token that is a bonus action. */
export function aidOf(effect: PathEffect): Aid | undefined {
  switch (effect.kind) {
    case 'steps':
      return { steps: effect.steps }
    case 'freeRoads':
      return effect.crossings === 'all'
        ? { roads: (_, _from, steps) => allFree(steps) }
        : { roads: (_, _from, steps) => someFree(steps), passes: effect.crossings }
    case 'oases':
      return { roads: betweenOases }
    case 'jump':
      return {
        roads: (content, from, steps) => [...steps, ...jumps(content, from, effect)],
        passes: 1
      }
    case 'coinsOff':
      return { coinsOff: effect.coins }
    case 'passingPost':
      return { posts: 1 }
    case 'dice':
      return {}
    case 'move':
      return undefined
  }
}
