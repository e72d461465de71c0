/** The demands that a set of icons can come to: one for each choice of goods and colours that the hand meets. */
import type { Requirement, RequirementId } from '../content/requirements'
import type { Count } from '../paying'
import { colours, goods } from '../pieces'
import { anyGoodLine, columnLine, lineCount, type PlannedHand } from './hand'

/** One way to read an icon: cards asked of each line. */
export type Reading = readonly number[]

/** An icon, or what is left of the one that is being paid for. */
export type Asked = RequirementId | 'rest'

/** A reading that was decided on, and what for. */
export interface Decided {
  readonly icon: Asked
  readonly reading: Reading
}

/** A demand that the hand meets, and how it came about. */
export interface Want {
  readonly demand: Reading
  /** Sum of the shares of all that is asked: the less, the better the hand that stays. */
  readonly worth: number
  readonly decided?: Decided
  readonly before?: Want
}

export const nothingWanted: Want = { demand: Array.from({ length: lineCount }, () => 0), worth: 0 }

const driver = goods.length

/** A reading that asks `count` cards of each of these lines. */
function asking(lines: readonly number[], count: number): Reading {
  return Array.from({ length: lineCount }, (_, line) => (lines.includes(line) ? count : 0))
}

const goodLines = goods.map((_, i) => i)
const colourLines = colours.map((_, i) => columnLine + i)

/** The readings of a whole icon (ruling 12). */
function wholeReadings({ kind, count }: Requirement): readonly Reading[] {
  switch (kind) {
    case 'identical-goods':
      return count === 1 ? [asking([anyGoodLine], 1)] : goodLines.map((line) => asking([line], count))
    case 'different-goods':
      return [asking(goodLines, 1)]
    case 'drivers':
      return [asking([driver], count)]
    case 'same-colour':
      return colourLines.map((line) => asking([line], count))
    case 'distinct-colours':
      return [asking(colourLines, 1)]
  }
}

const linesLaid = ({ byFigure, byColour }: Count): readonly number[] => [...byFigure, ...byColour, 0]

/** The readings of an icon for which these cards are laid already: what is still asked. */
export function readingsOf(requirement: Requirement, tray: Count): readonly Reading[] {
  const whole = wholeReadings(requirement)
  if (tray.cards === 0) return whole
  const laid = linesLaid(tray)
  return whole
    .filter((reading) => reading.some((asked, line) => asked > 0 && (laid[line] ?? 0) > 0))
    .map((reading) => reading.map((asked, line) => Math.max(0, asked - (laid[line] ?? 0))))
}

/** Larger than any demand of a row or column that is ever asked; its eleventh power is a safe integer. */
const base = 24
const keyOf = (demand: Reading): number => demand.reduceRight((key, asked) => key * base + asked, 0)

/** All wants after one icon more. Of those that ask for the same, one with the least worth stays: they ask alike. */
export function wantsWith(
  hand: PlannedHand,
  wants: readonly Want[],
  icon: Asked,
  readings: readonly Reading[]
): readonly Want[] {
  const seen = new Set<number>()
  const found: Want[] = []
  for (const before of wants)
    for (const reading of readings) {
      const demand = before.demand.map((asked, line) => asked + (reading[line] ?? 0))
      const key = keyOf(demand)
      if (seen.has(key)) continue
      seen.add(key)
      if (!hand.meets(demand)) continue
      found.push({ demand, worth: worthOf(hand, demand), decided: { icon, reading }, before })
    }
  return found
}

/** Sum of the shares of what is asked. */
function worthOf({ share }: PlannedHand, demand: Reading): number {
  return demand.reduce((sum, asked, line) => sum + asked * (share[line] ?? 0), 0)
}

/** The want that leaves the better hand; the first of equals. */
export function bestWant(wants: readonly Want[]): Want | undefined {
  return wants.reduce<Want | undefined>(
    (best, want) => (best && best.worth <= want.worth ? best : want),
    undefined
  )
}

/** What was decided for each icon of a want, in any order: icons asking alike may change places. */
export function decisionsOf(want: Want): Decided[] {
  const all: Decided[] = []
  for (let at: Want | undefined = want; at; at = at.before) if (at.decided) all.push(at.decided)
  return all
}
