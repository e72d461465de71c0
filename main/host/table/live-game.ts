/**
 * The running game of one table: its match, its open decisions, and the journal, which gets every entry before anybody
 * is told of it. Who may choose, and who is told, is decided by the table.
 */
import { entryLine } from '../../../shared/engine/file'
import type { Entry } from '../../../shared/engine/entries'
import type { Match } from '../../../shared/engine/match'
import { takeBackLast } from '../../../shared/engine/record'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import type { NextMoves, Step } from './audience'
import { nextMovesOf, playBatch } from './batch'
import { DecisionIds } from './decisions'
import {
  journalOf,
  repairGameFile,
  openGameFile,
  reopenGameFile,
  type GameFileDependencies,
  type OpenFile
} from '../folder/gamefile'
import { JournalChanged } from '../folder/journal'
import type { Loaded } from '../folder/record'
import { reasonOf, refusal, refuse, Refused } from '../refusal-error'

/** How the table is notified by its game. */
export interface GameListener {
  /** The journal could not be written or is not as it was. Nothing can be played until `resume`. */
  stopped(why: Refusal): void
  /** Another program has changed or removed the file: journal-changed, file-gone. */
  fileProblem(note: Refusal): void
}

export class LiveGame {
  readonly #dependencies: GameFileDependencies
  readonly #id: string
  readonly #listener: GameListener
  readonly #alone: () => Seat | undefined
  #open: OpenFile
  #ids: DecisionIds
  /** The match's running checksum after the last entry that is in the journal. */
  #check: string
  /** Why the game has stopped, if it has. The match may then be ahead of the journal. */
  #stopped: Refusal | undefined
  /** Lines whose write failed. */
  #refused = ''
  /** The content of the missing file was written to a `.kept` file already. */
  #kept = false

  /**
   * Opens a table's game file. `alone` gives the only seat of a person, while computers play all others: its undo takes
   * back what they have chosen since, too. Refusals: those of `openGameFile`.
   */
  constructor(
    dependencies: GameFileDependencies,
    id: string,
    listener: GameListener,
    alone: () => Seat | undefined
  ) {
    this.#dependencies = dependencies
    this.#id = id
    this.#listener = listener
    this.#alone = alone
    this.#open = this.#opened()
    const { match } = this.record
    this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
  }

  get record(): Loaded {
    return this.#open.record
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
    return this.#stopped !== undefined
  }

  /** The content of the game file. */
  get held(): Uint8Array {
    return this.#open.journal.held
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
      this.#dependencies.log
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

  /**
   * Checks that the file still exists and holds what was written to it; if not, the game stops. `all` compares every
   * byte, which may take milliseconds.
   */
  checkFile(all = false): void {
    if (this.#stopped) return
    const { journal } = this.#open
    try {
      if (all) journal.verify()
      else journal.check()
    } catch (error) {
      if (!(error instanceof JournalChanged && this.#reopenReplaced())) this.#stop(error)
    }
  }

  /**
   * Resumes a stopped game from what its journal accepted. Returns false if it had not stopped. Refusals: those of
   * `openGameFile`.
   */
  resume(): boolean {
    if (!this.#stopped) return false
    const { held } = this
    void this.#open.journal.close().catch(() => undefined)
    const known = { held, refused: this.#refused }
    const { aside, ...open } = reopenGameFile(this.#dependencies, this.#id, known, (reason) =>
      this.#failed(reason)
    )
    if (aside !== undefined) this.#listener.fileProblem(refusal('journal-changed', { file: aside }))
    this.#open = open
    const { match } = this.record
    if (match.check !== this.#check) this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
    this.#refused = ''
    this.#kept = false
    this.#stopped = undefined
    return true
  }

  /** Syncs the journal to the disk; resolves when that is done or the game has stopped. */
  sync(): Promise<void> {
    return this.#open.journal.sync()
  }

  /** Syncs and closes the journal. The game cannot be played on afterwards. */
  close(): Promise<void> {
    return this.#open.journal.close()
  }

  /** Refuses if the game has stopped: the match may hold choices that nobody was told of. */
  #requireRunning(): void {
    if (this.#stopped) throw new Refused(this.#stopped)
  }

  /** If the file was replaced by another one with the same content, opens that one and returns true. */
  #reopenReplaced(): boolean {
    const before = this.#open.journal
    try {
      const journal = journalOf(this.#dependencies, this.#id, before.held, (reason) => this.#failed(reason))
      this.#open = { ...this.#open, journal }
    } catch {
      return false
    }
    void before.close().catch(() => undefined)
    return true
  }

  #opened(): OpenFile {
    return openGameFile(this.#dependencies, this.#id, (reason) => this.#failed(reason))
  }

  /** Appends the entries to the journal; `open`: the decisions to restore if that fails. */
  #append(entries: readonly Entry[], open: DecisionIds['open']): void {
    const lines = entries.map(entryLine).join('')
    try {
      this.#open.journal.append(lines)
    } catch (error) {
      this.#ids.returnTo(open)
      this.#refused = lines
      throw new Refused(this.#stop(error))
    }
    this.#check = this.record.match.check
  }

  #failed(reason: string): void {
    this.#stop(Object.assign(new Error(reason), { code: reason }))
  }

  #stop(error: unknown): Refusal {
    const why = this.#whyOf(error)
    this.#stopped = why
    const reason = why.numbers?.['reason'] ?? why.numbers?.['file'] ?? ''
    this.#dependencies.log(`table ${this.#id}: stopped: ${why.code} ${reason}`)
    this.#listener.stopped(why)
    return why
  }

  /**
   * Why the game stops. Repairs at once what another program did to the file, in case this process ends before
   * `resume`.
   */
  #whyOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal
    const { held } = this
    try {
      if (error instanceof JournalChanged) {
        const aside = repairGameFile(this.#dependencies, this.#id, { held, refused: this.#refused })
        // The content is still the same: nothing is lost, and `resume` opens the file again.
        if (aside === undefined) return refusal('journal-failed', { reason: 'ESTALE' })
        const why = refusal('journal-changed', { file: aside })
        this.#listener.fileProblem(why)
        return why
      }
      if (reasonOf(error) === 'ENOENT' && !this.#kept) {
        const file = this.#dependencies.store.keepContent(this.#id, held)
        this.#kept = true
        this.#dependencies.log(`table ${this.#id}: its file is gone, kept as ${file}`)
        this.#listener.fileProblem(refusal('file-gone', { file }))
      }
    } catch (second) {
      return second instanceof Refused
        ? second.refusal
        : refusal('journal-failed', { reason: reasonOf(second) })
    }
    return refusal('journal-failed', { reason: reasonOf(error) })
  }
}
