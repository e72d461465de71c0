/** A table of `bench --lan`: one guest for each seat, and optionally spectators. A new game is dealt when one is over. */
import { quick } from '../../../shared/engine/chance'
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { OpenDecision, Request, Update } from '../../../shared/protocol/messages'
import { Arrivals, LanGuest } from './lan-guest'

/** Sends the host a request from its own machine; resolves with the answer, rejects if it is refused. */
export type AskHost = (request: Request) => Promise<unknown>

/** One measured choice. */
export interface Measured {
  /** From the choice to the update on the last socket. */
  readonly milliseconds: number
  /** Mean number of bytes that a player received. */
  readonly bytes: number
}

export class LanTable {
  readonly #game: Game
  readonly #ask: AskHost
  readonly #players: readonly LanGuest[]
  readonly #spectators: readonly LanGuest[]
  readonly #pick = quick(1)
  #table = ''
  /** Each seat's own view, advanced by its updates. */
  #views: unknown[] = []
  #next = 0
  #open: readonly OpenDecision[] = []

  private constructor(game: Game, ask: AskHost, players: readonly LanGuest[], spectators: LanGuest[]) {
    this.#game = game
    this.#ask = ask
    this.#players = players
    this.#spectators = spectators
  }

  /** Connects these sockets to the host at this port and deals a game. */
  static async open(
    game: Game,
    port: number,
    ask: AskHost,
    sockets: { readonly players: number; readonly spectators: number }
  ): Promise<LanTable> {
    const guests = (count: number): Promise<LanGuest[]> =>
      Promise.all(Array.from({ length: count }, () => LanGuest.open(port)))
    const table = new LanTable(game, ask, await guests(sockets.players), await guests(sockets.spectators))
    await table.#deal()
    return table
  }

  close(): void {
    for (const guest of this.#everybody) guest.close()
  }

  /** Makes a random choice for a seat that is asked, and measures it. */
  async choose(): Promise<Measured> {
    if (this.#open.length === 0) await this.#deal()
    const { seat, id } = this.#open[0] ?? { seat: 0, id: 0 }
    const request: Request = {
      type: 'choose',
      command: `b${this.#next}`,
      seat,
      decision: id,
      choices: [this.#choice(seat)]
    }
    const before = this.#bytes()
    const arrivals = new Arrivals(this.#everybody.length)
    for (const guest of this.#everybody) guest.awaitIn(arrivals)
    const started = performance.now()
    const [last] = await Promise.all([arrivals.last, this.#players[seat]?.get(request)])
    const bytes = (this.#bytes() - before) / this.#players.length
    this.#follow()
    return { milliseconds: last - started, bytes }
  }

  get #everybody(): readonly LanGuest[] {
    return [...this.#players, ...this.#spectators]
  }

  #bytes(): number {
    return this.#players.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  #choice(seat: Seat): unknown {
    const asked = this.#game.rules.decisions(this.#views[seat], seat).find((one) => one.seat === seat)
    const { choices } = asked ?? {}
    if (!choices) throw new Error(`seat ${seat} is asked and has no choices`)
    return choices.nth(this.#pick(choices.count()))
  }

  /** Parses each player's update and applies it. Throws if one is missing, or if spectators got different updates. */
  #follow(): void {
    for (const [seat, { update }] of this.#players.entries()) {
      const { push } = JSON.parse(update.toString()) as { push: Update }
      if (push.next !== this.#next + 1) throw new Error(`update ${push.next} came after ${this.#next}`)
      for (const event of push.entry.events) this.#game.rules.evolve(this.#views[seat], event)
      this.#open = push.decisions
    }
    this.#next++
    const [first] = this.#spectators
    for (const { update } of this.#spectators)
      if (first && !update.equals(first.update)) throw new Error('spectators got different updates')
  }

  async #deal(): Promise<void> {
    const before = this.#table
    const seats = this.#players.map((_, seat) => ({
      name: `Seat ${seat}`,
      colour: `colour ${seat}`,
      by: 'lan'
    }))
    const wish = { type: 'gatherTable', game: this.#game.rules.id, options: {}, seats } as Request
    const { table } = (await this.#ask(wish)) as { table: string }
    this.#table = table
    await this.#ask({ type: 'shareTable', table, share: { locked: false, spectators: true } })
    for (const [seat, guest] of this.#players.entries()) {
      await guest.get({ type: 'openTable', table })
      await guest.get({ type: 'claimSeat', seat, name: `Guest ${seat}` })
    }
    await this.#ask({ type: 'beginTable', table })
    this.#views = []
    for (const [seat, guest] of this.#players.entries()) {
      const { view, next, decisions } = await guest.get({ type: 'takeOver', seat, secrets: true })
      this.#views.push(view)
      this.#next = next
      this.#open = decisions
    }
    for (const guest of this.#spectators) await guest.get({ type: 'openTable', table })
    if (before !== '') await this.#ask({ type: 'deleteTable', table: before })
  }
}
