/**
 * Which cards pay for a space (rulings 10 and 12), card by card: a card may be laid if the hand can complete the
 * payment with it. Cards fit together along lines: a good's row, the drivers' row, a colour's column. A set of kinds is
 * a bitmask over `kinds`, so that hands need not be enumerated.
 */
import type { Zone } from '../../engine/visibility'
import type { Requirement, RequirementKind } from './content/requirements'
import { colours, figures, goods, kindIndexOf, kinds } from './pieces'

/** A count of cards: how many, which kinds are among them (a mask), and how many by figure and by colour. */
export class Count {
  readonly cards: number
  readonly mask: number
  /** Cards of each figure and of each colour, packed with `lineBits` bits each: numbers are faster than arrays. */
  readonly figures: number
  readonly colours: number

  constructor(cards: number, mask: number, byFigure: number, byColour: number) {
    this.cards = cards
    this.mask = mask
    this.figures = byFigure
    this.colours = byColour
  }

  get byFigure(): readonly number[] {
    return figures.map((_, figure) => at(this.figures, figure))
  }

  get byColour(): readonly number[] {
    return colours.map((_, colour) => at(this.colours, colour))
  }
}

/** Enough bits for all cards of a line: fifteen drivers at most. */
const lineBits = 5
const lineMask = (1 << lineBits) - 1

/** How many cards lie on a line. */
const at = (counts: number, line: number): number => (counts >> (line * lineBits)) & lineMask

const nothing = new Count(0, 0, 0, 0)

/** Counts the cards of a zone; zero if its cards are hidden. */
export function countOf({ cards }: Zone): Count {
  if (!cards || cards.length === 0) return nothing
  let mask = 0
  let byFigure = 0
  let byColour = 0
  // A loop by index: a hand is counted at every decision, and an iterator would cost more than the counting.
  for (let i = 0; i < cards.length; i++) {
    const kind = kindIndexOf(cards[i] ?? '')
    const colour = kind % colours.length
    mask |= 1 << kind
    byFigure += 1 << (((kind - colour) / colours.length) * lineBits)
    byColour += 1 << (colour * lineBits)
  }
  return new Count(cards.length, mask, byFigure, byColour)
}

/**
 * The count with one card more (`by` 1) or less (-1). A removed card's kind stays in the mask, so the result only
 * serves questions about lines.
 */
export function withCard(
  { cards, mask, figures: byFigure, colours: byColour }: Count,
  card: string,
  by: 1 | -1
): Count {
  const kind = kindIndexOf(card)
  const colour = kind % colours.length
  const figure = (kind - colour) / colours.length
  return new Count(
    cards + by,
    mask | (1 << kind),
    byFigure + by * (1 << (figure * lineBits)),
    byColour + by * (1 << (colour * lineBits))
  )
}

/** The lines that can pay for an icon: with all cards on one of them, or with one card on each. */
interface Lines {
  readonly each: boolean
  readonly counts: 'figures' | 'colours'
  readonly first: number
  readonly last: number
  /** The kinds on each line, by figure or colour. */
  readonly masks: readonly number[]
}

const maskOf = (holds: (kind: number) => boolean): number =>
  kinds.reduce((mask, _, kind) => (holds(kind) ? mask | (1 << kind) : mask), 0)
const rows = figures.map((_, figure) => maskOf((kind) => Math.floor(kind / colours.length) === figure))
const columns = colours.map((_, colour) => maskOf((kind) => kind % colours.length === colour))

const goodsRows = { counts: 'figures', first: 0, last: goods.length - 1, masks: rows } as const
const colourColumns = { counts: 'colours', first: 0, last: colours.length - 1, masks: columns } as const
const driverRow = { counts: 'figures', first: goods.length, last: goods.length, masks: rows } as const

const linesOf: { readonly [K in RequirementKind]: Lines } = {
  'identical-goods': { each: false, ...goodsRows },
  'different-goods': { each: true, ...goodsRows },
  drivers: { each: false, ...driverRow },
  'same-colour': { each: false, ...colourColumns },
  'distinct-colours': { each: true, ...colourColumns }
}

/**
 * The mask of kinds that may be laid now: held in hand, fitting the cards laid, and leaving a payment that can be
 * completed.
 */
export function payableMask({ kind, count }: Requirement, hand: Count, tray: Count): number {
  const { each, counts, first, last, masks } = linesOf[kind]
  let mask = 0
  for (let line = first; line <= last; line++) {
    const held = at(hand[counts], line)
    const laid = at(tray[counts], line)
    if (each) {
      if (laid > 0) continue
      if (held === 0) return 0
      mask |= masks[line] ?? 0
    } else if (laid === tray.cards && laid + held >= count) mask |= masks[line] ?? 0
  }
  return mask & hand.mask
}

/** The mask of kinds that fit the icon and the cards laid, whatever is in hand. */
export function fittingMask({ kind }: Requirement, tray: Count): number {
  const { each, counts, first, last, masks } = linesOf[kind]
  let mask = 0
  for (let line = first; line <= last; line++) {
    const laid = at(tray[counts], line)
    if (each ? laid === 0 : laid === tray.cards) mask |= masks[line] ?? 0
  }
  return mask
}

/** The fewest cards that the hand lacks to complete a payment; 0 if it can be completed. */
export function missingFor({ kind, count }: Requirement, hand: Count, tray: Count): number {
  const { each, counts, first, last } = linesOf[kind]
  let missing = each ? 0 : count
  for (let line = first; line <= last; line++) {
    const [held, laid] = [at(hand[counts], line), at(tray[counts], line)]
    if (each) missing += Number(laid === 0 && held === 0)
    else if (laid === tray.cards) missing = Math.min(missing, Math.max(0, count - laid - held))
  }
  return missing
}
