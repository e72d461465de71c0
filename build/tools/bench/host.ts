/** Measures a host's costs: one choice sent to five viewers, replay, undo, message sizes, and the effect of a long log. */
import { Audience } from '../../../main/host/table/audience'
import { nextMovesOf, playBatch } from '../../../main/host/table/batch'
import { DecisionIds } from '../../../main/host/table/decisions'
import type { Member } from '../../../main/host/people/member'
import { dealMatch, originOf, takeBackLast, type LogLine } from '../../../shared/engine/record'
import { quick, seeded } from '../../../shared/engine/chance'
import { entryLine, headerLine, readFile, type FileHeader } from '../../../shared/engine/file'
import type { Entry } from '../../../shared/engine/entries'
import { Match } from '../../../shared/engine/match'
import type { Config, Seat } from '../../../shared/engine/rules'
import type { Push, TableInfo } from '../../../shared/protocol/messages'
import type { ConfigOf } from '../lib/modules'
import type { BenchRules } from './play'
import { median, timed } from './clock'
import { timeCopies } from './copies'

/** A table without disk and sockets: messages are encoded as JSON and their bytes counted. */
class BenchTable {
  readonly match: Match
  readonly log: LogLine[] = []
  readonly entries: Entry[] = []
  readonly members: readonly Member[]
  /** Bytes of the latest messages, one for each viewer. */
  sent: number[] = []
  readonly #header: FileHeader
  readonly #audience: Audience
  readonly #ids: DecisionIds

