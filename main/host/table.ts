/**
 * One table: a match, its journal and its audience. What happens here happens within one turn of the event loop and
 * in one order for everybody: played, journalled, told.
 */
import type { Entry } from '../../shared/engine/match'
import { entryLine } from '../../shared/engine/file'
import { takeBackLast } from '../../shared/engine/record'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/index'
import type { Answers, LogEntry, Request, Snapshot, TableInfo } from '../../shared/protocol/messages'
import { Audience } from './audience'
import { momentOf, playBatch } from './batch'
import { Bots } from './bots'
import { Commands } from './commands'
import { DecisionIds } from './decisions'
import { openGameFile, type Means, type OpenFile } from './gamefile'
import { historyPage, type AskedHistory } from './history'
import type { Member } from './member'
import { People } from './people'
import type { Loaded } from './record'
import { reasonOf, refusal, refuse, Refused } from './refused'
import { playingInfo, summaryOf } from './summary'
import { TableNotes } from './tablefile'

type Choose = Extract<Request, { type: 'choose' }>

export class Table {
  readonly id: string
  readonly game: Game
  readonly audience: Audience
  readonly people: People
  readonly #means: Means
  readonly #changed: (what: 'list' | 'progress') => void
  readonly #commands = new Commands()
  readonly #notes: TableNotes
  readonly #bots: Bots
  #open: OpenFile
  #ids: DecisionIds
  /** Running check after the last entry that is in the journal. */
  #check: string
  #info: TableInfo
  /** Why the table stands still: its journal could not be written. The match may be ahead of the journal then. */
  #stopped: Refusal | undefined

