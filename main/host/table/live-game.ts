/**
 * The game of one table while it is played: its match, its open decisions, and the journal that has every entry
 * before anybody hears of it. Who may choose, and who is told, is the table's business.
 */
import { entryLine } from '../../../shared/engine/file'
import type { Entry } from '../../../shared/engine/entries'
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

/** What the table hears of its game. */
export interface GameListener {
  /** The journal could not be written. Nothing can be played until `resume`. */
  stopped(why: Refusal): void
  /** What happened to the file: journal-changed, file-gone. */
  fileProblem(note: Refusal): void
}

export class LiveGame {
  readonly #dependencies: GameFileDependencies
  readonly #id: string
  readonly #listener: GameListener
  #open: OpenFile
  #ids: DecisionIds
  /** Running check after the last entry that is in the journal. */
  #check: string
  /** Why the game has stopped. The match may be ahead of the journal then. */
  #stopped: Refusal | undefined
  /** Lines that could not be appended. */
  #refused = ''
  /** What the missing file held was kept. */
  #kept = false

  /** Opens a table's game file. Refusals: those of `openGameFile`. */
  constructor(dependencies: GameFileDependencies, id: string, listener: GameListener) {
    this.#dependencies = dependencies
    this.#id = id
    this.#listener = listener
    this.#open = this.#opened()
    const { match } = this.record
    this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
  }

  get record(): Loaded {
    return this.#open.record
  }

  /** What everybody may know of the position. */
  get nextMoves(): NextMoves {
    return nextMovesOf(this.record.match, this.#ids)
  }

  /** Seats that are asked. */
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

  /** True if the position holds something that not everybody may see. */
  get hasSecrets(): boolean {
    const { rules, state } = this.record.match
    const seen = (viewer: 'public' | 'open'): string => JSON.stringify(rules.view(state, viewer))
    return seen('public') !== seen('open')
  }

  get stopped(): boolean {
    return this.#stopped !== undefined
  }

  /** What the game file holds. */
  get held(): Uint8Array {
    return this.#open.journal.held
  }

  /**
   * Plays the answers to a decision, all or none. Refusals: table-over, not-asked, stale-decision, folder-lost,
   * folder-failed, journal-failed, journal-changed, those of `playBatch`; of a game that has stopped: why it has.
   */
  play(seat: Seat, decision: number, choices: readonly unknown[]): readonly Step[] {
    this.#requireGoing()
    if (this.over) refuse('table-over')
    const now = this.decision(seat)
    if (now === undefined) refuse('not-asked')
    if (now !== decision) refuse('stale-decision', { decision, now })

    const { header, match, log } = this.record
    const { open } = this.#ids
    // A file of the first form knows no marks: the version that wrote it would take them for damage.
    const marks = header.caravan !== 1
    const { entries, steps } = playBatch(
      match,
      this.#ids,
      seat,
      choices,
      log.length,
      marks,
      this.#dependencies.log
    )
    this.#append(entries, open)
    for (const entry of entries) log.push({ entry, undone: false })
    return steps
  }

  /**
   * Takes back the choices of the seat's latest command and answers with the number of the first. Refusals: undo-nothing, undo-chance, undo-revealed,
   * undo-other-seat, undo-simultaneous, those of the journal as above.
   */
  undo(seat: Seat): number {
    this.#requireGoing()
    const { match, log } = this.record
    const entries = match.undoCommand(seat)
    if ('refusal' in entries) throw new Refused(entries.refusal)
    const { open } = this.#ids
    this.#ids.advance(match.rules, match.state, match.length, seat)
    this.#append(entries, open)
    return Math.min(...entries.map(() => takeBackLast(log)))
  }

  /**
   * Looks whether the file is still there and holds what was written to it; if not, the game stops. `all` compares every
   * byte, which may cost milliseconds.
   */
  checkFile(all = false): void {
    if (this.#stopped) return
    const { journal } = this.#open
    try {
      if (all) journal.verify()
      else journal.check()
    } catch (error) {
      if (!(error instanceof JournalChanged && this.#foundAgain())) this.#stop(error)
    }
  }

  /** After a stop: goes back to what was accepted. False if it had not stopped. Refusals: those of `openGameFile`. */
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

  /** Brings to the disk what was played; resolves when it is there or the game has stopped. */
  sync(): Promise<void> {
    return this.#open.journal.sync()
  }

  /** Syncs and closes the journal. The game cannot be played on afterwards. */
  close(): Promise<void> {
    return this.#open.journal.close()
  }

  /** What is played after a stop would follow what nobody has heard of. */
  #requireGoing(): void {
    if (this.#stopped) throw new Refused(this.#stopped)
  }

  /** True if the file was replaced by one that holds the same: that one is open from now on. */
  #foundAgain(): boolean {
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

  /** Into the journal before anybody hears of it; `open` are the decisions to go back to if that fails. */
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

  /** Whatever another program did to the file is put right at once, as far as it can be: this process might end. */
  #whyOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal
    const { held } = this
    try {
      if (error instanceof JournalChanged) {
        const aside = repairGameFile(this.#dependencies, this.#id, { held, refused: this.#refused })
        // The same content in another file is not a loss: it is opened at the next try.
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
