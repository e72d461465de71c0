/**
 * The host that is fuzzed: one shared table in play, with guests on its seats, a spectator and strangers, on the host's
 * own socket code. It plays on by legal frames, restores every guest's role, and can tell whether anything has changed.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openHost, type Caller, type Host, type HostConnection, type Lan } from '../../../main/host/index'
import { lanLimits } from '../../../main/lan/lan-server'
import { seeded, type Source } from '../../../shared/engine/chance'
import type { Options } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import {
  protocolVersion,
  type OpenDecision,
  type Push,
  type Request,
  type UndoState
} from '../../../shared/protocol/messages'
import type { LawRules } from '../../laws/run'
import { LineClient, settled } from '../line-client'
import { plainLine, type Hears, type Line } from '../lines'
import { Guest, type Role } from './guest'
import { oneOf } from './mutate'

/** Limits without rate limiting, which would hide the checks behind it. */
export const openPace = { ...lanLimits, pace: { perSecond: 1e9, burst: 1e9, patience: Infinity } }

/** A network without sockets. */
export const noNetwork: Lan = {
  open: () => Promise.resolve(),
  close: () => Promise.resolve(),
  renamed: () => Promise.resolve(),
  state: () => ({ open: false }),
  find: () => () => undefined,
  join: () => Promise.reject(new Error('no network')),
  check: () => Promise.reject(new Error('no network'))
}

const colours = ['ochre', 'teal', 'plum']
const roles: readonly Role[] = ['seated', 'seated', 'watcher', 'stranger', 'silent']

export interface StageOptions {
  readonly game: Game
  readonly folder: string
  readonly seed: number
  /** Options of the n-th table that is played, from 0; none by default. */
  readonly optionsOf?: (nth: number) => Options
  /** How guests connect; without a network by default. */
  readonly line?: (host: Host, hears: Hears) => Line | Promise<Line>
  readonly lan?: (host: Host) => Lan
}

/** A snapshot of what a refused frame must not change. */
export interface Mark {
  /** The host's own position. */
  readonly state: unknown
  /** The position and the journal's length, as text. */
  readonly game: string
  /** The numbers of pushes received by the host's page and by each guest. */
  readonly heard: readonly number[]
}

export class Stage {
  readonly host: Host
  readonly rules: LawRules
  readonly guests: readonly Guest[]
  /** Lines of the host's log. */
  readonly lines: readonly string[]
  /** Every token that was given out. */
  readonly tokens: string[] = []
  /** Real frames of guests, as they were sent. */
  readonly recorded: Buffer[] = []
  /** The ids of a table that is not shared, and of one with a password. */
  hidden = ''
  locked = ''
  table = ''
  /** Accepted commands, which the host remembers. */
  readonly commands: string[] = []
  decisions: readonly OpenDecision[] = []
  undo: UndoState = { barrier: 'nothing' }
  status: 'gathering' | 'running' | 'over' = 'gathering'
  /** Numbers of games begun and of legal choices made. */
  games = 0
  choices = 0
  /** Number of pushes that the host's page received. */
  #heard = 0
  readonly #local: HostConnection
  readonly #random: Source
  readonly #optionsOf: (nth: number) => Options
  readonly #seen: { state: unknown }
  #command = 0

  private constructor(options: StageOptions, host: Host, lines: string[], seen: { state: unknown }) {
    this.host = host
    this.lines = lines
    this.rules = options.game.rules
    this.#optionsOf = options.optionsOf ?? (() => ({}))
    this.#seen = seen
    this.#random = seeded(options.seed)
    this.#local = host.connect((push) => this.#hear(push))
    const { line = (to, hears) => plainLine(to, hears, openPace, callerOf()) } = options
    this.guests = roles.map(
      (role, i) =>
        new Guest(role, role === 'seated' ? i + 1 : undefined, () =>
          LineClient.over((hears) => line(host, hears))
        )
    )
  }

