/** What a player may aim at in a turn, and which dice reach it. All answers are derived from the rules. */
import type { Refusal, Seat } from '../../../engine/rules'
import { contractsDone, PlacingAim, type DiceSpace } from '../../../polo/assist/aim'
import { withQuestion } from '../../../polo/assist/foresee'
import { diceOn } from '../../../polo/dice'
import type { Content } from '../game'
import { faresTo, travelOutlook, travelSpaceOf, type Outlook, type Way } from '../planner'
import { seatOf } from '../seats'
import { diceCounts, placingCost, spaceRefusal } from '../spaces'
import { missing, paysFare } from '../stock'
import type { Choice, ChoiceOf, LocationId, SpaceId, State, Task } from '../types'
import type { Played } from './foresee'
import { withPaid, withStock } from './stock'

/** An answer to the task that a placement opens: an offer of a book, a seal, or contracts of cities. */
export type Opened = ChoiceOf<'offer' | 'takeSeal' | 'takeContracts'>

/** Something on the table that the player points at. */
export type Target =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'opened'; readonly space: SpaceId; readonly choice: Opened }
  /** By any of the Travel spaces. */
  | { readonly kind: 'journey'; readonly to: LocationId }
  /** A bonus action. */
  | { readonly kind: 'bonus'; readonly choice: Choice }

/** The task that dice with this lowest value open on a space, and that a choice of this type answers. */
export function questionOf({ books }: Content, space: SpaceId, { type }: Opened, lowest: number): Task {
  if (type === 'takeSeal') return { kind: 'take-seal', lowest, space }
  if (type === 'takeContracts') return { kind: 'take-contracts' }
  const book = books.find(({ spaces }) => spaces.includes(space))
  if (!book) throw new Error(`no book has the space ${space}`)
  return { kind: 'choose-offer', space, book: book.id }
}

/** Why such an answer would be refused after placing dice with this lowest value and paying for the space. */
export function openedRefusal(
  { content, rules }: Played,
  state: State,
  seat: Seat,
  { space, choice }: { readonly space: SpaceId; readonly choice: Opened },
  lowest: number
): Refusal | undefined {
  const record = content.findSpace(space)
  const cost = record ? placingCost(content, state, seat, record, lowest) : {}
  const unpaid = missing(seatOf(state, seat).stock, cost)
  if (unpaid) return unpaid
  const asked = questionOf(content, space, choice, lowest)
  return rules.refusal(withQuestion(withPaid(state, seat, cost), seat, asked), seat, choice)
}

/** Spaces where dice may be placed to reach a target. For an answer, empty spaces come first. */
function spacesFor(content: Content, state: State, target: Target): readonly SpaceId[] {
  switch (target.kind) {
    case 'space':
      return [target.space]
    case 'journey':
      return content.numbers.travelSpaces.map(({ id }) => id)
    case 'opened':
      return sameQuestion(content, target).toSorted(
        (a, b) => diceOn(state, a).length - diceOn(state, b).length
      )
    case 'bonus':
      return []
  }
}

/** The spaces that lead to the same answer: all spaces of a book, or for a seal also the cards that give one. */
function sameQuestion(
  { books, cityCards }: Content,
  { space, choice }: { readonly space: SpaceId; readonly choice: Opened }
): readonly SpaceId[] {
  if (choice.type === 'offer') return books.find(({ spaces }) => spaces.includes(space))?.spaces ?? []
  if (choice.type === 'takeContracts') return [space]
  return [space, ...cityCards.flatMap(({ id, effect }) => (effect.kind === 'takeSeal' ? [id] : []))]
}

/** The aim of a turn search that looks for this target. */
export function aimAt(played: Played, view: State, seat: Seat, target: Target): PlacingAim<State> {
  const { content, rules } = played
  const leads = leadsTo(played, view, seat, target)
  const spaces = spacesFor(content, view, target)
  return new PlacingAim<State>({
    hand: (state) => seatOf(state, seat).dice,
    rich: (state) => contractsDone(withStock(state, seat), seat),
    ...(target.kind === 'bonus' && { bonus: (state) => !rules.refusal(state, seat, target.choice) }),
    diceSpaces: (state) =>
      state.turn.mainDone
        ? []
        : spaces.flatMap((space) =>
            diceCounts(content, state, seat, space).map((dice): DiceSpace => ({ space, dice }))
          ),
    leads,
    takes: (state, { space }, own, lowest) => !spaceRefusal(content, state, seat, space, own, lowest)
  })
}

/** Returns a test of whether a placement with this lowest die reaches the target, by the task that the placement opens. */
function leadsTo(
  played: Played,
  view: State,
  seat: Seat,
  target: Target
): (state: State, diceSpace: DiceSpace, lowest: number) => boolean {
  if (target.kind === 'opened')
    return (state, { space }, lowest) =>
      !openedRefusal(played, state, seat, { space, choice: target.choice }, lowest)
  if (target.kind !== 'journey') return () => true
  const known = new Map<string, readonly Way[]>()
  return (state, { space }, lowest) => {
    const outlook = travelWith(played.content, view, seat, space, lowest)
    const key = `${space} ${lowest}`
    const fares = known.get(key) ?? faresTo(played.content, view, seat, outlook, target.to)
    known.set(key, fares)
    return fares.some(({ price }) => paysFare(seatOf(state, seat).stock, price, outlook.reserved))
  }
}

/** The outlook of the movement that dice with this lowest value open on a Travel space. */
function travelWith(content: Content, state: State, seat: Seat, id: SpaceId, lowest: number): Outlook {
  const travel = travelSpaceOf(content, id)
  if (!travel) throw new Error(`no Travel space ${id}`)
  return travelOutlook(content, state, seat, travel, lowest)
}
