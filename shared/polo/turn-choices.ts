/** What a turn offers: one main action and any bonus actions, as a list that is computed on first use. */
import { all, type ChoiceSet } from '../engine/choices'
import type { Play } from '../engine/play'
import type { Seat } from '../engine/rules'
import { seatOf } from '../engine/seats'
import type { PoloGame } from './game'
import { facesOf, Placements, type Face, type OpenSpace, type Placement } from './placements'
import type { SeatPlacing } from './space-rules'
import type { Space } from './spaces'
import { mayEndTurn } from './turn'

interface EndTurn {
  readonly type: 'endTurn'
}
const endTurn: EndTurn = { type: 'endTurn' }

/**
 * Everything the active seat may choose now: bonus actions and the end of the turn, then the placements, where dice
 * without a value count once for each value they may take. A game supplies its spaces and bonus actions.
 */
export abstract class TurnOffers<G extends PoloGame, P extends Play<G>, C> implements ChoiceSet<
  C | EndTurn | ({ readonly type: 'place' } & Placement)
> {
  protected readonly content: G['content']
  protected readonly state: G['state']
  protected readonly seat: Seat
  #handFaces: readonly Face[] | undefined
  #placements: Placements | undefined
  #bonusActions: ChoiceSet<C> | undefined
  #paidOtherwise: ChoiceSet<C> | undefined
  /** Number of bonus actions and the end of the turn; set together with `#count`. */
  #others = 0
  #count = -1

  constructor(content: G['content'], state: G['state'], seat: Seat) {
    this.content = content
    this.state = state
    this.seat = seat
  }

  /** Spaces of main actions that everybody may try; they are listed first. */
  protected abstract boardSpaces(): readonly Space<G, P>[]
  /** Spaces that are listed after them: those of the seat's own cities and cards. */
  protected abstract ownSpaces(): readonly Space<G, P>[]
  /** Numbers of dice that a space accepts from this seat; undefined if only the printed one. */
  protected counts(space: Space<G, P>): readonly number[] | undefined {
    return space.diceFor?.(this.content, this.state, this.seat)
  }
  /** The game's rules of placing for this seat. */
  protected abstract placing(): SeatPlacing<G, P>
  /** The bonus actions that are possible with these different dice in hand. */
  protected abstract bonusActions(faces: readonly Face[]): ChoiceSet<C>
  /** Further placements that are paid for in another way; listed last. */
  protected otherPlacements?(placements: Placements): ChoiceSet<C> | undefined

  /** Spaces that take at least one set of the dice in hand. Empty once the main action is done. */
  get openSpaces(): readonly OpenSpace[] {
    return this.#listPlacements().open
  }

  /** True if some space takes a set of the dice in hand, found without trying all of them. */
  get hasOpenSpace(): boolean {
    if (this.#placements) return this.#placements.open.length > 0
    return this.#findPlacements(1).open.length > 0
  }

  /** Bonus actions and the end of the turn, as a list. */
  get others(): readonly (C | EndTurn)[] {
    const bonus = all(this.#bonus())
    return this.mayEnd ? [...bonus, endTurn] : bonus
  }

  #bonus(): ChoiceSet<C> {
    return (this.#bonusActions ??= this.bonusActions(this.#faces()))
  }

  #faces(): readonly Face[] {
    return (this.#handFaces ??= facesOf(seatOf(this.state, this.seat).dice))
  }

  #listPlacements(): Placements {
    return (this.#placements ??= this.#findPlacements())
  }

  /** True if the turn may end now. */
  get mayEnd(): boolean {
    return mayEndTurn(this.state.turn, seatOf(this.state, this.seat).dice)
  }

  count(): number {
    if (this.#count >= 0) return this.#count
    const placements = this.#listPlacements()
    this.#others = this.#bonus().count() + (this.mayEnd ? 1 : 0)
    this.#paidOtherwise = this.otherPlacements?.(placements)
    return (this.#count = this.#others + placements.count() + (this.#paidOtherwise?.count() ?? 0))
  }

  nth(index: number): C | EndTurn | ({ readonly type: 'place' } & Placement) {
    if (index >= this.count()) throw new RangeError(`choice ${index} of ${this.#count}`)
    if (index < this.#bonus().count()) return this.#bonus().nth(index)
    if (index < this.#others) return endTurn
    const placements = this.#listPlacements()
    const at = index - this.#others
    const more = at - placements.count()
    if (more >= 0 && this.#paidOtherwise) return this.#paidOtherwise.nth(more)
    const { space, dice, value } = placements.nth(at)
    return value === undefined ? { type: 'place', space, dice } : { type: 'place', space, dice, value }
  }

  /** The placements on the first `most` open spaces. */
  #findPlacements(most = Infinity): Placements {
    if (this.state.turn.mainDone || this.#faces().length === 0) return none
    const placements = new Placements(this.#faces())
    const placing = this.placing()
    for (const spaces of [this.boardSpaces(), this.ownSpaces()])
      for (const space of spaces) {
        if (placements.open.length >= most) return placements
        this.#tryOn(placements, placing, space)
      }
    return placements
  }

  #tryOn(placements: Placements, placing: SeatPlacing<G, P>, space: Space<G, P>): void {
    const counts = this.counts(space)
    if (counts) for (const dice of counts) placements.tryOn(space, dice, placing)
    else placements.tryOn(space, space.dice, placing)
  }
}

const none = new Placements([])
