/** What test tables of the Marco Polo games share: a declared position, and the moves that all of these games have. */
import type { Config, GameEvent, Rules } from '../../shared/engine/rules'
import { Played } from './played'

interface Position {
  readonly activeSeat: number
  readonly agenda: readonly (readonly { readonly kind: string }[])[]
}

/** What a test can declare in every game. */
interface GivenTurn {
  round: number
  turnOf: number
}

type SharedChoice = { readonly type: 'endTurn' } | { readonly type: 'reward'; readonly index: number }

export abstract class FamilyTable<
  State extends Position,
  Choice,
  Event extends GameEvent,
  Given extends GivenTurn
> extends Played<State, Choice | SharedChoice, Event> {
  readonly #given: Given

  /** `given`: what is declared so far. The subclass calls `beginDeclared` once that is enough for a position. */
  constructor(rules: Rules<State, Choice | SharedChoice, Event>, config: Config, seed: number, given: Given) {
    super(rules, config, seed)
    this.#given = given
  }

  /** Builds the declared position. */
  protected abstract positionOf(given: Given): State

  /** Begins with the declared position. */
  protected beginDeclared(): void {
    this.begin(this.positionOf(this.#given))
  }

  /** Declares something more, before the first move. */
  protected declared(change: (given: Given) => unknown): this {
    change(this.#given)
    this.beginDeclared()
    return this
  }

  round(round: number): this {
    return this.declared((given) => (given.round = round))
  }

  turnOf(seat: number): this {
    return this.declared((given) => (given.turnOf = seat))
  }

  endTurn(): this {
    return this.play({ type: 'endTurn' })
  }

  /** The seat that moves next takes the pending reward of this kind first. */
  takeFirst(item: string): this {
    const seat = this.mover()
    const task = this.state.agenda[seat]?.at(-1)
    const pending = task && 'pending' in task && Array.isArray(task.pending) ? task.pending : []
    const index = pending.findIndex((reward: { readonly item: string }) => reward.item === item)
    return this.seat(seat).play({ type: 'reward', index })
  }
}
