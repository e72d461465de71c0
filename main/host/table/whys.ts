/**
 * Why bots made their latest choices; kept in memory only, not in the game file. A bot's plan and its alternatives
 * could betray secrets, so as long as there are any, only gains that everybody can see are told.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { gainsOf } from '../../../shared/players/reasons'
import { plus, sumOf, type Worth } from '../../../shared/players/knowledge'
import type { Why } from '../../../shared/protocol/messages'
import type { BotMove } from '../players/bots'

/** For how many choices the reasons are kept: the latest. */
const most = 400

interface Reasons {
  readonly seat: Seat
  readonly move: BotMove
  /** What the choice gained, as far as everybody at the table can see it. */
  readonly gains: Worth
  /** Whether it ended the seat's turn. */
  readonly ends: boolean
}

export class Whys {
  readonly #game: Pick<Game, 'rules' | 'knowledge'>
  /** By the number of the log entry. */
  readonly #known = new Map<number, Reasons>()

  constructor(game: Pick<Game, 'rules' | 'knowledge'>) {
    this.#game = game
  }

  /** Plays a move by `play`, which returns the number of its log entry, and remembers why it was chosen. */
  note(state: () => unknown, seat: Seat, move: BotMove, play: () => number): void {
    const before = this.#openWorth(state(), seat)
    // The position after the end of a turn may include what others did: it says nothing about this choice.
    const { knowledge } = this.#game
    const ending = knowledge?.ending(state(), seat, move.choice, [])
    const ends = ending !== undefined && sumOf(ending) === 0
    const number = play()
    const gains = ends ? {} : gainsOf(before, this.#openWorth(state(), seat))
    this.#known.set(number, { seat, move, gains, ends })
    for (const old of this.#known.keys()) {
      if (this.#known.size <= most) break
      this.#known.delete(old)
    }
  }

  /**
   * Why a bot made the choices of the log entries `from` to `to`, all of one seat; undefined if that is not known any
   * more. Choices of the same turn just before are included, because the log shows no line for some of them. `secrets`:
   * the table still hides something from whoever asks.
   */
  about(from: number, to: number, secrets: boolean): Why | undefined {
    const asked = this.#known.get(from)
    if (!asked) return undefined
    const { seat } = asked
    const first = this.#firstOfTurn(seat, from)
    const { move } = this.#known.get(first) ?? asked
    const { level, advice } = move
    let gains: Worth = {}
    // A turn counts as quick if one of its choices was.
    let quick = false
    for (const [number, one] of this.#known) {
      if (number < first || number > to || one.seat !== seat) continue
      gains = plus(gains, one.gains)
      quick ||= one.move.quick === true
    }
    return {
      seat,
      level,
      gains,
      ...(quick && { quick: true as const }),
      ...(secrets && { secrets: true as const }),
      ...(advice && !secrets && { plan: reasonsOf(advice) })
    }
  }

  /** The number of the first of the seat's choices that precede the entry within the same turn. */
  #firstOfTurn(seat: Seat, number: number): number {
    const before = this.#known.get(number - 1)
    return before?.seat === seat && !before.ends ? this.#firstOfTurn(seat, number - 1) : number
  }

  /** What the seat's public position is worth, by source. */
  #openWorth(state: unknown, seat: Seat): Worth {
    const { rules, knowledge } = this.#game
    return knowledge?.worth(rules.view(state, 'public'), seat) ?? {}
  }
}

const reasonsOf = ({ plan, runnerUp, ahead }: NonNullable<BotMove['advice']>): NonNullable<Why['plan']> => ({
  ...plan,
  ...(runnerUp && { runnerUp }),
  ...(ahead !== undefined && { ahead })
})
