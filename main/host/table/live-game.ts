/**
 * The running game of one table: its match, its open decisions, and the file, which gets every entry before anybody is
 * told of it. Who may choose, and who is told, is decided by the table.
 */
import type { Entry } from '../../../shared/engine/entries'
import type { Match } from '../../../shared/engine/match'
import { takeBackLast } from '../../../shared/engine/record'
import type { Seat } from '../../../shared/engine/rules'
import type { NextMoves, Step } from './audience'
import { nextMovesOf, playBatch } from './batch'
import { DecisionIds } from './decisions'
import type { GameFileDependencies } from '../folder/gamefile'
import { LiveGameFile, type GameFileListener } from '../folder/live-game-file'
import type { Loaded } from '../folder/record'
import { refuse, Refused } from '../refusal-error'

export class LiveGame {
  readonly #file: LiveGameFile
  readonly #log: (line: string) => void
  readonly #alone: () => Seat | undefined
  #ids: DecisionIds
  /** The match's running checksum after the last entry that is in the file. */
  #check: string

  /**
   * Opens a table's game file. `alone` gives the only seat of a person, while computers play all others: its undo takes
   * back what they have chosen since, too. Refusals: those of `openGameFile`.
   */
  constructor(
    dependencies: GameFileDependencies,
    id: string,
    listener: GameFileListener,
    alone: () => Seat | undefined
  ) {
    this.#file = new LiveGameFile(dependencies, id, listener)
    this.#log = dependencies.log
    this.#alone = alone
    const { match } = this.record
    this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
  }

  get record(): Loaded {
    return this.#file.record
  }

  /** What comes next, public to all viewers. */
  get nextMoves(): NextMoves {
    return nextMovesOf(this.record.match, this.#ids, this.#alone())
  }

  /** The seats with an open decision. */
  get waiting(): readonly Seat[] {
    return this.#ids.open.map(({ seat }) => seat)
  }

  /** The id of the seat's open decision. */
  decision(seat: Seat): number | undefined {
    return this.#ids.of(seat)?.id
  }

  get over(): boolean {
    const { match } = this.record
    return this.#ids.open.length === 0 && match.rules.outcome(match.state) !== undefined
  }

  /** True if the position contains something that not everybody may see. */
  get hasSecrets(): boolean {
    const { rules, state } = this.record.match
    const seen = (viewer: 'public' | 'open'): string => JSON.stringify(rules.view(state, viewer))
    return seen('public') !== seen('open')
  }

  get stopped(): boolean {
    return this.#file.stopped !== undefined
  }

  /** The content of the game file. */
  get held(): Uint8Array {
    return this.#file.held
  }

  /**
   * Plays the choices that answer a decision, all or none. Refusals: table-over, not-asked, stale-decision,
   * folder-lost, folder-failed, journal-failed, journal-changed, those of `playBatch`; if the game has stopped, the
   * reason for that.
   */
  play(seat: Seat, decision: number, choices: readonly unknown[]): readonly Step[] {
    this.#requireRunning()
    if (this.over) refuse('table-over')
    const now = this.decision(seat)
    if (now === undefined) refuse('not-asked')
    if (now !== decision) refuse('stale-decision', { decision, now })

    const { header, match, log } = this.record
    const { open } = this.#ids
    // Files of the first format have no marks: the version that wrote them would take marks for damage.
    const marks = header.caravan !== 1
    const { entries, steps } = playBatch(
      match,
      this.#ids,
      seat,
      choices,
      { first: log.length, marks, alone: this.#alone() },
      this.#log
    )
    this.#append(entries, open)
    for (const entry of entries) log.push({ entry, undone: false })
    return steps
  }

  /**
   * Takes back the choices of the seat's latest command, and at a table of computers what they have chosen since; returns
   * the number of the first. Refusals: undo-nothing, undo-chance, undo-revealed, undo-other-seat, undo-simultaneous, and as
   * in `play` those of the folder, the journal and a stopped game.
   */
  undo(seat: Seat): number {
    this.#requireRunning()
    const { match } = this.record
    const since = this.#alone() === seat ? match.aloneChoices(seat) : 0
    return since > 0
      ? this.#takenBack(match.takeBack(seat, since))
      : this.#takenBack(match.undoCommand(seat), seat)
  }

  /** Takes back everything from log entry `from` on, as all have agreed to what this seat asked for. Refusals: as `undo`. */
  takeBack(seat: Seat, from: number): number {
    this.#requireRunning()
    const { match, log } = this.record
    return this.#takenBack(match.takeBack(seat, log.slice(from).filter(({ undone }) => !undone).length))
  }

  /** Books what the match took back. Every decision gets a new id, or only that of `actor`. */
  #takenBack(entries: ReturnType<typeof Match.prototype.undoCommand>, actor?: Seat): number {
    if ('refusal' in entries) throw new Refused(entries.refusal)
    const { match, log } = this.record
    const { open } = this.#ids
    this.#ids.advance(match.rules, match.state, match.length, actor)
    this.#append(entries, open)
    return Math.min(...entries.map(() => takeBackLast(log)))
  }

  /** Checks the game's file, which may stop the game: see `LiveGameFile.check`. */
  checkFile(all = false): void {
    this.#file.check(all)
  }

  /**
   * Resumes a stopped game from what its file accepted. Returns false if it had not stopped. Refusals: those of
   * `openGameFile`.
   */
  resume(): boolean {
    if (!this.#file.resume()) return false
    const { match } = this.record
    if (match.check !== this.#check) this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
    return true
  }

  /** Syncs the file to the disk; resolves when that is done or the game has stopped. */
  sync(): Promise<void> {
    return this.#file.sync()
  }

  /** Syncs and closes the file. The game cannot be played on afterwards. */
  close(): Promise<void> {
    return this.#file.close()
  }

  /** Refuses if the game has stopped: the match may hold choices that nobody was told of. */
  #requireRunning(): void {
    const { stopped } = this.#file
    if (stopped) throw new Refused(stopped)
  }

  /** Appends the entries to the file; `open`: the decisions to restore if that fails. */
  #append(entries: readonly Entry[], open: DecisionIds['open']): void {
    try {
      this.#file.append(entries)
    } catch (error) {
      this.#ids.returnTo(open)
      throw error
    }
    this.#check = this.record.match.check
  }
}
