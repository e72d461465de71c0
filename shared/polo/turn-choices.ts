/** What a turn offers: one main action and any bonus actions, as a list that is made when it is first asked for. */
import type { ChoiceSet } from '../engine/choices'
import type { Play } from '../engine/play'
import type { Seat } from '../engine/rules'
import { seatOf } from '../engine/seats'
import type { PoloGame } from './game'
import { Placements, type OpenSpace, type Placement } from './placements'
import type { Space } from './spaces'
import { mayEndTurn } from './turn'

/**
 * Everything the active seat may choose now, dice without a value with each they may take: bonus actions and the end of
 * the turn, then the placements. A game says which spaces there are and which bonus actions.
 */
export abstract class TurnOffers<G extends PoloGame, P extends Play<G>, C> implements ChoiceSet<
  C | { readonly type: 'endTurn' } | ({ readonly type: 'place' } & Placement)
> {
  protected readonly content: G['content']
  protected readonly state: G['state']
  protected readonly seat: Seat
  readonly #placements: Placements
  #tried = false
  #others: (C | { readonly type: 'endTurn' })[] | undefined
  #more: readonly C[] | undefined
  #count = -1

  constructor(content: G['content'], state: G['state'], seat: Seat) {
    this.content = content
    this.state = state
    this.seat = seat
    this.#placements = new Placements(seatOf(state, seat).dice)
  }

  /** Spaces of main actions that everybody may try; they are listed first. */
  protected abstract boardSpaces(): readonly Space<G, P>[]
  /** Those that follow: of one's own cities and cards. */
  protected abstract ownSpaces(): readonly Space<G, P>[]
  /** How many dice a space takes from this seat, where it is not the printed number alone. */
  protected counts(space: Space<G, P>): readonly number[] | undefined {
    return space.diceFor?.(this.content, this.state, this.seat)
  }
  /** Of these classes of sets, the bits of those that a space takes, so many dice each. */
  protected abstract fitting(space: Space<G, P>, classes: number, dice: number): number
  /** A new list of the bonus actions that are possible; `placements` knows the different dice in hand. */
  protected abstract bonusActions(placements: Placements): (C | { readonly type: 'endTurn' })[]
  /** Placements in other words than the usual ones: paid for in another way. Listed last. */
  protected otherPlacements?(placements: Placements): readonly C[]

  /** Spaces that take at least one set of the dice in hand. Empty once the main action is done. */
  get places(): readonly OpenSpace[] {
    return this.#tryAll().open
  }

  /** Bonus actions and the end of the turn. */
  get others(): readonly (C | { readonly type: 'endTurn' })[] {
    if (this.#others) return this.#others
    const others = this.bonusActions(this.#placements)
    if (mayEndTurn(this.state.turn, seatOf(this.state, this.seat).dice)) others.push({ type: 'endTurn' })
    return (this.#others = others)
  }

  get #paidOtherwise(): readonly C[] {
    return (this.#more ??= this.otherPlacements?.(this.#tryAll()) ?? [])
  }

  count(): number {
    if (this.#count < 0)
      this.#count = this.others.length + this.#tryAll().count() + this.#paidOtherwise.length
    return this.#count
  }

  nth(index: number): C | { readonly type: 'endTurn' } | ({ readonly type: 'place' } & Placement) {
    const other = this.others[index]
    if (other) return other
    const placements = this.#tryAll()
    const at = index - this.others.length
    const more = at < placements.count() ? undefined : this.#paidOtherwise[at - placements.count()]
    return more ?? { type: 'place', ...placements.nth(at) }
  }

  #tryAll(): Placements {
    const placements = this.#placements
    if (this.#tried) return placements
    this.#tried = true
    if (this.state.turn.mainDone || seatOf(this.state, this.seat).dice.length === 0) return placements
    for (const space of this.boardSpaces()) this.#tryOn(space)
    for (const space of this.ownSpaces()) this.#tryOn(space)
    return placements
  }

  #tryOn(space: Space<G, P>): void {
    const counts = this.counts(space)
    if (counts) for (const dice of counts) this.#tryFor(space, dice)
    else if (this.#placements.has(space.dice)) this.#tryFor(space, space.dice)
  }

  #tryFor(space: Space<G, P>, dice: number): void {
    const placements = this.#placements
    const classes = placements.classesOf(dice)
    const mask = classes === 0 ? 0 : this.fitting(space, classes, dice)
    if (mask !== 0) placements.add(space.id, dice, mask)
  }
}
