/**
 * Who looks at a table, and as whom. Everything a viewer gets is made here, once for each distinct view: secrets
 * leave here or not at all.
 */
import { shownEntry, type LogLine } from '../../shared/engine/record'
import type { AnyRules, Refusal, Viewer } from '../../shared/engine/rules'
import type {
  ChatLine,
  LogEntry,
  OpenDecision,
  Push,
  Snapshot,
  Standing,
  UndoState
} from '../../shared/protocol/messages'
import { tellAlike, type Member } from './member'

/** Who is at a table, as far as telling them goes. */
export interface Crowd {
  readonly members: Iterable<Member>
  readonly chat: readonly ChatLine[]
  standing(member: Member): Standing
  /** Whose view a member gets. */
  viewerOf(member: Member): Viewer
}

/** What all viewers may know of the moment after an entry. */
export interface Moment {
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** One accepted choice with the moment after it. */
export interface Step extends Moment {
  readonly number: number
}

/** How many log entries a snapshot carries: the last turns, so that a snapshot stays small. Older ones are asked for. */
const snapshotLog = 24

export class Audience {
  readonly #crowd: Crowd
  readonly #rules: AnyRules

  constructor(rules: AnyRules, crowd: Crowd) {
    this.#rules = rules
    this.#crowd = crowd
  }

  /** One log entry as the viewer may see it. */
  entry(log: readonly LogLine[], number: number, viewer: Viewer): LogEntry {
    const line = log[number]
    if (!line) throw new RangeError(`no log entry ${number}`)
    return shownEntry(this.#rules, line, number, viewer)
  }

  /** At most `count` entries with numbers below `before`, newest last. */
  page(log: readonly LogLine[], before: number, count: number, viewer: Viewer): LogEntry[] {
    const end = Math.min(before, log.length)
    const first = Math.max(0, end - count)
    return Array.from({ length: end - first }, (_, i) => this.entry(log, first + i, viewer))
  }

  /** All that a member shows of the table. */
  snapshot(
    member: Member,
    table: Snapshot['table'],
    state: unknown,
    log: readonly LogLine[],
    moment: Moment
  ): Snapshot {
    const viewer = this.#crowd.viewerOf(member)
    return {
      type: 'snapshot',
      table,
      seat: member.seat,
      secrets: viewer !== 'public',
      ...this.#crowd.standing(member),
      chat: this.#crowd.chat,
      view: this.#rules.view(state, viewer),
      next: log.length,
      ...moment,
      log: this.page(log, log.length, snapshotLog, viewer)
    }
  }

  /** Tells everybody what was accepted, each in its own view. */
  tell(log: readonly LogLine[], steps: readonly Step[]): void {
    this.#each((viewer) =>
      steps.map(({ number, decisions, undo }) => ({
        type: 'update',
        next: number + 1,
        entry: this.entry(log, number, viewer),
        decisions,
        undo
      }))
    )
  }

  /** Tells everybody that an entry was taken back. */
  rewind(undone: number, next: number, state: unknown, moment: Moment): void {
    this.#each((viewer) => [
      { type: 'rewind', undone, next, view: this.#rules.view(state, viewer) as unknown, ...moment }
    ])
  }

  /** Tells everybody that the table stopped. */
  stopped(table: string, why: Refusal): void {
    this.#each(() => [{ type: 'tableStopped', table, refusal: why }])
  }

  /** Gives everybody a snapshot. */
  refresh(make: (member: Member) => Snapshot): void {
    for (const member of this.#crowd.members) member.push(make(member))
  }

  /** Tells each member what `make` made for its view; made once for each distinct view. */
  #each(make: (viewer: Viewer) => readonly Push[]): void {
    const { members } = this.#crowd
    tellAlike(
      members,
      (member) => this.#crowd.viewerOf(member),
      (_, viewer) => make(viewer)
    )
  }
}