  static async open(options: StageOptions): Promise<Stage> {
    const { game, folder, seed, lan } = options
    const lines: string[] = []
    const seen: { state: unknown } = { state: undefined }
    // The host passes its own position to `secrets`, so this is where the stage can look at it.
    const secrets = (state: unknown, seat: number): unknown => {
      seen.state = state
      return game.secrets(state, seat)
    }
    let match = seed
    const host = await openHost({
      folder,
      games: [{ ...game, secrets }],
      source: () => seeded(match++),
      log: (line) => lines.push(line),
      name: 'Den'
    })
    host.useLan(lan?.(host) ?? noNetwork)
    const stage = new Stage(options, host, lines, seen)
    const seats = stage.#seats().map(({ name, colour }) => ({ name, colour }))
    stage.hidden = (await stage.#ask({ type: 'createTable', game: game.rules.id, options: {}, seats })).table
    stage.locked = (
      await stage.#ask({ type: 'gatherTable', game: game.rules.id, options: {}, seats: stage.#seats() })
    ).table
    await stage.#ask({
      type: 'shareTable',
      table: stage.locked,
      share: { locked: false, spectators: true, password: 'Samarkand' }
    })
    await stage.gather()
    return stage
  }

  /** The host's own position of the game; undefined in a lobby. */
  async state(): Promise<unknown> {
    if (this.status === 'gathering') return undefined
    await this.#local.request({ type: 'peek', seat: 0 })
    return this.#seen.state
  }

  async mark(): Promise<Mark> {
    const state = await this.state()
    const heard = [this.#heard, ...this.guests.map((guest) => guest.pushes)]
    return { state, game: `${this.#size()} ${JSON.stringify(state)}`, heard }
  }

  /** Waits until everything that the host sends has arrived. */
  async settle(): Promise<void> {
    await settled()
    await Promise.all(this.guests.map((guest) => guest.flush()))
  }

  /** The host page's snapshot of the table and the journal, as one text. */
  async everything(): Promise<string> {
    const shown = await this.#ask({ type: 'openTable', table: this.table })
    return JSON.stringify([shown, this.journal()])
  }

  /** The text of the journal; empty before the game begins. */
  journal(): string {
    return this.status === 'gathering' ? '' : readFileSync(this.#path(), 'utf8')
  }

  /** Deletes the table and opens the lobby of a new one. */
  async gather(): Promise<void> {
    if (this.table !== '') await this.#ask({ type: 'deleteTable', table: this.table })
    for (const guest of this.guests) guest.away()
    this.status = 'gathering'
    this.decisions = []
    this.commands.length = 0
    const { id: game } = this.rules
    const options = this.#optionsOf(this.games)
    this.table = (await this.#ask({ type: 'gatherTable', game, options, seats: this.#seats() })).table
    await this.#ask({ type: 'shareTable', table: this.table, share: { locked: false, spectators: true } })
    await this.#ask({ type: 'openTable', table: this.table })
    await this.heal()
  }

  /** Deals the game. */
  async begin(): Promise<void> {
    await this.heal()
    await this.#ask({ type: 'beginTable', table: this.table })
    this.games++
    this.status = 'running'
    await this.settle()
    for (const guest of this.guests) guest.sits = null
    await this.heal()
  }

  /** Restores every guest's role: connected, at the table, on its own seat. */
  async heal(): Promise<void> {
    for (let round = 0; round === 0 || !this.guests.every((guest) => guest.home); round++) {
      if (round > 5) throw new Error('a guest cannot be restored to its role')
      // Further rounds are needed for a guest that was kicked from another's seat.
      for (const guest of this.guests) {
        await guest.heal(this.table, this.status !== 'gathering', async (seat) => {
          await this.#ask({ type: 'kick', table: this.table, seat })
        })
        if (guest.token !== undefined && !this.tokens.includes(guest.token)) this.tokens.push(guest.token)
      }
      await this.settle()
    }
  }

  /** Up to `most` random legal choices of a seat. */
  listed(seat: number, most: number): readonly unknown[] {
    const open = this.rules.decisions(this.#seen.state, seat).find((decision) => decision.seat === seat)
    const count = open?.choices?.count() ?? 0
    return Array.from({ length: Math.min(most, count) }, () => open?.choices?.nth(this.#random(count)))
  }

  /** Plays one legal choice, or now and then an undo, for a seat that has a decision. Frames of guests are recorded. */
  async playOn(): Promise<void> {
    if ((await this.state()) === undefined) return
    if ('seat' in this.undo && this.#random(12) === 0)
      return this.#send(this.undo.seat, { type: 'undo', seat: this.undo.seat })
    const open = oneOf(this.decisions, this.#random)
    const [choice] = open ? this.listed(open.seat, 1) : []
    if (open === undefined || choice === undefined) return
    const { seat, id: decision } = open
    await this.#send(seat, { type: 'choose', command: this.command(), seat, decision, choices: [choice] })
    this.choices++
  }

  /** Records a random one of the other requests that guests make during a game, without sending it. */
  async chatter(): Promise<void> {
    const guest = oneOf(this.guests.slice(0, 2), this.#random)
    if (guest?.seat === undefined) return
    const { seat } = guest
    const asked: readonly Request[] = [
      { type: 'hello', protocol: protocolVersion, app: '0.1.0' },
      { type: 'listTables' },
      { type: 'openTable', table: this.table, seatProofs: guest.proofs(this.table) },
      { type: 'takeOver', seat, secrets: true },
      { type: 'peek', seat },
      { type: 'log', before: 40, count: 30 },
      { type: 'history', viewer: 'public', from: 0, count: 20 },
      { type: 'say', text: 'well played' },
      { type: 'watchAs', name: 'Zoe' },
      { type: 'getPack' },
      { type: 'yieldSeat', ask: 1, yes: true },
      { type: 'askTakeBack', seat, last: this.choices },
      { type: 'answerTakeBack', ask: 1, yes: true },
      { type: 'claimSeat', seat, name: 'Guest' },
      { type: 'leaveSeat', seat },
      { type: 'leaveTable' }
    ]
    const request = oneOf(asked, this.#random)
    if (request) this.recorded.push(guest.frame(request))
  }

  /** A new id for a command. */
  command(): string {
    return `c${++this.#command}`
  }

  async close(): Promise<void> {
    for (const guest of this.guests) guest.end()
    await this.host.close()
  }

  /** Sends a request of a seat's owner, which must be accepted. */
  async #send(seat: number, request: Request): Promise<void> {
    const guest = this.guests.find((one) => one.seat === seat)
    if (guest) {
      await guest.sit()
      this.recorded.push(guest.frame(request))
      if (request.type === 'choose') this.commands.push(JSON.stringify(request))
      await guest.get(request)
    } else {
      await this.#ask({ type: 'takeOver', seat, secrets: true })
      await this.#ask(request)
    }
    await this.settle()
  }

  async #ask<R extends Request>(request: R): Promise<{ table: string }> {
    const reply = await this.#local.request(request)
    if (!reply.ok) throw new Error(`${JSON.stringify(request)} refused: ${JSON.stringify(reply)}`)
    this.#learn(reply.value as Partial<Push>)
    return reply.value as { table: string }
  }

  #hear(push: Push): void {
    if (push.type !== 'tables') this.#heard++
    this.#learn(push)
  }

  #learn(said: Partial<Push>): void {
    if (!('decisions' in said && 'undo' in said) || !said.decisions || !said.undo) return
    this.decisions = said.decisions
    this.undo = said.undo
    if (this.status !== 'gathering') this.status = said.decisions.length > 0 ? 'running' : 'over'
  }

  #seats(): { name: string; colour: string; by: 'here' | 'lan' }[] {
    return colours.map((colour, seat) => ({ name: `Seat ${seat}`, colour, by: seat === 0 ? 'here' : 'lan' }))
  }

  #path(): string {
    return join(this.host.folder, 'tables', `${this.table}.caravan`)
  }

  #size(): string {
    if (this.status === 'gathering') return '-'
    const { size, mtimeMs } = statSync(this.#path())
    return `${size} ${mtimeMs}`
  }
}

let addresses = 0

/** The caller of a new guest connection, each with its own address. */
const callerOf = (): Caller => ({
  role: 'guest',
  at: '10.0.0.1:41270',
  address: `10.0.0.${++addresses % 250}`,
  alive: () => Promise.resolve(true)
})
