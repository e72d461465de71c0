/**
 * Plays one game at a real host, with clients on the host's own socket code, and records every byte they receive: a lobby
 * that fills, choices, undo, refusals, pages of the log, snapshots, peeks, lost connections and second devices. The
 * requests depend only on a seed and on the moves, so that the same session can be played in two worlds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localCaller } from '../../../main/host/session/caller'
import { openHost, type Host } from '../../../main/host/index'
import { seeded, type Source } from '../../../shared/engine/chance'
import type { Config } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import type { Request } from '../../../shared/protocol/messages'
import { noNetwork, openPace } from '../fuzz/stage'
import { LineClient, settled } from '../line-client'
import { plainLine } from '../lines'
import { Person } from './person'

/** A choice of the game, and the random draws it makes. */
export interface Move {
  readonly seat: number
  readonly choice: unknown
  readonly draws: readonly number[]
}

/** One of two worlds: the first position and the moves. */
export interface World {
  /** The position as JSON. */
  readonly start: string
  readonly moves: readonly Move[]
  /** Seed of all other random numbers in this world, on which the game does not depend. */
  readonly noise: number
}

export interface SessionPlan {
  readonly game: Game
  readonly config: Config
  /** Seed of the requests besides the moves. */
  readonly seed: number
  /** Illegal choices to try, by the index of the move before which a seat tries them. */
  readonly refused: ReadonlyMap<number, Omit<Move, 'draws'>>
}

/** What each client received: frames in order, without what the host's own randomness made. */
export interface Recording {
  readonly heard: ReadonlyMap<string, readonly string[]>
  /** Lists of tables, which a timer sends to clients without a table, keyed by recipient and moment. */
  readonly lists: ReadonlyMap<string, string>
  readonly bytes: number
}

const colours = ['ochre', 'teal', 'plum', 'slate', 'rose']
/** The first time of the host's fake clock, and one that no game reaches; in milliseconds. */
const begin = 1_700_000_000_000
const lastTime = begin + 10_000_000
/** How many draws the set-up makes without using them. */
const idleDraws = 6

