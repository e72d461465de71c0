/**
 * A match: one game being played, with its record and its undo.
 *
 * Undo never recomputes the past and never un-draws: a trailing position (`#base`) stands at the last point
 * nobody may go back past and is moved on by events alone; going back is a copy of it plus the events kept.
 */
import { Chance, scripted, type Source } from './chance'
import { nextCheck } from './check'
import type { AnyRules, Config, Refusal, Seat } from './rules'
import { copyOf } from './visibility'

/** One accepted choice: who chose what, what chance drew, what happened, and the running check. */
export interface ChoiceEntry {
  readonly seat: Seat
  readonly choice: unknown
  readonly draws: readonly number[]
  readonly events: readonly { readonly type: string }[]
  readonly check: string
}

/** The latest choice that still counts was taken back. */
export interface UndoEntry {
  readonly undo: Seat
  readonly check: string
}

/** A line of the record. Undone choices stay in it. */
export type Entry = ChoiceEntry | UndoEntry

/** Tells the two kinds of entries apart. */
export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry

/** Why nothing can be taken back now. */
export type UndoBarrier = 'nothing' | 'chance' | 'revealed' | 'other-seat' | 'simultaneous'

interface Kept {
  readonly seat: Seat
  readonly events: readonly { readonly type: string }[]
}

/** A remembered position of a match, see `Match.mark`. */
export interface Mark {
  readonly base: unknown
  readonly kept: readonly Kept[]
  readonly barrier: UndoBarrier
  readonly length: number
  readonly check: string
}

/** Thrown when a record does not fit its rules: another version, an edit, damage. */
export class RecordError extends Error {
  /** Index of the entry that does not fit; -1 for the set-up. */
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.name = 'RecordError'
    this.at = at
  }
}

