/**
 * Ids of open decisions. A seat's id is the length of the record when its decision last changed: it survives a
 * restart of the host without being kept anywhere, and an answer to a position that is gone never fits.
 */
import type { AnyRules, Seat } from '../../../shared/engine/rules'
import type { OpenDecision } from '../../../shared/protocol/messages'

export class DecisionIds {
  #open: readonly OpenDecision[]

  constructor(rules: AnyRules, state: unknown, length: number) {
    this.#open = rules.decisions(state, 'public').map(({ seat, task }) => ({ seat, id: length, task }))
  }

  /** Who must answer, under which id. */
  get open(): readonly OpenDecision[] {
    return this.#open
  }

  /** The seat's open decision. */
  of(seat: Seat): OpenDecision | undefined {
    return this.#open.find((decision) => decision.seat === seat)
  }

  /**
   * The record grew to `length` by `actor`'s choice or undo. The actor's decision is a new one; another seat's is
   * new if it was not open before or is of another kind.
   */
  advance(rules: AnyRules, state: unknown, length: number, actor: Seat): readonly OpenDecision[] {
    this.#open = rules.decisions(state, 'public').map(({ seat, task }) => {
      const before = this.of(seat)
      return before && seat !== actor && before.task === task ? before : { seat, id: length, task }
    })
    return this.#open
  }

  /** Goes back to decisions that were `open` before. */
  returnTo(open: readonly OpenDecision[]): void {
    this.#open = open
  }
}
