/**
 * Sends the game of a table to its members. Everything a viewer gets is made here, once for each distinct view, so this
 * is the only place where secrets can leave the host.
 */
import { shownEntry, type LogLine } from '../../../shared/engine/record'
import type { AnyRules, Refusal, Viewer } from '../../../shared/engine/rules'
import type {
  ChatLine,
  LogEntry,
  OpenDecision,
  Push,
  Snapshot,
  Standing,
  UndoState,
  Watched
} from '../../../shared/protocol/messages'
import { pushByKind, type Member } from '../people/member'

/** The members of a table, as far as the audience needs them. */
export interface TableMembers {
  readonly members: Iterable<Member>
  readonly chat: readonly ChatLine[]
  /** Those who watch. */
  readonly watchers: { readonly list: Watched }
  standing(member: Member): Standing
  /** The viewer for whom the member's view is made. */
  viewerOf(member: Member): Viewer
}

/** What comes next, public to all viewers: the open decisions, and whether the last choice may be taken back. */
export interface NextMoves {
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** One accepted choice with what comes next. */
export interface Step extends NextMoves {
  /** The number of its log entry. */
  readonly number: number
}

/** How many log entries a snapshot carries, the last turns; clients request older ones by `log`. */
const snapshotLog = 24

export class Audience {
  readonly #people: TableMembers
  readonly #rules: AnyRules

  constructor(rules: AnyRules, people: TableMembers) {
    this.#rules = rules
    this.#people = people
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

  /** The snapshot of the table for a member. */
  snapshot(
    member: Member,
    table: Snapshot['table'],
    state: unknown,
    log: readonly LogLine[],
    nextMoves: NextMoves
  ): Snapshot {
    const viewer = this.#people.viewerOf(member)
    return {
      type: 'snapshot',
      table,
      seat: member.seat,
      secrets: viewer !== 'public',
      ...this.#people.standing(member),
      ...this.#people.watchers.list,
      chat: this.#people.chat,
      view: this.#rules.view(state, viewer),
      next: log.length,
      ...nextMoves,
      log: this.page(log, log.length, snapshotLog, viewer)
    }
  }

  /** Sends everybody the choices of one command, each in its own view. */
  tell(log: readonly LogLine[], steps: readonly Step[]): void {
    this.#each((viewer) =>
      steps.map(({ number, decisions, undo }, i) => ({
        type: 'update',
        next: number + 1,
        ...(i < steps.length - 1 && { more: true as const }),
        entry: this.entry(log, number, viewer),
        decisions,
        undo
      }))
    )
  }

  /** Tells everybody that the entries from this number on were taken back. */
  rewind(undone: number, next: number, state: unknown, nextMoves: NextMoves): void {
    this.#each((viewer) => [
      { type: 'rewind', undone, next, view: this.#rules.view(state, viewer) as unknown, ...nextMoves }
    ])
  }

  /** Tells everybody that the table stopped. */
  stopped(table: string, why: Refusal): void {
    this.#each(() => [{ type: 'tableStopped', table, refusal: why }])
  }

  /** Sends everybody a snapshot. */
  refresh(make: (member: Member) => Snapshot): void {
    for (const member of this.#people.members) member.push(make(member))
  }

  /** Sends each member the pushes for its view, made once for each distinct view. */
  #each(make: (viewer: Viewer) => readonly Push[]): void {
    const { members } = this.#people
    pushByKind(
      members,
      (member) => this.#people.viewerOf(member),
      (_, viewer) => make(viewer)
    )
  }
}