  /**
   * Opens a table's file. Refusals: those of `openGameFile`. `changed` hears when the list would show another state
   * of the table (list), or that its game or people went on (progress). `gathered` are the people of the lobby it was
   * dealt from.
   */
  constructor(means: Means, id: string, changed: (what: 'list' | 'progress') => void, gathered?: People) {
    this.id = id
    this.#means = means
    this.#changed = changed
    this.#notes = gathered?.notes ?? new TableNotes(means.store, id)
    const { changed: updated } = means.store.stat(id)
    this.#open = this.#opened()
    const { game, header, match } = this.#record
    this.game = game
    this.people = gathered ?? new People(id, this.#notes, header.seats.length, means.now)
    this.audience = new Audience(game.rules, this.people)
    this.#ids = new DecisionIds(game.rules, match.state, match.length)
    this.#check = match.check
    this.#info = this.#infoNow(updated)
    this.#bots = this.#newBots()
    this.people.listen({
      changed: () => this.#peopleChanged(),
      shown: (member) => member.push(this.#snapshot(member))
    })
    this.#bots.look()
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

  get ended(): boolean {
    return this.#info.status === 'over' || this.#info.status === 'abandoned'
  }

  /** Nobody is at it, and no bot has its turn. */
  get idle(): boolean {
    return this.people.empty && this.#botsAsked().length === 0
  }

  /** All that a member shows of the table. Refusal: journal-failed, if the table stopped and still cannot go on. */
  shown(member: Member): Snapshot {
    this.#goOn()
    return this.#snapshot(member)
  }

  /** Entries as the member's present view shows them. */
  page(member: Member, before: number, count: number): LogEntry[] {
    return this.audience.page(this.#record.log, before, count, this.people.viewerOf(member))
  }

  /** A page of the game from its beginning. Refusals: those of `historyPage`, journal-failed. */
  history(member: Member, request: AskedHistory): Answers['history'] {
    this.#goOn()
    const present = this.people.viewerOf(member)
    return historyPage(this.#record, { ...request, present, over: this.#over() })
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
    this.requireSeat(member, seat)
    const before = this.#commands.find(request)
    if (before !== undefined) return before
    if (member.seat !== seat) refuse('not-your-seat', { seat })
    const number = this.#play(seat, decision, choices)
    this.#commands.book(request, number)
    return number
  }

  #play(seat: Seat, decision: number, choices: readonly unknown[]): number {
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
    if (this.#notes.now.abandoned) refuse('table-abandoned')
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
    await this.#notes.change({ abandoned: true })
    this.#info = this.#infoNow(this.#info.updated)
    this.audience.refresh((member) => this.#snapshot(member))
  }

  /** True while the game runs and knows something that somebody at the table may not see. */
  hasSecrets(): boolean {
    const { state } = this.#record.match
    const seen = (viewer: 'public' | 'open'): string => JSON.stringify(this.game.rules.view(state, viewer))
    return this.#info.status === 'running' && seen('public') !== seen('open')
  }

  /** Refuses with not-your-seat unless the table has this seat and it is the member's own. */
  requireSeat(member: Member, seat: Seat): void {
    if (seat >= this.header.seats.length || !this.people.owns(member, seat)) refuse('not-your-seat', { seat })
  }

  /** Brings all to disk, and into the table file what spares the next start reading the game. */
  async rest(): Promise<void> {
    await this.#open.journal.sync()
    if (this.#stopped) return
    const summary = summaryOf(this.#info, this.#open.journal.size, this.#over(), this.game.rules)
    this.#notes.note({ summary })
    await this.#notes.write()
  }

  /** Syncs and closes the journal. The table cannot be used afterwards. */
  close(): Promise<void> {
    this.#bots.stop()
    this.#notes.forget()
    return this.#open.journal.close()
  }

  get #record(): Loaded {
    return this.#open.record
  }

  #opened(): OpenFile {
    const open = openGameFile(this.#means, this.id, (reason) => this.#stop(reason))
    const lost = open.record.damage
    if (lost) this.#notes.note({ lost })
    return open
  }

  #over(): boolean {
    return this.#ids.open.length === 0 && this.game.rules.outcome(this.#record.match.state) !== undefined
  }

  #running(): boolean {
    return !this.#stopped && this.#info.status === 'running'
  }

  #requireRunning(): void {
    if (this.#notes.now.abandoned) refuse('table-abandoned')
    if (this.#over()) refuse('table-over')
  }

  #snapshot(member: Member): Snapshot {
    const { match, log } = this.#record
    return this.audience.snapshot(member, this.#info, match.state, log, momentOf(match, this.#ids))
  }

  #infoNow(updated: number): TableInfo {
    const waiting = this.#ids.open.map(({ seat }) => seat)
    const people = this.people.info(this.header.seats)
    return {
      id: this.id,
      updated,
      ...playingInfo(this.#record, this.#notes.now, waiting, this.#over()),
      ...people
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
    if (this.#notes.now.lost) this.#notes.note({ lost: undefined })
    this.#info = this.#infoNow(this.#means.now())
    if (before.waiting.join() !== this.#info.waiting.join()) void this.#open.journal.sync()
    this.#changed(before.status === this.#info.status ? 'progress' : 'list')
    this.#bots.look()
  }

  #peopleChanged(): void {
    this.#info = this.#infoNow(this.#info.updated)
    const table = this.#info
    this.people.tell((standing) => ({ type: 'table', table, ...standing }))
    this.#changed('progress')
    this.#bots.look()
  }

  #botsAsked(): readonly Seat[] {
    return this.#running() ? this.#info.waiting.filter((seat) => this.people.by(seat) === 'bot') : []
  }

  #newBots(): Bots {
    const { rules } = this.game
    return new Bots(
      {
        rules,
        asked: () => this.#botsAsked(),
        view: (seat) => rules.view(this.#record.match.state, seat) as unknown,
        play: (seat, choice) => void this.#play(seat, this.#ids.of(seat)?.id ?? -1, [choice])
      },
      this.#means.botPace,
      this.#means.source(),
      this.#means.log
    )
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
    this.#bots.look()
  }
}
