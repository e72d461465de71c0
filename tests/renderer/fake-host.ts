// A host in memory on an engine match, with one connection that plays all seats.

import { shallowRef } from 'vue'
import type { Greeting, HostLink, LinkState } from '../../renderer/link/link'
import { seeded } from '../../shared/engine/chance'
import type { ChoiceEntry } from '../../shared/engine/entries'
import { Match } from '../../shared/engine/match'
import type { AnyRules, Seat, Viewer } from '../../shared/engine/rules'
import type { Game } from '../../shared/games'
import {
  defaultSettings,
  type ChatLine,
  type LogEntry,
  type OpenDecision,
  type Push,
  type Reply,
  type Request,
  type Settings,
  type Snapshot,
  type TableInfo,
  type Updates
} from '../../shared/protocol/messages'
import { fakeGame } from './fake-game'

const colours = ['red', 'blue', 'yellow', 'green', 'orange']
const names = ['Aylin', 'Lorenzo', 'Mei', 'Yusuf', 'Clara']

export class FakeHost implements HostLink {
  readonly state = shallowRef<LinkState>('open')
  readonly closed = shallowRef(false)
  readonly refused = shallowRef(undefined)
  readonly greeting = shallowRef<Greeting | undefined>({
    protocol: 3,
    app: '0.1.0',
    role: 'local',
    host: { id: 'h1', name: 'Walnut' },
    games: {},
    nonce: 'host-nonce-1234567890_'
  })
  readonly asked: Request[] = []
  readonly game: Game
  /** Seats that other devices play: they cannot be taken over here. */
  elsewhere = new Set<Seat>()
  match: Match
  info: TableInfo
  settings: Settings = defaultSettings
  updates: Updates = { possible: false }
  chat: ChatLine[] = []
  /** Overrides replies, for requests that this host does not implement. */
  answer: (request: Request) => Reply | undefined = () => undefined
  /** The table's pack. */
  pack: unknown
  seat: Seat | null = null
  secrets = false
  open = false
  #entries: (ChoiceEntry & { number: number; undone?: true })[] = []
  #listeners = new Set<(push: Push) => void>()
  /** Replies wait for this promise, so that tests can look in between. */
  gate: Promise<void> = Promise.resolve()
  /** Waits before a request is answered. */
  before: (request: Request) => Promise<void> = () => Promise.resolve()

  constructor(players: number, options: Record<string, string> = {}, game: Game = fakeGame, seed = 1) {
    this.game = game
    this.match = Match.start(game.rules, { players, options }, seeded(seed))
    this.info = {
      id: 't1',
      game: game.rules.id,
      status: 'running',
      seats: Array.from({ length: players }, (_, i) => ({
        name: names[i] ?? '',
        colour: colours[i] ?? '',
        by: 'here',
        taken: true,
        present: true
      })),
      options,
      created: 0,
      updated: 0,
      choices: 0,
      round: 1,
      waiting: []
    }
  }

