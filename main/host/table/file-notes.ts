// Notes in the table file about the game file: damage, changes by other programs, and its state when it was last
// closed.

import type { Refusal } from '../../../shared/engine/rules'
import type { TableInfo } from '../../../shared/protocol/messages'
import type { TableDependencies } from './dependencies'
import type { LiveGame } from './live-game'
import { changedSince, summaryOf } from './summary'
import type { TableNotes } from '../folder/table-notes'
import { closedAt, type TableFile } from '../folder/tablefile'

export class FileNotes {
  readonly #dependencies: Pick<TableDependencies, 'store' | 'log' | 'games'>
  readonly #id: string
  readonly #notes: TableNotes
  readonly #live: LiveGame

  constructor(
    dependencies: Pick<TableDependencies, 'store' | 'log' | 'games'>,
    id: string,
    notes: TableNotes,
    live: LiveGame
  ) {
    this.#dependencies = dependencies
    this.#id = id
    this.#notes = notes
    this.#live = live
  }

  /** The game file was just opened: notes once what has happened to it while it was closed. */
  opened(): void {
    const changed = changedSince(this.#live.held, this.#notes.now)
    if (!this.#notes.found(this.#live.record.damage, changed)) return
    this.#notes.note({ journal: this.#closedNow() })
    this.#writeSoon()
  }

  /** Notes something about the game file that people must be told. */
  tell(note: Refusal): void {
    this.#notes.tell(note)
    this.#writeSoon()
  }

  /**
   * Notes the summary that saves the next start reading the game, and the file's present state, unless the game has
   * stopped.
   */
  noteSummary(info: TableInfo): void {
    const { held, stopped, over } = this.#live
    const game = this.#dependencies.games.find(({ rules }) => rules.id === info.game)
    if (stopped || !game) return
    this.#notes.note({ summary: summaryOf(info, held.length, over, game.rules), journal: this.#closedNow() })
  }

  #closedNow(): TableFile['journal'] {
    return closedAt(this.#live.held, this.#dependencies.store.stat(this.#id).changed)
  }

  #writeSoon(): void {
    this.#notes.writeSoon(() =>
      this.#dependencies.log(`table ${this.#id}: its table file could not be written`)
    )
  }
}
