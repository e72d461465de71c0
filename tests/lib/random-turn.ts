/**
 * Turns taken from random games, with the seat's stock replaced by a random one, so that many actions are nearly
 * affordable.
 */
import { topTask, type Agenda } from '../../shared/engine/agenda'
import { Chance, seeded } from '../../shared/engine/chance'
import type { GameEvent, Options, Rules } from '../../shared/engine/rules'

/** Returns a random integer from 0 to n - 1. */
type Next = (n: number) => number

export interface RandomTurn<State> {
  readonly state: State
  readonly seat: number
  readonly next: Next
}

interface AnyState<Stock> {
  readonly agenda: Agenda<{ readonly kind: string }>
  readonly phase: string
  readonly turn: { readonly mainDone: boolean }
  readonly seats: readonly { stock: Stock; readonly dice: readonly unknown[] }[]
}

/** How a game's random turns are made. */
export interface RandomGame<Stock, State extends AnyState<Stock>, Choice> {
  readonly rules: Rules<State, Choice, GameEvent>
  readonly options: (next: Next) => Options
  /** Changes the position before the first choice. */
  readonly begin?: (state: State, next: Next) => void
  readonly stock: (next: Next) => Stock
  /** How many choices to play before a turn is taken. */
  readonly choices: (next: Next) => number
}

/** A turn whose main action is still to be done, some way into a random game. */
export function randomTurnOf<Stock, State extends AnyState<Stock>, Choice>(
  game: RandomGame<Stock, State, Choice>,
  seed: number
): RandomTurn<State> {
  const { rules } = game
  const chance = new Chance(seeded(seed))
  const next = (n: number): number => chance.next(n)
  const players = 2 + next(3)
  const state = rules.setup({ players, options: game.options(next) }, chance)
  game.begin?.(state, next)
  const wanted = game.choices(next)
  for (let choices = 0; ; choices++) {
    const [decision] = rules.decisions(state)
    if (!decision?.choices) return randomTurnOf(game, seed + 100_000)
    const { seat, choices: set } = decision
    const begun = decision.task === 'turn' && !state.turn.mainDone && state.phase === 'turns'
    if (choices >= wanted && begun && topTask(state.agenda, seat)?.kind === 'turn') {
      const me = state.seats[seat]
      if (me && me.dice.length > 0) {
        me.stock = game.stock(next)
        return { state, seat, next }
      }
    }
    const played = rules.play(state, seat, set.nth(next(set.count())), chance)
    if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
  }
}
