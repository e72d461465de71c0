/**
 * A table whose game has begun. A command is played, written to the journal and sent to everybody within one turn of
 * the event loop, so that everybody sees the same order.
 */
import type { Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games/index'
import { firstPosition } from '../../../shared/engine/record'
import { seriesOf, type SeriesGame } from '../../../shared/protocol/series'
import type { Answers, LogEntry, Request, Snapshot, TableInfo } from '../../../shared/protocol/messages'
import { Audience } from './audience'
import { Commands } from './commands'
import { gameChance } from './daily-chance'
import type { TableDependencies } from './dependencies'
import { FileNotes } from './file-notes'
import { historyPage, type AskedHistory } from './history'
import { LiveGame } from './live-game'
import type { Member } from '../people/member'
import { People } from '../people/people'
import type { Loaded } from '../folder/record'
import { refuse, Refused } from '../refusal-error'
import { seatResults } from './results'
import { playingInfo } from './summary'
import { TableNotes } from '../folder/table-notes'
import { handsAfter, soloGame } from './solo-game'
import { ThinkingTime } from './thinking-time'
import { TableBots } from './table-bots'
import { TakeBacks } from './take-backs'

type Choose = Extract<Request, { type: 'choose' }>

export class Table {
  readonly id: string
  readonly game: Game
  readonly audience: Audience
  readonly people: People
  readonly takeBacks: TakeBacks
  readonly #dependencies: TableDependencies
  readonly #changed: (what: 'list' | 'progress') => void
  readonly #commands = new Commands()
  readonly #notes: TableNotes
  readonly #fileNotes: FileNotes
  readonly #bots: TableBots
  readonly #live: LiveGame
  readonly #thinking: ThinkingTime
  #info: TableInfo

  /**
   * Opens a table's files. `changed` is called when the table has another status in the list (list), or when its game
   * or people have changed otherwise (progress). `fromLobby`: the people of the lobby, if the game has just begun
   * there. Refusals: those of `LiveGame`.
   */
  constructor(
    dependencies: TableDependencies,
    id: string,
    changed: (what: 'list' | 'progress') => void,
    fromLobby?: People
  ) {
    this.id = id
    this.#dependencies = dependencies
    this.#changed = changed
    this.#notes = fromLobby?.notes ?? new TableNotes(dependencies.store, id)
    const { changed: updated } = dependencies.store.stat(id)
    const { daily } = this.#notes.now
    this.#live = new LiveGame(
      { ...dependencies, source: daily ? () => gameChance(daily, () => this.#record) : dependencies.source },
      id,
      {
        stopped: (why) => this.audience.stopped(id, why),
        fileProblem: (note) => this.#fileNotes.tell(note)
      },
      () => this.people.seats.alone
    )
    this.#fileNotes = new FileNotes(dependencies, id, this.#notes, this.#live)
    this.#fileNotes.opened()
    const { game, header } = this.#record
    this.game = game
    this.people = fromLobby ?? new People(id, this.#notes, header.seats.length, dependencies.now)
    this.audience = new Audience(game.rules, this.people)
    this.#info = this.#infoNow(updated)
    this.#thinking = new ThinkingTime(dependencies.now)
    this.#thinking.asked(this.#info.waiting)
    this.takeBacks = new TakeBacks({
      live: this.#live,
      people: this.people,
      resume: () => this.#resume(),
      abandoned: () => this.#notes.now.abandoned === true,
      rewound: (seat, from) => this.#rewound(seat, from),
      changed: () => this.#peopleChanged()
    })
    this.#bots = new TableBots(dependencies, {
      game,
      live: this.#live,
      people: this.people,
      daily,
      running: () => this.#info.status === 'running' && !this.#notes.now.abandoned && !this.takeBacks.open,
      play: (seat, { choice, level }) => this.#play(seat, this.#live.decision(seat) ?? -1, [choice], level)
    })
    this.people.listen({
      changed: () => this.#peopleChanged(),
      watchersChanged: (except) => this.#tellPeople(except),
      viewChanged: (member) => member.push(this.#snapshot(member)),
      takeBack: () => this.takeBacks.state
    })
    this.#bots.update()
  }

  get header(): Loaded['header'] {
    return this.#record.header
  }

  /** The content of the game file. */
  get held(): Uint8Array {
    return this.#live.held
  }

  /** The table's content pack, as JSON. Refusal: no-pack. */
  get pack(): unknown {
    return this.header.pack ?? refuse('no-pack')
  }

  /** The table's entry in the list. */
  info(): TableInfo {
    return this.#info
  }

  /** The names of the seats. */
  get names(): readonly string[] {
    return this.header.seats.map(({ name }) => name)
  }

  get ended(): boolean {
    return this.#info.status === 'over' || this.#info.status === 'abandoned'
  }

  /** Nobody is at it, and no bot has its turn. */
  get idle(): boolean {
    return this.people.empty && this.#bots.asked.length === 0
  }

  /** The snapshot of the table for a member. Refusal: journal-failed, if the game has stopped and cannot be resumed. */
  stateFor(member: Member): Snapshot {
    this.#resume()
    return this.#snapshot(member)
  }

  /** Log entries as the member's present view shows them. */
  page(member: Member, before: number, count: number): LogEntry[] {
    return this.audience.page(this.#record.log, before, count, this.people.viewerOf(member))
  }

  /** A page of the game's history. Refusals: those of `historyPage`, journal-failed. */
  history(member: Member, request: AskedHistory): Answers['history'] {
    this.#resume()
    const present = this.people.viewerOf(member)
    return historyPage(this.#record, { ...request, present, over: this.#live.over })
  }

  /** A seat's secrets, without the rest of the view. Refusals: not-your-seat, journal-failed. */
  peek(member: Member, seat: Seat): unknown {
    this.#resume()
    this.people.seats.requireOwn(member, seat)
    return this.game.secrets(this.#record.match.state, seat)
  }

  /** Why a bot made the choices of these log entries. Refusal: journal-failed. */
  why(member: Member, from: number, to: number): Answers['why'] {
    this.#resume()
    const seesAll = this.people.viewerOf(member) === 'seats'
    const why = this.#bots.why(from, to, !seesAll && this.hasSecrets())
    return why ? { why } : {}
  }

  /**
   * Plays a command's choices, all or none, and returns the number of the last log entry. Refusals: not-your-seat,
   * table-abandoned, journal-failed, those of `LiveGame.play`.
   */
  choose(member: Member, request: Choose): number {
    this.#resume()
    const { seat, decision, choices } = request
    this.people.seats.requireOwn(member, seat)
    const before = this.#commands.find(request)
    if (before !== undefined) return before
    if (member.seat !== seat) refuse('not-your-seat', { seat })
    const number = this.#play(seat, decision, choices, 0)
    if (this.#notes.now.told) this.#forgetTold()
    this.#commands.remember(request, number)
    return number
  }

  /** `hand`: the level of the computer player that chose, 0 for a person. */
  #play(seat: Seat, decision: number, choices: readonly unknown[], hand: number): number {
    if (this.#notes.now.abandoned) refuse('table-abandoned')
    const steps = this.#live.play(seat, decision, choices)
    this.audience.tell(this.#record.log, steps)
    const { hands, times } = this.#notes.now
    this.#notes.note({ hands: handsAfter(hands, seat, hand) })
    if (times && hand === 0) this.#notes.note({ times: this.#thinking.after(times, seat) })
    this.#afterEntry(seat)
    return this.#record.log.length - 1
  }

  /** The seat has taken back the entries from this number on: everybody is told. */
  #rewound(seat: Seat, undone: number): void {
    const { match, log } = this.#record
    this.audience.rewind(undone, log.length, match.state, this.#live.nextMoves)
    this.#afterEntry(seat)
  }

  /** The result for the series of its rematch; undefined unless a whole game was played to its end here. */
  get played(): Pick<SeriesGame, 'id' | 'seats'> | undefined {
    const seats = seatResults(this.#info)
    return seats && { id: this.id, seats }
  }

  /** The seat that began the game; undefined if the game does not tell. */
  get starter(): Seat | undefined {
    const { game } = this
    return game.starter?.(firstPosition(game.rules, this.header))
  }

  /** Ends the game without a result; the table can still be viewed. Refusals: table-over, folder-failed, journal-failed. */
  async abandon(): Promise<void> {
    this.#resume()
    if (this.#live.over) refuse('table-over')
    await this.#notes.change({ abandoned: true }).finally(() => this.#refresh())
  }

  /** True if the position has secrets and the game is not over; an abandoned game keeps its secrets. */
  hasSecrets(): boolean {
    return !this.#live.over && this.#live.hasSecrets
  }

  /** Checks the game file, and resumes a stopped game if possible. `all`: see `LiveGameFile.check`. */
  checkFile(all = false): void {
    this.#live.checkFile(all)
    try {
      this.#resume()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  /**
   * Writes everything to disk. The table file gets a summary that saves the next start reading the game, and a checksum
   * that shows whether the game file was changed meanwhile.
   */
  async save(): Promise<void> {
    this.checkFile(true)
    await this.#live.sync()
    this.#fileNotes.noteSummary(this.#info)
    await this.#notes.write()
  }

  /** Syncs and closes the journal. The table cannot be used afterwards. */
  close(): Promise<void> {
    this.#bots.close()
    this.takeBacks.close()
    this.#notes.close()
    return this.#live.close()
  }

  get #record(): Loaded {
    return this.#live.record
  }

  #snapshot(member: Member): Snapshot {
    const { match, log } = this.#record
    return this.audience.snapshot(member, this.#info, match.state, log, this.#live.nextMoves)
  }

  #infoNow(updated: number): TableInfo {
    const { waiting, over } = this.#live
    const playing = playingInfo(this.#record, this.#notes.now, waiting, over)
    const series = seriesOf(this.#notes.now.series ?? [])
    return {
      id: this.id,
      updated,
      ...playing,
      ...this.people.info(this.header.seats),
      ...(series && { series })
    }
  }

  /** `by`: the seat that chose, or took something back. */
  #afterEntry(by: Seat): void {
    const before = this.#info
    if (this.#notes.now.lost) this.#notes.note({ lost: undefined })
    this.#info = this.#infoNow(this.#dependencies.now())
    this.#thinking.asked(this.#info.waiting, this.people.seats.beside(by))
    if (before.waiting.join() !== this.#info.waiting.join()) void this.#live.sync()
    if (before.status !== this.#info.status) {
      const solo = soloGame(this.#info, this.game, this.#record.match.state, this.#notes.now.hands)
      this.#dependencies.records.set(this.id, solo)
      this.#tellPeople()
    }
    this.#changed(before.status === this.#info.status ? 'progress' : 'list')
    this.takeBacks.playedOn(by)
    this.#bots.update()
  }

  #peopleChanged(): void {
    this.takeBacks.peopleChanged()
    this.#info = this.#infoNow(this.#info.updated)
    this.people.watchers.giveWay(this.names)
    this.#tellPeople()
    this.#changed('progress')
    this.#bots.update()
  }

  /** Tells everybody but `except` who plays and who watches. */
  #tellPeople(except?: Member): void {
    const table = this.#info
    const { list } = this.people.watchers
    this.people.tell((standing) => ({ type: 'table', table, ...standing, ...list }), except)
  }

  /** Drops the notes about the files: somebody has seen them and played on. */
  #forgetTold(): void {
    this.#notes.note({ told: undefined })
    this.#peopleChanged()
  }

  /** Resumes a stopped game. Refusals: those of `LiveGame.resume`. */
  #resume(): void {
    if (!this.#live.resume()) return
    this.#refresh()
  }

  /** The state may have changed in any way: everybody gets a new snapshot. */
  #refresh(): void {
    this.takeBacks.playedOn()
    this.#info = this.#infoNow(this.#info.updated)
    this.audience.refresh((member) => this.#snapshot(member))
    this.#bots.update()
  }
}