  constructor(rules: BenchRules, config: Config, seed: number) {
    const seats = Array.from({ length: config.players }, (_, i) => ({
      name: `Player ${i + 1}`,
      colour: 'teal'
    }))
    const { match, header } = dealMatch(rules, { options: config.options, seats }, seeded(seed))
    this.match = match
    this.#header = header
    this.#ids = new DecisionIds(rules, this.match.state, 0)
    const viewers: (Seat | null)[] = [...Array.from({ length: config.players }, (_, seat) => seat), null]
    this.members = viewers.map((seat) => this.#member(seat))
    this.#audience = new Audience(rules, {
      members: this.members,
      chat: [],
      watchers: { list: {} },
      standing: ({ seat }) => ({ own: seat === null ? [] : [seat] }),
      viewerOf: ({ seat }) => seat ?? 'public'
    })
  }

  #member(seat: Seat | null): Member {
    const push = (message: Push): void => {
      this.sent.push(Buffer.byteLength(JSON.stringify(message)))
    }
    return {
      seat,
      secrets: true,
      guest: false,
      address: 'here',
      push,
      takeOver: () => undefined,
      leaveTable: () => undefined,
      begun: () => undefined,
      alive: () => Promise.resolve(true)
    }
  }

  /** The first open decision; undefined if the game is over. */
  asked(): { readonly seat: Seat; readonly count: number; nth(index: number): unknown } | undefined {
    const [asked] = this.match.rules.decisions(this.match.state, 'open')
    const choices = asked?.choices
    return asked && choices
      ? { seat: asked.seat, count: choices.count(), nth: (index) => choices.nth(index) as unknown }
      : undefined
  }

  /** Handles a choice as the host does: plays it, encodes the journal line, and sends updates. Returns the line. */
  choose(seat: Seat, choice: unknown): string {
    this.sent = []
    const { entries, steps } = playBatch(
      this.match,
      this.#ids,
      seat,
      [choice],
      { first: this.log.length, marks: true },
      console.error
    )
    const line = entries.map(entryLine).join('')
    for (const entry of entries) {
      this.log.push({ entry, undone: false })
      this.entries.push(entry)
    }
    this.#audience.tell(this.log, steps)
    return line
  }

  /** Undoes the latest choice and sends the rewind to everybody. */
  undo(seat: Seat): void {
    this.sent = []
    const entry = this.match.undo(seat)
    if ('refusal' in entry) throw new Error(entry.refusal.code)
    this.entries.push(entry)
    this.#ids.advance(this.match.rules, this.match.state, this.match.length, seat)
    const undone = takeBackLast(this.log)
    this.#audience.rewind(undone, this.log.length, this.match.state, nextMovesOf(this.match, this.#ids))
  }

  /** Size of the first seat's snapshot in bytes. */
  snapshotBytes(): number {
    const [member] = this.members
    if (!member) return 0
    const seats = this.#header.seats.map((seat) => ({
      ...seat,
      by: 'here' as const,
      taken: true,
      present: true
    }))
    const waiting = this.#ids.open.map(({ seat }) => seat)
    const table: TableInfo = {
      id: 'bench',
      game: this.match.rules.id,
      status: 'running',
      seats,
      options: this.#header.options,
      created: 1_700_000_000_000,
      updated: 1_700_000_000_000,
      choices: this.log.length,
      round: 1,
      waiting
    }
    const moment = nextMovesOf(this.match, this.#ids)
    return Buffer.byteLength(
      JSON.stringify(this.#audience.snapshot(member, table, this.match.state, this.log, moment))
    )
  }

  /** The game file's text. */
  text(): string {
    return headerLine(this.#header) + this.entries.map(entryLine).join('')
  }
}

/** All measured values: times in milliseconds, sizes in bytes. `look` is a replay that only applies events. */
export interface HostCosts {
  readonly choice: number[]
  readonly undo: number[]
  readonly replay: number[]
  readonly look: number[]
  readonly clone: number[]
  readonly branch: number[]
  readonly update: number[]
  readonly snapshot: number[]
}

/** Plays some games through a table and measures what each choice, undo, replay and copy costs. */
export function hostCosts(rules: BenchRules, configOf: ConfigOf, games: number, seed: number): HostCosts {
  const times = { choice: [], undo: [], replay: [], look: [], clone: [], branch: [] }
  const costs: HostCosts = { ...times, update: [], snapshot: [] }
  for (let i = 0; i < games; i++) {
    const config = configOf(seed + i)
    hostGame(new BenchTable(rules, config, seed + i), rules, config, costs, quick(seed + i))
  }
  return costs
}

function hostGame(
  table: BenchTable,
  rules: BenchRules,
  config: Config,
  costs: HostCosts,
  pick: (n: number) => number
): void {
  for (let asked = table.asked(); asked; asked = table.asked()) {
    const { seat, count } = asked
    const choice = asked.nth(pick(count))
    costs.choice.push(timed(() => table.choose(seat, choice)))
    costs.update.push(...table.sent)
    if (table.log.length % 5 === 0) timeCopies(rules, table.match.state, costs)
    if (table.log.length % 20 === 0) costs.snapshot.push(table.snapshotBytes())
  }
  undos(table, rules, config, costs)
  const text = table.text()
  const again = (verify: boolean): Match => {
    const read = readFile(text)
    if (!read.ok) throw new Error(read.code)
    return Match.restore(rules, config, originOf(rules, read.header), read.entries, seeded(1), verify)
  }
  costs.replay.push(timed(() => again(true)))
  costs.look.push(timed(() => again(false)))
}

/** Plays the same game again. Each choice that can be undone is undone, which is timed, and made again. */
function undos(played: BenchTable, rules: BenchRules, config: Config, costs: HostCosts): void {
  const draws = [...played.match.setupDraws]
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  for (const { entry } of played.log) {
    draws.push(...entry.draws)
    match.choose(entry.seat, entry.choice)
    if (match.undoable !== entry.seat) continue
    costs.undo.push(timed(() => match.undo(entry.seat)))
    match.choose(entry.seat, entry.choice)
  }
}

/** The cost of a choice and its undo after 1,000 journal lines, divided by the same after 10, at the same position. */
export function longLogCost(rules: BenchRules, config: Config, samples: number, seed: number): number {
  const stood = (lines: number): { table: BenchTable; seat: Seat; choice: unknown } => {
    const table = new BenchTable(rules, config, seed)
    const pick = quick(seed)
    for (;;) {
      const asked = table.asked()
      if (!asked) throw new Error('no choice of this game can be taken back')
      const choice = asked.nth(pick(asked.count))
      table.choose(asked.seat, choice)
      // Some way into the game, at a choice that can be undone.
      if (table.log.length < 60 || table.match.undoable !== asked.seat) continue
      table.undo(asked.seat)
      for (let line = 0; line < lines; line += 2) cycle(table, asked.seat, choice)
      return { table, seat: asked.seat, choice }
    }
  }
  const cost = ({ table, seat, choice }: ReturnType<typeof stood>): number =>
    timed(() => {
      for (let i = 0; i < 10; i++) cycle(table, seat, choice)
    })
  const ratios: number[] = []
  for (let i = 0; i < samples; i++) {
    // Set up both before timing either, and alternate which is timed first, so that neither profits from warm code.
    const [short, long] = [stood(10), stood(1000)]
    const first = i % 2 === 0 ? cost(short) : 0
    const longCost = cost(long)
    ratios.push(longCost / (first > 0 ? first : cost(short)))
  }
  return median(ratios)
}

function cycle(table: BenchTable, seat: Seat, choice: unknown): void {
  table.choose(seat, choice)
  table.undo(seat)
}
