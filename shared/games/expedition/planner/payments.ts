/** What a set of icons asks of the hand, and which goods and colours to pay with so that the better hand remains. */
import { requirementIds, requirements, type Requirement, type RequirementId } from '../content/requirements'
import { countOf } from '../paying'
import { colours, goods } from '../pieces'
import type { Zone } from '../../../engine/visibility'
import { bundlesOf, LineChoices, type Bundle, type LineChoice } from './line-choices'
import { anyGoodLine, columnLine, driverLine, lineCount, type PlannedHand } from './hand'

/** Cards asked of each line. */
export type Demand = readonly number[]

/**
 * What an icon asks for (ruling 12): cards of certain lines, or a number of cards of one good or colour of the player's
 * choice.
 */
export type Reading =
  | { readonly kind: 'lines'; readonly demand: Demand }
  | { readonly kind: 'good' | 'colour'; readonly size: number }

/** A demand that the hand meets, with the goods and colours chosen for it and the worth of its cards. */
export interface Payment {
  readonly demand: Demand
  readonly bundles: Readonly<Record<'good' | 'colour', readonly Bundle[]>>
  readonly worth: number
  readonly cards: number
}

const goodLines = goods.map((_, i) => i)
const colourLines = colours.map((_, i) => columnLine + i)
const noDemand: Demand = Array.from({ length: lineCount }, () => 0)

const asking = (lines: readonly number[], count: number): Reading => ({
  kind: 'lines',
  demand: noDemand.map((_, line) => (lines.includes(line) ? count : 0))
})

function readingOf({ kind, count }: Requirement): Reading {
  switch (kind) {
    case 'identical-goods':
      return count === 1 ? asking([anyGoodLine], 1) : { kind: 'good', size: count }
    case 'different-goods':
      return asking(goodLines, 1)
    case 'drivers':
      return asking([driverLine], count)
    case 'same-colour':
      return { kind: 'colour', size: count }
    case 'distinct-colours':
      return asking(colourLines, 1)
  }
}

/** What each icon asks for, by id and in the order of `requirementIds`. */
export const readings: Readonly<Record<RequirementId, Reading>> = Object.fromEntries(
  requirementIds.map((id) => [id, readingOf(requirements[id])])
) as Record<RequirementId, Reading>

/** What an icon still asks for with these cards laid: at least one, so that its good or colour is chosen. */
export function restOf(id: RequirementId, tray: Zone): Demand {
  const { byFigure, byColour, cards } = countOf(tray)
  const reading = readings[id]
  const laid = [...byFigure, ...byColour, 0]
  if (reading.kind === 'lines') return reading.demand.map((n, line) => Math.max(0, n - (laid[line] ?? 0)))
  const lines = reading.kind === 'good' ? goodLines : colourLines
  return noDemand.map((_, line) => (lines.includes(line) && laid[line] ? reading.size - cards : 0))
}

/** Finds and memoises payments for sets of icons, in addition to the rest of a payment under way. */
export class Payments {
  readonly #hand: PlannedHand
  readonly #rest: Demand
  readonly #goods: LineChoices
  readonly #colours: LineChoices
  readonly #known = new Map<string, Payment | undefined>()

  constructor(hand: PlannedHand, held: Zone, rest: Demand | undefined) {
    const { byFigure, byColour } = countOf(held)
    this.#hand = hand
    this.#rest = rest ?? noDemand
    this.#goods = new LineChoices(hand, 0, byFigure.slice(0, goods.length))
    this.#colours = new LineChoices(hand, columnLine, byColour)
  }

  /**
   * The best payment for this many of each icon, in the order of `requirementIds`; undefined if the hand cannot pay.
   */
  best(icons: readonly number[]): Payment | undefined {
    const key = icons.join(' ')
    if (this.#known.has(key)) return this.#known.get(key)
    const found = this.#find(icons)
    this.#known.set(key, found)
    return found
  }

  #find(icons: readonly number[]): Payment | undefined {
    const fixed = [...this.#rest]
    const sizes: Record<'good' | 'colour', number[]> = { good: [], colour: [] }
    requirementIds.forEach((id, i) => {
      const times = icons[i] ?? 0
      const reading = readings[id]
      if (reading.kind === 'lines')
        reading.demand.forEach((n, line) => (fixed[line] = (fixed[line] ?? 0) + n * times))
      else for (let n = 0; n < times; n++) sizes[reading.kind].push(reading.size)
    })
    if (!this.#hand.roomAfter(fixed)) return undefined
    return this.#pair(fixed, this.#goods.of(sizes.good), this.#colours.of(sizes.colour))
  }

  /** The pair of line choices of least worth that the hand can pay together; both lists are sorted by worth. */
  #pair(fixed: Demand, byGood: readonly LineChoice[], byColour: readonly LineChoice[]): Payment | undefined {
    let best: { readonly demand: Demand; readonly good: LineChoice; readonly colour: LineChoice } | undefined
    let least = Infinity
    for (const colour of byColour) {
      if (colour.worth + (byGood[0]?.worth ?? 0) >= least) break
      const asked = fixed.map((n, line) => n + (colour.amounts[line - columnLine] ?? 0))
      const room = this.#hand.roomAfter(asked)
      const good = room && byGood.find(({ sums }) => sums.every((sum, set) => sum <= (room[set] ?? 0)))
      if (!good || colour.worth + good.worth >= least) continue
      least = colour.worth + good.worth
      best = { demand: asked.map((n, line) => n + (good.amounts[line] ?? 0)), good, colour }
    }
    if (!best) return undefined
    const { demand, good, colour } = best
    return {
      demand,
      bundles: { good: bundlesOf(good), colour: bundlesOf(colour) },
      worth: demand.reduce((sum, n, line) => sum + n * (this.#hand.share[line] ?? 0), 0),
      cards: demand.reduce((sum, n) => sum + n, 0)
    }
  }
}