/** A game being played. `State` is only read outside; it changes through `choose` and `undo`. */
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
  #base: unknown
  #kept: Kept[] = []
  #barrier: UndoBarrier = 'nothing'

  private constructor(rules: AnyRules, config: Config, setup: Chance, playing: Chance) {
    this.rules = rules
    this.config = config
    this.state = rules.setup(config, setup)
    this.setupDraws = setup.take()
    this.#chance = playing
    this.#base = copyOf(this.state)
    this.check = nextCheck('', [rules.id, rules.version, rules.content, config, this.setupDraws])
  }

  /** A new match. The config must have passed `checkConfig`. */
  static start(rules: AnyRules, config: Config, source: Source): Match {
    const chance = new Chance(source)
    return new Match(rules, config, chance, chance)
  }

  /**
   * A match from its record. Evolves by the recorded events; with `verify` every choice is played again
   * and must give the same events. Throws RecordError where the record does not fit.
   */
  static restore(
    rules: AnyRules,
    config: Config,
    setupDraws: readonly number[],
    entries: readonly Entry[],
    source: Source,
    verify = false
  ): Match {
    let match: Match
    try {
      match = new Match(rules, config, new Chance(scripted(setupDraws)), new Chance(source))
    } catch (error) {
      throw new RecordError(-1, String(error))
    }
    entries.forEach((entry, at) => match.#again(entry, at, verify))
    return match
  }

  /** Plays a choice. A refusal changes nothing; a fault inside the rules restores the position and is thrown on. */
  choose(seat: Seat, choice: unknown): ChoiceEntry | { readonly refusal: Refusal } {
    const simultaneous = this.#asked(seat)
    if (simultaneous === undefined) return { refusal: { code: 'not-asked' } }
    let played
    try {
      played = this.rules.play(this.state, seat, choice, this.#chance)
    } catch (error) {
      this.#chance.take()
      this.state = this.#rebuilt(this.#kept.length)
      throw error
    }
    const draws = this.#chance.take()
    if ('refusal' in played) return played
    const entry: ChoiceEntry = {
      seat,
      choice,
      draws,
      events: played.events,
      check: nextCheck(this.check, [seat, choice, draws, played.events])
    }
    this.#accept(entry, simultaneous)
    return entry
  }

  /** Undefined if this seat may take back its latest choice; else what stands in the way. */
  barrier(seat: Seat): UndoBarrier | undefined {
    const last = this.#kept[this.#kept.length - 1]
    if (!last) return this.#barrier
    return last.seat === seat ? undefined : 'other-seat'
  }

  /** The seat whose latest choice could be taken back now. */
  get undoable(): Seat | undefined {
    return this.#kept[this.#kept.length - 1]?.seat
  }

  /** Takes back the latest choice, which must be this seat's own. */
  undo(seat: Seat): UndoEntry | { readonly refusal: Refusal } {
    const barrier = this.barrier(seat)
    if (barrier) return { refusal: { code: `undo-${barrier}` } }
    const entry: UndoEntry = { undo: seat, check: nextCheck(this.check, ['undo', seat]) }
    this.#takeBack(entry)
    return entry
  }

  /** Remembers this position, so that several choices can be accepted or refused whole. */
  mark(): Mark {
    const { length, check } = this
    return { base: copyOf(this.#base), kept: [...this.#kept], barrier: this.#barrier, length, check }
  }

  /** Goes back to a mark, as if nothing had happened since. Each mark serves once. */
  returnTo(mark: Mark): void {
    this.#base = mark.base
    this.#kept = [...mark.kept]
    this.#barrier = mark.barrier
    this.length = mark.length
    this.check = mark.check
    this.state = this.#rebuilt(this.#kept.length)
  }

  #asked(seat: Seat): boolean | undefined {
    for (const decision of this.rules.decisions(this.state, 'public'))
      if (decision.seat === seat) return decision.simultaneous
    return undefined
  }

  #rebuilt(count: number): unknown {
    const state = copyOf(this.#base)
    for (let i = 0; i < count; i++)
      for (const event of this.#kept[i]?.events ?? []) this.rules.evolve(state, event)
    return state
  }

  #takeBack(entry: UndoEntry): void {
    this.state = this.#rebuilt(this.#kept.length - 1)
    this.#kept.pop()
    this.check = entry.check
    this.length++
  }

  /** Books an entry whose events `state` already holds, and moves the trailing position where no way leads back. */
  #accept(entry: ChoiceEntry, simultaneous: boolean): void {
    this.check = entry.check
    this.length++
    const last = this.#kept[this.#kept.length - 1]
    if (last && last.seat !== entry.seat) this.#settle('other-seat')
    this.#kept.push({ seat: entry.seat, events: entry.events })
    if (simultaneous) this.#settle('simultaneous')
    else if (entry.draws.length > 0) this.#settle('chance')
    else if (entry.events.some((event) => this.rules.reveals(event))) this.#settle('revealed')
  }

  #settle(barrier: UndoBarrier): void {
    for (const kept of this.#kept) for (const event of kept.events) this.rules.evolve(this.#base, event)
    this.#kept = []
    this.#barrier = barrier
  }

  #again(entry: Entry, at: number, verify: boolean): void {
    if (isUndo(entry)) {
      if (verify && entry.check !== nextCheck(this.check, ['undo', entry.undo]))
        throw new RecordError(at, 'the running check differs')
      if (this.barrier(entry.undo)) throw new RecordError(at, 'this undo is not possible')
      this.#takeBack(entry)
      return
    }
    const simultaneous = this.#asked(entry.seat)
    if (simultaneous === undefined) throw new RecordError(at, `seat ${entry.seat} is not asked`)
    try {
      if (verify) this.#verified(entry)
      else for (const event of entry.events) this.rules.evolve(this.state, event)
    } catch (error) {
      throw new RecordError(at, error instanceof Error ? error.message : String(error))
    }
    this.#accept(entry, simultaneous)
  }

  #verified(entry: ChoiceEntry): void {
    const chance = new Chance(scripted(entry.draws))
    const played = this.rules.play(this.state, entry.seat, entry.choice, chance)
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code}`)
    if (chance.take().length !== entry.draws.length) throw new Error('the recorded chance was not used up')
    if (JSON.stringify(played.events) !== JSON.stringify(entry.events)) throw new Error('the events differ')
    const check = nextCheck(this.check, [entry.seat, entry.choice, entry.draws, entry.events])
    if (check !== entry.check) throw new Error('the running check differs')
  }
}
