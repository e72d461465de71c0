/**
 * One table: a match, its journal and its audience. What happens here happens within one turn of the event loop and
 * in one order for everybody: played, journalled, told.
 */
import type { Seat } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/index'
import type { Answers, LogEntry, Request, Snapshot, TableInfo } from '../../shared/protocol/messages'
import { Audience } from './audience'
import { Bots } from './bots'
import { Commands } from './commands'
import type { Means } from './gamefile'
import { historyPage, type AskedHistory } from './history'
import { LiveGame } from './live-game'
import type { Member } from './member'
import { People } from './people'
import type { Loaded } from './record'
import { refuse } from './refused'
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
  readonly #live: LiveGame
  #info: TableInfo

  /**
   * Opens a table's file. Refusals: those of `LiveGame`. `changed` hears when the list would show another state
   * of the table (list), or that its game or people went on (progress). `gathered` are the people of the lobby it was
   * dealt from.
   */
  constructor(means: Means, id: string, changed: (what: 'list' | 'progress') => void, gathered?: People) {
    this.id = id
    this.#means = means
    this.#changed = changed
    this.#notes = gathered?.notes ?? new TableNotes(means.store, id)
    const { changed: updated } = means.store.stat(id)
    this.#live = new LiveGame(means, id, {
      stopped: (why) => this.audience.stopped(id, why),
      damaged: (lost) => this.#notes.note({ lost })
    })
    const { game, header } = this.#record
    this.game = game
    this.people = gathered ?? new People(id, this.#notes, header.seats.length, means.now)
    this.audience = new Audience(game.rules, this.people)
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
    return historyPage(this.#record, { ...request, present, over: this.#live.over })
  }

  /** A seat's secrets alone. Refusals: not-your-seat, journal-failed. */
  peek(member: Member, seat: Seat): unknown {
    this.#goOn()
    this.requireSeat(member, seat)
    return this.game.secrets(this.#record.match.state, seat)
  }

  /**
   * Plays a command's choices, all or none, and answers with the number of the last entry booked. Refusals:
   * not-your-seat, table-abandoned, journal-failed, those of `LiveGame.play`.
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
    if (this.#notes.now.abandoned) refuse('table-abandoned')
    const steps = this.#live.play(seat, decision, choices)
    const { log } = this.#record
    this.audience.tell(log, steps)
    this.#booked()
    return log.length - 1
  }

  /**
   * Takes back the seat's latest choice and answers with its number. Refusals: not-your-seat, table-abandoned,
   * journal-failed, those of `LiveGame.undo`.
   */
  undo(member: Member, seat: Seat): number {
    this.#goOn()
    this.requireSeat(member, seat)
    if (this.#notes.now.abandoned) refuse('table-abandoned')
    const undone = this.#live.undo(seat)
    const { match, log } = this.#record
    this.audience.rewind(undone, log.length, match.state, this.#live.moment)
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
    return this.#info.status === 'running' && this.#live.hasSecrets
  }

  /** Refuses with not-your-seat unless the table has this seat and it is the member's own. */
  requireSeat(member: Member, seat: Seat): void {
    if (seat >= this.header.seats.length || !this.people.seats.owns(member, seat))
      refuse('not-your-seat', { seat })
  }

  /** Brings all to disk, and into the table file what spares the next start reading the game. */
  async rest(): Promise<void> {
    await this.#live.sync()
    if (this.#live.stopped) return
    const summary = summaryOf(this.#info, this.#live.size, this.#live.over, this.game.rules)
    this.#notes.note({ summary })
    await this.#notes.write()
  }

  /** Syncs and closes the journal. The table cannot be used afterwards. */
  close(): Promise<void> {
    this.#bots.stop()
    this.#notes.forget()
    return this.#live.close()
  }

  get #record(): Loaded {
    return this.#live.record
  }

  #snapshot(member: Member): Snapshot {
    const { match, log } = this.#record
    return this.audience.snapshot(member, this.#info, match.state, log, this.#live.moment)
  }

  #infoNow(updated: number): TableInfo {
    const { waiting, over } = this.#live
    return {
      id: this.id,
      updated,
      ...playingInfo(this.#record, this.#notes.now, waiting, over),
      ...this.people.info(this.header.seats)
    }
  }

  #booked(): void {
    const before = this.#info
    if (this.#notes.now.lost) this.#notes.note({ lost: undefined })
    this.#info = this.#infoNow(this.#means.now())
    if (before.waiting.join() !== this.#info.waiting.join()) void this.#live.sync()
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
    if (this.#live.stopped || this.#info.status !== 'running') return []
    return this.#info.waiting.filter((seat) => this.people.seats.by(seat) === 'bot')
  }

  #newBots(): Bots {
    const { rules } = this.game
    return new Bots(
      {
        rules,
        asked: () => this.#botsAsked(),
        view: (seat) => rules.view(this.#record.match.state, seat) as unknown,
        play: (seat, choice) => void this.#play(seat, this.#live.decision(seat) ?? -1, [choice])
      },
      this.#means.botPace,
      this.#means.source(),
      this.#means.log
    )
  }

  /** After a stop: back to what the file holds, or refused again. Refusals: those of `LiveGame.goOn`. */
  #goOn(): void {
    if (!this.#live.goOn()) return
    this.#info = this.#infoNow(this.#info.updated)
    this.audience.refresh((member) => this.#snapshot(member))
    this.#bots.look()
  }
}