/** Plays a session. Throws if a move of the world is refused. */
export async function holdSession(plan: SessionPlan, world: World): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-wire-'))
  // A new host gets a random id; this file fixes it.
  writeFileSync(join(folder, 'host.json'), JSON.stringify({ id: 'host-of-both-worlds' }))
  const chance = new Feed(world.noise)
  const clock = { now: begin }
  const host = await openHost({
    folder,
    games: [startingAt(plan.game, world.start)],
    source: () => chance.source,
    now: () => clock.now,
    name: 'Den'
  })
  host.useLan(noNetwork)
  const session = new Session(plan, world, host, chance, clock)
  try {
    return await session.hold()
  } finally {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The game with a fixed first position. Its set-up makes unused draws, so that headers of both worlds differ. */
function startingAt(game: Game, start: string): Game {
  const { rules } = game
  return {
    ...game,
    rules: {
      ...rules,
      setup: (_, chance) => {
        for (let i = 0; i < idleDraws; i++) chance.next(1000)
        return JSON.parse(start) as unknown
      }
    }
  }
}

/** A random source that returns given draws, and noise once they are used up. */
class Feed {
  readonly #noise: Source
  #due: number[] = []

  constructor(noise: number) {
    this.#noise = seeded(noise)
  }

  readonly source: Source = (n) => {
    const due = this.#due.shift()
    return due !== undefined && due < n ? due : this.#noise(n)
  }

  /** Sets the next draws; unused former ones are dropped. */
  say(draws: readonly number[]): void {
    this.#due = [...draws]
  }
}

class Session {
  readonly #plan: SessionPlan
  readonly #world: World
  readonly #host: Host
  readonly #chance: Feed
  readonly #clock: { now: number }
  readonly #random: Source
  readonly #heard = new Map<string, string[]>()
  readonly #lists = new Map<string, string>()
  #people: Person[] = []
  #table = ''
  #commands = 0

  constructor(plan: SessionPlan, world: World, host: Host, chance: Feed, clock: { now: number }) {
    this.#plan = plan
    this.#world = world
    this.#host = host
    this.#chance = chance
    this.#clock = clock
    this.#random = seeded(plan.seed)
  }

  async hold(): Promise<Recording> {
    await this.#gather()
    for (const [at, move] of this.#world.moves.entries()) {
      this.#clock.now += 1000
      await this.#extra(at)
      await this.#move(move)
    }
    await this.#readAll()
    return this.#recording()
  }

  /** Everybody connects, takes a seat and chats; the game begins. */
  async #gather(): Promise<void> {
    const { game, config } = this.#plan
    const seats = Array.from({ length: config.players }, (_, seat) => ({
      name: `Seat ${seat}`,
      colour: colours[seat] ?? 'grey',
      by: seat === 0 ? ('here' as const) : ('lan' as const)
    }))
    const here = await this.#newPerson('seat 0', 0)
    const { table } = await here.client.get({
      type: 'gatherTable',
      game: game.rules.id,
      options: { ...config.options },
      seats
    })
    this.#table = table
    await here.client.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
    for (let seat = 1; seat < config.players; seat++) await this.#newPerson(`seat ${seat}`, seat)
    await this.#newPerson('watcher', undefined)
    await this.#newPerson('lister', undefined)
    for (const person of this.#people) {
      if (person.name === 'lister') continue
      await this.#ask(person, { type: 'openTable', table })
      const { seat } = person
      if (seat !== undefined && seat > 0)
        person.token = (await person.client.get({ type: 'claimSeat', seat, name: `Guest ${seat}` })).token
      if (seat === undefined) await this.#ask(person, { type: 'watchAs', name: 'Zoe' })
      await this.#ask(person, { type: 'say', text: 'good evening' })
    }
    await here.client.get({ type: 'beginTable', table })
    await this.#settle()
  }

  /** Makes the choice of a move; now and then undoes it, alone or by agreement, and makes it again. */
  async #move(move: Move): Promise<void> {
    const person = this.#at(move.seat)
    if (person.sits !== move.seat) await this.#sit(person, true)
    await this.#choose(person, move)
    if (this.#random(5) > 0) return
    if (person.undoable === move.seat) await this.#ask(person, { type: 'undo', seat: move.seat })
    else if (!(await this.#takenBack(person, move.seat))) return
    await this.#choose(person, move)
  }

  /** Asks everybody to take back the seat's last choice, and all agree; false if it is refused. */
  async #takenBack(person: Person, seat: number): Promise<boolean> {
    // The host's clock for this is a real one, which must not tell the two worlds apart.
    if (++person.askedBack > 2 || !(await this.#ask(person, { type: 'askTakeBack', seat }))) return false
    const ask = person.takesBack
    if (ask === undefined) throw new Error('nobody was asked to take something back')
    for (const other of this.#people)
      if (other !== person && other.seat !== undefined)
        await this.#ask(other, { type: 'answerTakeBack', ask, yes: true })
    if (person.takesBack !== undefined) throw new Error('it was not taken back')
    return true
  }

  async #choose(person: Person, { seat, choice, draws }: Move): Promise<void> {
    this.#chance.say(draws)
    const asked = { type: 'choose' as const, command: this.#command(), seat, decision: person.decision(seat) }
    const reply = await this.#ask(person, { ...asked, choices: [choice] })
    this.#chance.say([])
    if (!reply) throw new Error(`a move was refused: ${JSON.stringify(choice)}`)
  }

  /** Sends a request besides the moves. */
  async #extra(at: number): Promise<void> {
    const { refused, config } = this.#plan
    const tried = refused.get(at)
    if (tried) {
      const person = this.#at(tried.seat)
      await this.#sit(person, true)
      const { seat, choice } = tried
      const decision = person.decision(seat)
      await this.#ask(person, { type: 'choose', command: this.#command(), seat, decision, choices: [choice] })
    }
    const random = this.#random
    const person = this.#people[random(this.#people.length)]
    if (!person || random(2) === 0) return
    if (person.name === 'lister') return void (await this.#ask(person, { type: 'listTables' }))
    const seat = person.seat ?? random(config.players)
    const asks: readonly (() => Promise<unknown>)[] = [
      () => this.#ask(person, { type: 'log', before: at + random(20), count: 1 + random(60) }),
      () =>
        this.#ask(person, {
          type: 'history',
          viewer: person.viewer,
          from: random(at + 1),
          count: 1 + random(60)
        }),
      () => this.#ask(person, { type: 'peek', seat }),
      () => this.#ask(person, { type: 'peek', seat: (seat + 1) % config.players }),
      () => this.#ask(person, { type: 'undo', seat: (seat + 1) % config.players }),
      () => this.#open(person),
      () => this.#sit(person, random(2) === 0),
      () =>
        this.#ask(person, {
          type: 'choose',
          command: this.#command(),
          seat,
          decision: 1_000_000,
          choices: [{ type: 'pass' }]
        }),
      () =>
        this.#ask(person, {
          type: 'choose',
          command: this.#command(),
          seat,
          decision: person.decision(seat),
          choices: [7]
        }),
      () => this.#reconnect(person),
      () => this.#otherDevice(person)
    ]
    await asks[random(asks.length)]?.()
  }

  /** Sends every kind of request that reads something, after the last move. */
  async #readAll(): Promise<void> {
    const last = this.#world.moves.length + 1000
    for (const person of this.#people) {
      await this.#ask(person, { type: 'listTables' })
      if (person.name === 'lister') continue
      for (const secrets of [false, true]) {
        await this.#sit(person, secrets)
        for (let before = last; before > 0; before -= 200)
          await this.#ask(person, { type: 'log', before, count: 200 })
        await this.#ask(person, { type: 'history', viewer: person.viewer, from: 0, count: 200 })
        if (person.seat !== undefined) await this.#ask(person, { type: 'peek', seat: person.seat })
      }
      await this.#reconnect(person)
    }
  }

  /** Takes the person's seat over, with or without its secrets; a person without a seat stays a spectator. */
  async #sit(person: Person, secrets: boolean): Promise<void> {
    const seat = person.seat ?? null
    await this.#ask(person, { type: 'takeOver', seat, secrets: secrets && seat !== null })
    person.sits = seat ?? undefined
    person.open = secrets && seat !== null
  }

  async #open(person: Person): Promise<void> {
    const { seat, token } = person
    const tokens = seat === undefined || token === undefined ? {} : { [seat]: token }
    const seatProofs = person.client.proofs(this.#table, tokens)
    await this.#ask(person, { type: 'openTable', table: this.#table, seatProofs })
    person.stand()
  }

  /** Closes the connection and opens another one. */
  async #reconnect(person: Person): Promise<void> {
    person.client.end()
    await this.#settle()
    person.client = await this.#connect(person)
    if (person.name !== 'lister') await this.#open(person)
  }

  /** Another device of the same person asks for the seat and gets it. */
  async #otherDevice(person: Person): Promise<void> {
    if (person.token === undefined) return
    const first = person.client
    person.client = await this.#connect(person)
    await this.#open(person)
    const ask = person.asked
    if (ask !== undefined) await first.ask({ type: 'yieldSeat', ask, yes: true })
    await this.#settle()
    first.end()
    await this.#settle()
  }

  /** Sends a request; returns true if it was not refused. */
  async #ask(person: Person, request: Request): Promise<boolean> {
    const { ok } = await person.client.ask(request)
    await this.#settle()
    return ok
  }

  async #newPerson(name: string, seat: number | undefined): Promise<Person> {
    const person = new Person(name, seat)
    this.#people = [...this.#people, person]
    person.client = await this.#connect(person)
    return person
  }

  async #connect(person: Person): Promise<LineClient> {
    const caller =
      person.seat === 0
        ? localCaller
        : {
            role: 'guest' as const,
            address: '10.0.0.9',
            at: '10.0.0.1:41270',
            alive: () => Promise.resolve(true)
          }
    const client = await LineClient.over((hears) => plainLine(this.#host, hears, openPace, caller))
    const frames = this.#heard.get(person.name) ?? []
    this.#heard.set(person.name, frames)
    client.hear = (text) => {
      if (text.startsWith('{"push":{"type":"tables"')) return this.#listed(person, text)
      frames.push(text)
      person.hear(text)
    }
    await client.hello()
    return client
  }

  /** Records a list of tables. A timer sends them, so they are keyed by recipient and by the state of the tables. */
  #listed({ seat }: Person, text: string): void {
    const { push } = JSON.parse(text) as {
      push: { tables: { seats: unknown; choices: number; updated: number; status: string; id: string }[] }
    }
    const moment = push.tables.map(({ seats, choices, updated, status }) => ({
      seats,
      choices,
      updated,
      status
    }))
    this.#lists.set(`${seat === 0 ? 'here' : 'guest'} ${JSON.stringify(moment)}`, this.#plain(text))
  }

  #recording(): Recording {
    let bytes = 0
    const heard = new Map<string, readonly string[]>()
    for (const [name, frames] of this.#heard) {
      for (const frame of frames) bytes += Buffer.byteLength(frame)
      heard.set(
        name,
        frames.map((frame) => this.#plain(frame))
      )
    }
    return { heard, lists: this.#lists, bytes }
  }

  /** A frame without what the system generates: the table's id, tokens, proofs and nonces, and the file's time. */
  #plain(text: string): string {
    let plain = text
      .replaceAll(this.#table, 'the-table')
      .replaceAll(/"(nonce|mac)":"[\w-]+"/g, '"$1":""')
      .replaceAll(/"updated":(\d+)/g, (all, time) => (Number(time) > lastTime ? '"updated":0' : all))
    for (const [at, { token }] of this.#people.entries())
      if (token !== undefined) plain = plain.replaceAll(token, `token-${at}`)
    return plain
  }

  #at(seat: number): Person {
    const person = this.#people.find((one) => one.seat === seat)
    if (!person) throw new Error(`nobody has seat ${seat}`)
    return person
  }

  #command(): string {
    return `w${++this.#commands}`
  }

  async #settle(): Promise<void> {
    await settled()
    await settled()
  }
}