  onPush(listener: (push: Push) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  push(push: Push): void {
    for (const listener of this.#listeners) listener(structuredClone(push))
  }

  async request<R extends Request>(request: R): Promise<Reply<R['type']>> {
    await this.gate
    await this.before(request)
    this.asked.push(request)
    if (this.state.value === 'lost') return { ok: false, refusal: { code: 'host-lost' } }
    return structuredClone(this.#answer(request)) as Reply<R['type']>
  }

  get rules(): AnyRules {
    return this.game.rules
  }

  /** The seats of this device: all except `elsewhere`. */
  get own(): Seat[] {
    return [...this.info.seats.keys()].filter((seat) => !this.elsewhere.has(seat))
  }

  get viewer(): Viewer {
    return this.secrets && this.seat !== null ? this.seat : 'public'
  }

  decisions(): OpenDecision[] {
    return this.rules
      .decisions(this.match.state, 'public')
      .map(({ seat, task }) => ({ seat, task, id: this.match.length * 10 + seat }))
  }

  entry(of: ChoiceEntry & { number: number; undone?: true }): LogEntry {
    const events = of.events.map((event) => this.rules.redact(event as never, this.viewer))
    return { number: of.number, seat: of.seat, events, ...(of.undone ? { undone: true } : {}) }
  }

  snapshot(): Snapshot {
    return {
      type: 'snapshot',
      table: this.info,
      seat: this.seat,
      secrets: this.secrets,
      own: this.own,
      chat: this.chat,
      view: this.rules.view(this.match.state, this.viewer) as unknown,
      next: this.match.length,
      decisions: this.decisions(),
      undo: this.#undo(),
      log: this.#entries.map((entry) => this.entry(entry)).slice(-10)
    }
  }

  /** Opens the table: no seat is taken over yet. */
  sitAnew(): Snapshot {
    this.open = true
    this.seat = null
    this.secrets = false
    return this.snapshot()
  }

  /** Every entry so far, redacted for the current viewer. */
  history(): LogEntry[] {
    return this.#entries.map((entry) => this.entry(entry))
  }

  /** Makes a choice of another device for the seat that has the decision. */
  play(choice: unknown): void {
    const seat = this.decisions()[0]?.seat ?? 0
    const entry = this.match.choose(seat, choice)
    if ('refusal' in entry) throw new Error(entry.refusal.code)
    this.#entries.push({ ...entry, number: this.match.length - 1 })
    this.pushLast()
  }

  #undo(): Snapshot['undo'] {
    const seat = this.match.undoable
    return seat === undefined
      ? { barrier: this.match.barrier(0) ?? 'nothing' }
      : { seat, choices: this.match.undoableChoices }
  }

  #answer(request: Request): Reply {
    const ok = (value: object): Reply => ({ ok: true, value })
    const special = this.answer(request)
    if (special) return special
    if (request.type === 'openTable') return ok(this.sitAnew())
    if (request.type === 'getPack') return ok({ pack: this.pack })
    if (request.type === 'takeOver') {
      if (request.seat !== null && this.elsewhere.has(request.seat))
        return { ok: false, refusal: { code: 'not-your-seat' } }
      this.seat = request.seat
      this.secrets = request.secrets
      return ok(this.snapshot())
    }
    if (request.type === 'choose') {
      let number = -1
      for (const [at, choice] of request.choices.entries()) {
        const entry = this.match.choose(request.seat, choice, at > 0)
        if ('refusal' in entry) return { ok: false, refusal: entry.refusal }
        number = this.match.length - 1
        this.#entries.push({ ...entry, number })
        this.pushLast(at < request.choices.length - 1)
      }
      return ok({ number })
    }
    if (request.type === 'undo') {
      const entries = this.match.undoCommand(request.seat)
      if ('refusal' in entries) return { ok: false, refusal: { code: 'undo-nothing' } }
      const taken = this.#entries.filter((one) => !one.undone).slice(-entries.length)
      for (const one of taken) one.undone = true
      const undone = taken[0]?.number ?? 0
      this.push({
        type: 'rewind',
        undone,
        next: this.match.length,
        view: this.rules.view(this.match.state, this.viewer) as unknown,
        decisions: this.decisions(),
        undo: this.#undo()
      })
      return ok({ undone })
    }
    if (request.type === 'peek') return ok({ secrets: this.game.secrets(this.match.state, request.seat) })
    if (request.type === 'log') {
      const entries = this.#entries.filter((entry) => entry.number < request.before).slice(-request.count)
      return ok({ entries: entries.map((entry) => this.entry(entry)) })
    }
    if (request.type === 'listTables') return ok({ tables: [this.info] })
    if (request.type === 'setSettings') this.settings = Object.assign({}, this.settings, request.settings)
    if (request.type === 'getSettings' || request.type === 'setSettings')
      return ok({ settings: this.settings })
    if (request.type === 'getUpdates') return ok({ updates: this.updates })
    if (request.type === 'createTable' || request.type === 'rematch' || request.type === 'importTable')
      return ok({ table: 't1' })
    if (request.type === 'exportTable')
      return ok({ name: 'a.caravan', text: 'file', secrets: this.info.status === 'running' })
    return ok({})
  }

  pushLast(more = false): void {
    const last = this.#entries.at(-1)
    if (last)
      this.push({
        type: 'update',
        next: this.match.length,
        ...(more && { more }),
        entry: this.entry(last),
        decisions: this.decisions(),
        undo: this.#undo()
      })
  }
}
