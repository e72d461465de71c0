/**
 * Why bots chose what they did: kept in memory for the latest choices, no part of the game file. While there are secrets,
 * a plan and what it was weighed against could betray them: until the game is over, only what everybody can see is told.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { gainsOf } from '../../../shared/players/reasons'
import type { Worth } from '../../../shared/players/knowledge'
import type { Why } from '../../../shared/protocol/messages'
import type { BotMove } from '../players/bots'

/** Choices of which the reasons are kept. */
const most = 400

interface Known {
  readonly seat: Seat
  readonly move: BotMove
  /** What the choice brought, as everybody at the table can see it. */
  readonly gains: Worth
  /** It ended the seat's turn. */
  readonly ends: boolean
}

export class Whys {
  readonly #game: Pick<Game, 'rules' | 'knowledge'>
  readonly #known = new Map<number, Known>()

  constructor(game: Pick<Game, 'rules' | 'knowledge'>) {
    this.#game = game
  }

  /** Plays a move by `play`, which answers with the number of its entry, and keeps why it was chosen. */
  note(state: () => unknown, seat: Seat, move: BotMove, play: () => number): void {
    const before = this.#openWorth(state(), seat)
    // What ends a turn is followed by what others do: it is not of this turn any more.
    const { knowledge } = this.#game
    const ends = knowledge?.ending(state(), seat, move.choice) === 0
    const number = play()
    const gains = ends ? {} : gainsOf(before, this.#openWorth(state(), seat))
    this.#known.set(number, { seat, move, gains, ends })
    for (const old of this.#known.keys()) {
      if (this.#known.size <= most) break
      this.#known.delete(old)
    }
  }

  /**
   * Why the bot chose what the entries from one number to another tell, all of one seat; undefined where that is no longer
   * known. Choices of the same turn just before them count with them: a log has no line for some of what begins a turn.
   * `secrets`: the table still hides something from whoever asks.
   */
  about(from: number, to: number, secrets: boolean): Why | undefined {
    const told = this.#known.get(from)
    if (!told) return undefined
    const { seat } = told
    const begun = this.#beginOf(seat, from)
    const { move } = this.#known.get(begun) ?? told
    const { level, advice } = move
    const gains: Record<string, number> = {}
    // A turn is as thorough as the least of its choices.
    let quick = false
    for (const [number, one] of this.#known) {
      if (number < begun || number > to || one.seat !== seat) continue
      add(gains, one.gains)
      quick ||= one.move.quick === true
    }
    return {
      ...{ seat, level, gains },
      ...(quick && { quick: true as const }),
      ...(secrets && { secrets: true as const }),
      ...(advice && !secrets && { plan: reasonsOf(advice) })
    }
  }

  /** The first of the seat's choices that lead up to an entry without the end of a turn between them. */
  #beginOf(seat: Seat, number: number): number {
    const before = this.#known.get(number - 1)
    return before?.seat === seat && !before.ends ? this.#beginOf(seat, number - 1) : number
  }

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

function add(sum: Record<string, number>, gains: Worth): void {
  for (const [part, points] of Object.entries(gains)) sum[part] = (sum[part] ?? 0) + points
}
