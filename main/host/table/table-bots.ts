// Connects the bots of one table with its game, and keeps the reasons of their choices.

import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/index'
import type { Why } from '../../../shared/protocol/messages'
import { Bots, type BotMove } from '../players/bots'
import { botChance } from './daily-chance'
import type { TableDependencies } from './dependencies'
import type { LiveGame } from './live-game'
import type { People } from '../people/people'
import { Whys } from './whys'

/** What the bots need of their table. */
interface Playing {
  readonly game: Game
  readonly live: LiveGame
  readonly people: People
  /** The day of a daily table. */
  readonly daily: string | undefined
  /** True while the game is neither over nor abandoned. */
  running(): boolean
  /**
   * Plays a computer player's choice for a seat with an open decision and returns the number of its log entry. Throws
   * refusals.
   */
  play(seat: Seat, move: BotMove): number
}

export class TableBots {
  readonly #playing: Playing
  readonly #whys: Whys
  readonly #bots: Bots

  constructor({ thinkers, botPace, source, log }: TableDependencies, playing: Playing) {
    const { game, live, people, daily } = playing
    const { header, pack } = live.record
    const state = (): unknown => live.record.match.state
    this.#playing = playing
    this.#whys = new Whys(game)
    this.#bots = new Bots(
      {
        game,
        played: { game: header.game, ...(pack && { pack: { hash: pack.hash, json: header.pack } }) },
        moment: () => live.record.match.check,
        level: (seat) => people.seats.level(seat),
        style: (seat) => people.seats.style(seat),
        asked: () => this.asked,
        view: (seat) => game.rules.view(state(), seat) as unknown,
        play: (seat, move) => this.#whys.note(state, seat, move, () => playing.play(seat, move))
      },
      {
        thinkers,
        pace: botPace,
        source: daily === undefined ? source() : botChance(daily, () => live.record),
        log
      }
    )
  }

  /** The bots' seats that have an open decision; none while nothing can be played. */
  get asked(): readonly Seat[] {
    const { live, people } = this.#playing
    if (live.stopped || !this.#playing.running()) return []
    return live.waiting.filter((seat) => people.seats.by(seat) === 'bot')
  }

  /** See `Bots.update`. Call whenever the table or its people have changed. */
  update(): void {
    this.#bots.update()
  }

  /** The bots play no more. */
  close(): void {
    this.#bots.close()
  }

  /** Why a bot made the choices of these log entries: see `Whys.about`. */
  why(from: number, to: number, secrets: boolean): Why | undefined {
    return this.#whys.about(from, to, secrets)
  }
}
