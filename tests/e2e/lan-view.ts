/**
 * What a client knows of its table from the frames of its host, updated with the shared rules as docs/protocol.md says.
 * Fed with the frames of a page's sockets it says what that page must show.
 */
import type { Page } from '@playwright/test'
import { copyOf } from '../../shared/engine/visibility'
import type { Seat, Viewer } from '../../shared/engine/rules'
import { games, type Game } from '../../shared/games/index'
import type { LogEntry, Push, Reply, Snapshot } from '../../shared/protocol/messages'

/** A frame from a host. */
export type Frame = { readonly re: number; readonly reply: Reply } | { readonly push: Push }

export class TableView {
  #table: Snapshot | undefined
  /** How many updates were applied, and how many snapshots replaced everything. */
  readonly heard = { updates: 0, snapshots: 0, rewinds: 0 }

  /** Processes one frame. */
  hear(frame: Frame): void {
    if ('push' in frame) this.#pushed(frame.push)
    else if (frame.reply.ok && 'type' in frame.reply.value && frame.reply.value.type === 'snapshot')
      this.#replace(frame.reply.value)
  }

  /** Processes all frames that a page receives, from its next socket on. */
  static of(page: Page): TableView {
    const view = new TableView()
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => view.hear(JSON.parse(String(payload)) as Frame))
    )
    return view
  }

  /** The table as it is known; throws before the first snapshot. */
  get table(): Snapshot {
    if (!this.#table) throw new Error('no snapshot so far')
    return this.#table
  }
  get game(): Game {
    const found = games.find(({ rules }) => rules.id === this.table.table.game)
    if (!found) throw new Error(`an unknown game: ${this.table.table.game}`)
    return found
  }
  /** The viewer that the view is for. */
  get viewer(): Viewer {
    const { seat, secrets } = this.table
    return seat !== null && secrets ? seat : 'public'
  }
  /** How many choices were made at the table, as far as this client knows. */
  get choices(): number {
    return this.#table?.next ?? 0
  }
  get round(): number {
    return this.#table ? (this.game.round?.(this.#table.view) ?? 0) : 0
  }
  get over(): boolean {
    return this.#table !== undefined && this.game.rules.outcome(this.#table.view) !== undefined
  }
  /** True if a seat of this client has a decision to make. */
  get asked(): boolean {
    return this.#table?.decisions.some(({ seat }) => this.table.own.includes(seat)) ?? false
  }
  /** Whether this client sees the player of a seat as connected. */
  present(seat: Seat): boolean {
    return this.#table?.table.seats[seat]?.present ?? false
  }

  /** The state of this client in one line, to find out why a table is stuck. */
  get story(): string {
    if (!this.#table) return 'no snapshot so far'
    const { own, next, decisions, seat } = this.table
    const asked = decisions.map((one) => `${one.seat} ${one.task}`).join(', ')
    return `seats ${own.join()}, at ${seat}, choice ${next}, round ${this.round}, asked: ${asked}`
  }

  #pushed(push: Push): void {
    if (push.type === 'snapshot') return this.#replace(push)
    const now = this.#table
    if (!now) return
    if (push.type === 'table') this.#table = { ...now, table: push.table, own: push.own }
    else if (push.type === 'rewind') {
      const { undone, next, view, decisions, undo } = push
      const log = now.log.map((one): LogEntry => (one.number >= undone ? { ...one, undone: true } : one))
      this.#table = { ...now, next, view, decisions, undo, log }
      this.heard.rewinds++
    } else if (push.type === 'update' && push.entry.number === now.next) {
      const { entry, next, decisions, undo } = push
      const view = copyOf(now.view)
      for (const event of entry.events) this.game.rules.evolve(view, event)
      this.#table = { ...now, next, view, decisions, undo, log: [...now.log, entry] }
      this.heard.updates++
    }
  }

  #replace(snapshot: Snapshot): void {
    this.#table = snapshot
    this.heard.snapshots++
  }
}
