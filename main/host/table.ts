/**
 * One table: a match, its journal and its audience. What happens here happens within one turn of the event loop and
 * in one order for everybody: played, journalled, told.
 */
import type { Entry } from '../../shared/engine/match'
import { entryLine } from '../../shared/engine/file'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/index'
import type { LogEntry, Request, Snapshot, TableInfo } from '../../shared/protocol/messages'
import { Audience, viewerOf, type Member } from './audience'
import { momentOf, playBatch } from './batch'
import { Commands } from './commands'
import { DecisionIds } from './decisions'
import { openGameFile, type Means, type OpenFile } from './gamefile'
import { takeBackLast, type Loaded } from './record'
import { reasonOf, refusal, refuse, Refused } from './refused'
import type { TableFile } from './store'
import { summaryOf } from './summary'

type Choose = Extract<Request, { type: 'choose' }>

export class Table {
  readonly id: string
  readonly game: Game
  readonly audience: Audience
  readonly #means: Means
  readonly #changed: (what: 'list' | 'progress') => void
  readonly #commands = new Commands()
  #file: TableFile
  #open: OpenFile
  #ids: DecisionIds
  /** Running check after the last entry that is in the journal. */
  #check: string
  #info: TableInfo
  /** Why the table stands still: its journal could not be written. The match may be ahead of the journal then. */
  #stopped: Refusal | undefined

  /**
   * Opens a table's file. Refusals: those of `openGameFile`. `changed` hears when the list would show another state
   * of the table (list), or that its game went on (progress).
   */
  constructor(means: Means, id: string, changed: (what: 'list' | 'progress') => void) {
    this.id = id
    this.#means = means
    this.#changed = changed
    this.#file = means.store.readTableFile(id)
    const { changed: updated } = means.store.stat(id)
    this.#open = this.#opened()
    const { game, match } = this.#record
    this.game = game
    this.audience = new Audience(game.rules)
    this.#ids = new DecisionIds(game.rules, match.state, match.length)
    this.#check = match.check
    this.#info = this.#infoNow(updated)
  }

  get header(): Loaded['header'] {
    return this.#record.header
  }

  /** The content pack it plays over, as JSON. Refusal: no-pack. */
  get pack(): unknown {
    return this.header.pack ?? refuse('no-pack')
  }

  /** The table as the list shows it. */
  info(): TableInfo {
    return this.#info
  }

  /** All that a member shows of the table. Refusal: journal-failed, if the table stopped and still cannot go on. */
  snapshot(member: Member): Snapshot {
    this.#goOn()
    return this.#snapshot(member)
  }

