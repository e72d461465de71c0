/**
 * Ids of open decisions. A decision's id is the length of the record when the seat's decision last changed: it need not
 * be stored to survive a restart of the host, and an answer to a past position never has the right id.
 */
import type { AnyRules, Seat } from '../../../shared/engine/rules'
import type { OpenDecision } from '../../../shared/protocol/messages'

export class DecisionIds {
  #open: readonly OpenDecision[]

  constructor(rules: AnyRules, state: unknown, length: number) {
    this.#open = rules.decisions(state, 'public').map(({ seat, task }) => ({ seat, id: length, task }))
  }

  /** The open decisions with their ids. */
  get open(): readonly OpenDecision[] {
    return this.#open
  }

  /** The seat's open decision. */
  of(seat: Seat): OpenDecision | undefined {
    return this.#open.find((decision) => decision.seat === seat)
  }

  /**
   * The record grew to `length` by a choice or undo of `actor`, whose decision gets a new id. Another seat's decision
   * gets a new id only if it was not open before or is another task. Without an actor all get new ids.
   */
  advance(rules: AnyRules, state: unknown, length: number, actor?: Seat): readonly OpenDecision[] {
    this.#open = rules.decisions(state, 'public').map(({ seat, task }) => {
      const before = this.of(seat)
      return before && actor !== undefined && seat !== actor && before.task === task
        ? before
        : { seat, id: length, task }
    })
    return this.#open
  }

  /** Restores the decisions that were open before. */
  returnTo(open: readonly OpenDecision[]): void {
    this.#open = open
  }
}
