/**
 * A match: one game being played, with its record and its undo.
 *
 * Undo never replays choices and never takes chance back: see `Trail`.
 */
import { Chance, scripted, type Source } from './chance'
import { hashOf } from './check'
import {
  checkAfter,
  isUndo,
  RecordError,
  type ChoiceEntry,
  type Entry,
  type Origin,
  type UndoEntry
} from './entries'
import type { AnyRules, Config, Refusal, Seat } from './rules'
import { Trail, type TrailMark, type UndoBarrier } from './trail'

export type { UndoBarrier } from './trail'

/** A saved position of a match, see `Match.mark`. */
export interface Mark {
  readonly trail: TrailMark
  readonly length: number
  readonly check: string
}

/** A game being played. Callers only read `state`; it changes through `choose`, `undo` and `returnTo`. */
export class Match {
  readonly rules: AnyRules
  readonly config: Config
  /** What chance drew for the set-up. */
  readonly setupDraws: readonly number[]
  /** The position now. Read only. */
  state: unknown
  /** Entries so far, undone ones included. */
  length = 0
  /** Running check after the last entry. */
  check: string

  readonly #chance: Chance
  /** How many entries lead to the position that play begins from. */
  readonly #begins: number
  /** Whether its record may hold what everybody agreed to take back. */
  readonly mayAgree: boolean
  readonly #trail: Trail

  private constructor(
    rules: AnyRules,
    config: Config,
    setup: Chance,
    playing: Chance,
    check: string,
    { begins = 0, agreedUndo = false }: Pick<Origin, 'begins' | 'agreedUndo'>
  ) {
    this.rules = rules
    this.config = config
    this.state = rules.setup(config, setup)
    this.setupDraws = setup.take()
    this.#chance = playing
    this.#trail = new Trail(rules, this.state)
    this.check = check
    this.#begins = begins
    this.mayAgree = agreedUndo
  }

  /** A new match without a file; `dealMatch` makes one with a file header. The config must have passed `checkConfig`. */
  static start(rules: AnyRules, config: Config, source: Source): Match {
    const chance = new Chance(source)
    return new Match(rules, config, chance, chance, '', { agreedUndo: true })
  }

  /**
   * Restores a match from its record by applying the recorded events; with `verify` every choice is also played again
   * and must give the same events. Throws RecordError if the record does not fit the rules. `source` provides the
   * chance of everything played afterwards.
   */
  static restore(
    rules: AnyRules,
    config: Config,
    origin: Origin,
    entries: readonly Entry[],
    source: Source,
    verify = false
  ): Match {
    const { draws, check, first } = origin
    let match: Match
    try {
      match = new Match(rules, config, new Chance(scripted(draws)), new Chance(source), check, origin)
    } catch (error) {
      throw new RecordError(-1, String(error))
    }
    if (verify && first !== undefined && hashOf(match.state) !== hashOf(first))
      throw new RecordError(-1, 'the first position differs')
    match.follow(entries, verify)
    return match
  }

  /** Applies the next entries of its record, as `restore` does. Throws RecordError at the first that does not fit. */
  follow(entries: readonly Entry[], verify = false): void {
    for (const entry of entries) this.#restoreEntry(entry, this.length, verify)
  }