  /** Entries as the member's present view shows them. */
  page(member: Member, before: number, count: number): LogEntry[] {
    return this.audience.page(this.#record.log, before, count, viewerOf(member))
  }

  /** A seat's secrets alone. Refusals: not-your-seat, journal-failed. */
  peek(member: Member, seat: Seat): unknown {
    this.#goOn()
    this.requireSeat(member, seat)
    return this.game.secrets(this.#record.match.state, seat)
  }

  /**
   * Plays a command's choices, all or none, and answers with the number of the last entry booked. Refusals:
   * not-your-seat, table-abandoned, table-over, not-asked, stale-decision, journal-failed, those of `playBatch`.
   */
  choose(member: Member, request: Choose): number {
    this.#goOn()
    const { seat, decision, choices } = request
    const before = this.#commands.find(request)
    if (before !== undefined) return before
    this.requireSeat(member, seat)
    if (member.seat !== seat) refuse('not-your-seat', { seat })
    this.#requireRunning()
    const now = this.#ids.of(seat)?.id
    if (now === undefined) refuse('not-asked')
    if (now !== decision) refuse('stale-decision', { decision, now })

    const { match, log } = this.#record
    const { open } = this.#ids
    const { entries, steps } = playBatch(match, this.#ids, seat, choices, log.length, this.#means.log)
    this.#append(entries, open)
    for (const entry of entries) log.push({ entry, undone: false })
    const number = log.length - 1
    this.#commands.book(request, number)
    this.audience.tell(log, steps)
    this.#booked()
    return number
  }

  /**
   * Takes back the seat's latest choice and answers with its number. Refusals: not-your-seat, table-abandoned,
   * journal-failed, undo-nothing, undo-chance, undo-revealed, undo-other-seat, undo-simultaneous.
   */
  undo(member: Member, seat: Seat): number {
    this.#goOn()
    this.requireSeat(member, seat)
    if (this.#file.abandoned) refuse('table-abandoned')
    const { match, log } = this.#record
    const entry = match.undo(seat)
    if ('refusal' in entry) throw new Refused(entry.refusal)
    const { open } = this.#ids
    this.#ids.advance(match.rules, match.state, match.length, seat)
    this.#append([entry], open)
    const undone = takeBackLast(log)
    this.audience.rewind(undone, log.length, match.state, momentOf(match, this.#ids))
    this.#booked()
    return undone
  }

  /** Nobody plays on; the table can still be looked at. Refusals: folder-failed, journal-failed. */
  async abandon(): Promise<void> {
    this.#goOn()
    const file = { ...this.#file, abandoned: true }
    await this.#means.store.writeTableFile(this.id, file)
    this.#file = file
    this.#info = this.#infoNow(this.#info.updated)
    this.audience.refresh((member) => this.#snapshot(member))
  }

  /** True while the game runs and knows something that somebody at the table may not see. */
  hasSecrets(): boolean {
    const { state } = this.#record.match
    const seen = (viewer: 'public' | 'open'): string => JSON.stringify(this.game.rules.view(state, viewer))
    return this.#info.status === 'running' && seen('public') !== seen('open')
  }

  /** Refuses with not-your-seat unless the table has this seat and the member owns it. */
  requireSeat(member: Member, seat: Seat): void {
    if (seat >= this.header.seats.length || !member.owns(seat)) refuse('not-your-seat', { seat })
  }

  /** Brings all to disk, and into the table file what spares the next start reading the game. */
  async rest(): Promise<void> {
    await this.#open.journal.sync()
    if (this.#stopped) return
    const summary = summaryOf(this.#info, this.#open.journal.size, this.#over(), this.game.rules)
    this.#file = { ...this.#file, summary }
    await this.#means.store.writeTableFile(this.id, this.#file)
  }

  /** Syncs and closes the journal. The table cannot be used afterwards. */
  close(): Promise<void> {
    return this.#open.journal.close()
  }

  get #record(): Loaded {
    return this.#open.record
  }

  #opened(): OpenFile {
    const open = openGameFile(this.#means, this.id, (reason) => this.#stop(reason))
    const lost = open.record.damage
    if (lost) this.#file = { ...this.#file, lost }
    return open
  }

  #over(): boolean {
    return this.#ids.open.length === 0 && this.game.rules.outcome(this.#record.match.state) !== undefined
  }

  #requireRunning(): void {
    if (this.#file.abandoned) refuse('table-abandoned')
    if (this.#over()) refuse('table-over')
  }

  #snapshot(member: Member): Snapshot {
    const { match, log } = this.#record
    return this.audience.snapshot(member, this.#info, match.state, log, momentOf(match, this.#ids))
  }

  #infoNow(updated: number): TableInfo {
    const { header, log, match, pack } = this.#record
    const { abandoned, created, lost } = this.#file
    const round = this.game.round?.(match.state)
    return {
      id: this.id,
      game: header.game,
      status: abandoned ? 'abandoned' : this.#over() ? 'over' : 'running',
      seats: header.seats,
      options: header.options,
      ...(pack && { pack }),
      created,
      updated,
      choices: log.length,
      ...(round !== undefined && { round }),
      waiting: this.#ids.open.map(({ seat }) => seat),
      ...(lost && { damage: refusal('tail-lost', lost) })
    }
  }

  /** Into the journal before anybody hears of it; `open` are the decisions to go back to if that fails. */
  #append(entries: readonly Entry[], open: DecisionIds['open']): void {
    try {
      this.#open.journal.append(entries.map(entryLine).join(''))
    } catch (error) {
      this.#ids.returnTo(open)
      throw new Refused(this.#stop(reasonOf(error)))
    }
    this.#check = this.#record.match.check
  }

  #booked(): void {
    const before = this.#info
    const { lost: _, ...file } = this.#file
    this.#file = file
    this.#info = this.#infoNow(this.#means.now())
    if (before.waiting.join() !== this.#info.waiting.join()) void this.#open.journal.sync()
    this.#changed(before.status === this.#info.status ? 'progress' : 'list')
  }

  #stop(reason: string): Refusal {
    const why = refusal('journal-failed', { reason })
    this.#stopped = why
    this.#means.log(`table ${this.id}: stopped, its journal failed: ${reason}`)
    this.audience.stopped(this.id, why)
    return why
  }

  /** After a stop: back to what the file holds, or refused again. */
  #goOn(): void {
    if (!this.#stopped) return
    void this.#open.journal.close().catch(() => undefined)
    this.#open = this.#opened()
    const { match } = this.#record
    if (match.check !== this.#check) this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
    this.#stopped = undefined
    this.#info = this.#infoNow(this.#info.updated)
    this.audience.refresh((member) => this.#snapshot(member))
  }
}
