/**
 * The game of one table while it is played: its match, its open decisions, and the journal that has every entry
 * before anybody hears of it. Who may choose, and who is told, is the table's business.
 */
import { entryLine } from '../../shared/engine/file'
import type { Entry } from '../../shared/engine/match'
import { takeBackLast } from '../../shared/engine/record'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { Moment, Step } from './audience'
import { momentOf, playBatch } from './batch'
import { DecisionIds } from './decisions'
import { openGameFile, type Means, type OpenFile } from './gamefile'
import type { Loaded } from './record'
import { reasonOf, refusal, refuse, Refused } from './refused'

/** What the table hears of its game. */
export interface GameHeard {
  /** The journal could not be written. Nothing can be played until `goOn`. */
  stopped(why: Refusal): void
  /** The file was opened, and its tail is lost. */
  damaged(lost: NonNullable<Loaded['damage']>): void
}

export class LiveGame {
  readonly #means: Means
  readonly #id: string
  readonly #heard: GameHeard
  #open: OpenFile
  #ids: DecisionIds
  /** Running check after the last entry that is in the journal. */
  #check: string
  /** Why the game stands still. The match may be ahead of the journal then. */
  #stopped: Refusal | undefined

  /** Opens a table's game file. Refusals: those of `openGameFile`. */
  constructor(means: Means, id: string, heard: GameHeard) {
    this.#means = means
    this.#id = id
    this.#heard = heard
    this.#open = this.#opened()
    const { match } = this.record
    this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
  }

  get record(): Loaded {
    return this.#open.record
  }

  /** What everybody may know of the position. */
  get moment(): Moment {
    return momentOf(this.record.match, this.#ids)
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

  /** Bytes in the game file. */
  get size(): number {
    return this.#open.journal.size
  }

  /**
   * Plays the answers to a decision, all or none. Refusals: table-over, not-asked, stale-decision, journal-failed, those
   * of `playBatch`.
   */
  play(seat: Seat, decision: number, choices: readonly unknown[]): readonly Step[] {
    if (this.over) refuse('table-over')
    const now = this.decision(seat)
    if (now === undefined) refuse('not-asked')
    if (now !== decision) refuse('stale-decision', { decision, now })

    const { match, log } = this.record
    const { open } = this.#ids
    const { entries, steps } = playBatch(match, this.#ids, seat, choices, log.length, this.#means.log)
    this.#append(entries, open)
    for (const entry of entries) log.push({ entry, undone: false })
    return steps
  }

  /**
   * Takes back the seat's latest choice and answers with its number. Refusals: journal-failed, undo-nothing, undo-chance,
   * undo-revealed, undo-other-seat, undo-simultaneous.
   */
  undo(seat: Seat): number {
    const { match, log } = this.record
    const entry = match.undo(seat)
    if ('refusal' in entry) throw new Refused(entry.refusal)
    const { open } = this.#ids
    this.#ids.advance(match.rules, match.state, match.length, seat)
    this.#append([entry], open)
    return takeBackLast(log)
  }

  /** After a stop: goes back to what the file holds. False if it had not stopped. Refusals: those of `openGameFile`. */
  goOn(): boolean {
    if (!this.#stopped) return false
    void this.#open.journal.close().catch(() => undefined)
    this.#open = this.#opened()
    const { match } = this.record
    if (match.check !== this.#check) this.#ids = new DecisionIds(match.rules, match.state, match.length)
    this.#check = match.check
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

  #opened(): OpenFile {
    const open = openGameFile(this.#means, this.#id, (reason) => this.#stop(reason))
    if (open.record.damage) this.#heard.damaged(open.record.damage)
    return open
  }

  /** Into the journal before anybody hears of it; `open` are the decisions to go back to if that fails. */
  #append(entries: readonly Entry[], open: DecisionIds['open']): void {
    try {
      this.#open.journal.append(entries.map(entryLine).join(''))
    } catch (error) {
      this.#ids.returnTo(open)
      throw new Refused(this.#stop(reasonOf(error)))
    }
    this.#check = this.record.match.check
  }

  #stop(reason: string): Refusal {
    const why = refusal('journal-failed', { reason })
    this.#stopped = why
    this.#means.log(`table ${this.#id}: stopped, its journal failed: ${reason}`)
    this.#heard.stopped(why)
    return why
  }
}