  /**
   * Plays a choice; `joined` if it came in one command with the one before. A refusal changes nothing; if the rules
   * throw, the position is restored and the error rethrown.
   */
  choose(seat: Seat, choice: unknown, joined = false): ChoiceEntry | { readonly refusal: Refusal } {
    const simultaneous = this.#isSimultaneous(seat)
    if (simultaneous === undefined) return { refusal: { code: 'not-asked' } }
    let played
    try {
      played = this.rules.play(this.state, seat, choice, this.#chance)
    } catch (error) {
      this.#chance.take()
      this.state = this.#trail.position()
      throw error
    }
    const draws = this.#chance.take()
    if ('refusal' in played) return played
    const unchecked = { seat, choice, draws, events: played.events, ...(joined && { joined: true as const }) }
    const entry: ChoiceEntry = { ...unchecked, check: checkAfter(this.check, unchecked) }
    this.#accept(entry, simultaneous)
    return entry
  }

  /** Why this seat cannot undo the latest choice; undefined if it can. */
  barrier(seat: Seat): UndoBarrier | undefined {
    return this.#trail.barrier(seat)
  }

  /** The seat that could undo its latest choice now. */
  get undoable(): Seat | undefined {
    return this.#trail.undoable
  }

  /** How many choices of the latest command can be undone; one press of undo takes back them all. */
  get undoableChoices(): number {
    return this.#trail.undoableChoices
  }

  /** Undoes the latest choice, which must be this seat's own; `joined` as in `choose`. */
  undo(seat: Seat, joined = false): UndoEntry | { readonly refusal: Refusal } {
    const barrier = this.barrier(seat)
    if (barrier) return { refusal: { code: `undo-${barrier}` } }
    const unchecked = { undo: seat, ...(joined && { joined: true as const }) }
    const entry: UndoEntry = { ...unchecked, check: checkAfter(this.check, unchecked) }
    this.#goBack(1)
    this.#count(entry)
    return entry
  }

  /** Undoes all choices of the seat's latest command, the last one first; the entries after the first are joined. */
  undoCommand(seat: Seat): readonly UndoEntry[] | { readonly refusal: Refusal } {
    const taken: UndoEntry[] = []
    for (let left = Math.max(1, this.undoableChoices); left > 0; left--) {
      const entry = this.undo(seat, taken.length > 0)
      if ('refusal' in entry) return entry
      taken.push(entry)
    }
    return taken
  }

  /** The choices that a seat alone among computers takes back with theirs since; 0 if `undoCommand` serves, or none may. */
  aloneChoices(seat: Seat): number {
    return this.mayAgree && this.undoable !== seat ? this.#trail.since(seat) : 0
  }

  /** How many choices count that everybody together may take back. */
  get counted(): number {
    return this.#trail.length
  }

  /**
   * Takes back the latest `count` choices that count, whoever made them and whatever they drew or revealed: everybody at
   * the table agrees to what this seat asked for. All entries are joined, also the first, which distinguishes them in a
   * record from what a player alone may undo. Refusal: undo-nothing (fewer choices count, or the record may not hold
   * agreements).
   */
  takeBack(seat: Seat, count: number): readonly UndoEntry[] | { readonly refusal: Refusal } {
    if (!this.mayAgree || count < 1 || count > this.counted) return { refusal: { code: 'undo-nothing' } }
    const taken: UndoEntry[] = []
    for (let left = count; left > 0; left--) {
      const unchecked = { undo: seat, joined: true as const }
      const entry = { ...unchecked, check: checkAfter(this.check, unchecked) }
      this.#count(entry)
      taken.push(entry)
    }
    this.#goBack(count)
    return taken
  }

  /** Saves this position, so that a batch of choices can be accepted or refused as a whole. */
  mark(): Mark {
    const { length, check } = this
    return { trail: this.#trail.mark(), length, check }
  }

  /** Returns to a mark, as if nothing had happened since. Each mark can be used once only. */
  returnTo(mark: Mark): void {
    this.#trail.returnTo(mark.trail)
    this.length = mark.length
    this.check = mark.check
    this.state = this.#trail.position()
  }

  /** Whether this seat decides at the same time as others; undefined if it is not asked. */
  #isSimultaneous(seat: Seat): boolean | undefined {
    for (const decision of this.rules.decisions(this.state, 'public'))
      if (decision.seat === seat) return decision.simultaneous
    return undefined
  }

  /** Goes back by the latest `count` choices that count. */
  #goBack(count: number): void {
    this.#trail.remove(count)
    this.state = this.#trail.position()
  }

  /** Books an entry whose events `state` already contains. */
  #accept(entry: ChoiceEntry, simultaneous: boolean): void {
    const { seat, joined = false, events } = entry
    const final = simultaneous
      ? 'simultaneous'
      : entry.draws.length > 0
        ? 'chance'
        : events.some((event) => this.rules.reveals(event))
          ? 'revealed'
          : undefined
    this.#trail.add({ seat, joined, events, final })
    this.#count(entry)
  }

  /** Counts an entry; where play begins, nothing before it can be undone. */
  #count({ check }: Entry): void {
    this.check = check
    this.length++
    if (this.length === this.#begins) this.#trail.close()
  }

  /** Applies a recorded entry; throws RecordError if it does not fit. */
  #restoreEntry(entry: Entry, at: number, verify: boolean): void {
    if (isUndo(entry)) {
      if (verify && entry.check !== checkAfter(this.check, entry))
        throw new RecordError(at, 'the running check differs')
      if (this.mayAgree && entry.joined ? this.counted === 0 : this.barrier(entry.undo))
        throw new RecordError(at, 'this undo is not possible')
      this.#goBack(1)
      this.#count(entry)
      return
    }
    const simultaneous = this.#isSimultaneous(entry.seat)
    if (simultaneous === undefined) throw new RecordError(at, `seat ${entry.seat} is not asked`)
    try {
      if (verify) this.#verify(entry)
      else for (const event of entry.events) this.rules.evolve(this.state, event)
    } catch (error) {
      throw new RecordError(at, error instanceof Error ? error.message : String(error))
    }
    this.#accept(entry, simultaneous)
  }

  /** Plays a recorded choice again; throws if anything differs from the record. */
  #verify(entry: ChoiceEntry): void {
    const chance = new Chance(scripted(entry.draws))
    const choice: unknown = this.rules.parseChoice(entry.choice)
    if (choice === undefined) throw new Error('the choice is not well formed')
    const played = this.rules.play(this.state, entry.seat, choice, chance)
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
    if (chance.take().length !== entry.draws.length) throw new Error('the recorded chance was not used up')
    if (JSON.stringify(played.events) !== JSON.stringify(entry.events)) throw new Error('the events differ')
    if (checkAfter(this.check, entry) !== entry.check) throw new Error('the running check differs')
  }
}
