// The tables of the save folder: the list, and everything that makes, takes away or carries a whole table.

import { Match } from '../../shared/engine/match'
import { fileVersion, headerLine, type FileHeader } from '../../shared/engine/file'
import { checkConfig, optionValue, type Config } from '../../shared/engine/rules'
import { gameOver, type Game, type GameOver } from '../../shared/games/index'
import type { Answers, TableInfo } from '../../shared/protocol/messages'
import type { Means } from './gamefile'
import { exportName, newTableId } from './names'
import { readRecord } from './record'
import { refuse, Refused } from './refused'
import { listed } from './summary'
import { Table } from './table'

/** What a new table is made of. */
export interface NewTable {
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: FileHeader['seats']
  /** A content pack to play over, not yet checked. */
  readonly pack?: unknown
}

export class Tables {
  readonly #means: Means
  readonly #changed: (what: 'list' | 'progress') => void
  readonly #open = new Map<string, Table>()
  /** Tables that are not open, as the list shows them. */
  readonly #resting = new Map<string, TableInfo>()

  /** `changed` hears when the list has other tables or states (list), or when a game went on (progress). */
  constructor(means: Means, changed: (what: 'list' | 'progress') => void) {
    this.#means = means
    this.#changed = changed
  }

  /** All tables, latest first. Files that came into the folder meanwhile are found. */
  list(): TableInfo[] {
    const ids = new Set([...this.#means.store.ids(), ...this.#open.keys()])
    for (const id of this.#resting.keys()) if (!ids.has(id)) this.#resting.delete(id)
    return [...ids].map((id) => this.#info(id)).sort((a, b) => b.updated - a.updated)
  }

  /** The open table; opens it first if need be. Refusals: unknown-table, those of `Table`. */
  open(id: string): Table {
    const open = this.#open.get(id)
    if (open) return open
    if (!this.#means.store.ids().includes(id)) refuse('unknown-table', { table: id })
    const table = new Table(this.#means, id, this.#changed)
    this.#open.set(id, table)
    this.#resting.delete(id)
    return table
  }

  /**
   * Deals a new game and answers with its id. Refusals: unknown-game, pack-refused, name-twice, colour-twice, those of
   * `checkConfig` (players, unknown-option, option-value, option-players), folder-failed.
   */
  async create({ game: name, options, seats, pack: given }: NewTable): Promise<string> {
    const { game, pack } = this.#game(name, given)
    requireDistinct(seats)
    const wished: Config = { players: seats.length, options }
    const wrong = checkConfig(game.rules, wished)
    if (wrong) throw new Refused(wrong)
    const all = game.rules.options.map(({ id }) => [id, optionValue(game.rules, wished, id)])
    const config: Config = { players: seats.length, options: Object.fromEntries(all) as Config['options'] }
    const match = Match.start(game.rules, config, this.#means.source())
    const header: FileHeader = {
      caravan: fileVersion,
      game: game.rules.id,
      rules: game.rules.version,
      content: game.rules.content,
      options: { ...config.options },
      seats: seats.map(({ name, colour }) => ({ name, colour })),
      draws: [...match.setupDraws],
      ...(pack && { pack: pack.json })
    }
    return this.#add(game, headerLine(header))
  }

  /** A new table like this one; what the lot decides is drawn anew. Refusals: those of `create` and `open`. */
  async rematch(id: string): Promise<string> {
    const { header, game } = this.open(id)
    const seatOptions = game.rules.options.filter(({ kind }) => kind === 'seat').map(({ id }) => id)
    const options = { ...header.options, ...Object.fromEntries(seatOptions.map((id) => [id, 'drawn'])) }
    return this.create({ game: header.game, options, seats: header.seats, pack: header.pack })
  }

  /** The game file as it is. Refusals: those of `open`. */
  async export(id: string): Promise<Answers['exportTable']> {
    const table = this.open(id)
    const text = Buffer.from(this.#means.store.read(id)).toString('utf8')
    return { name: exportName(table.header, table.info().created), text, secrets: table.hasSecrets() }
  }

  /**
   * A new table from a game file's text; every choice is played again and checked. A damaged tail costs the tail.
   * Refusals: those of `readRecord`, folder-failed.
   */
  async import(text: string): Promise<string> {
    const bytes = Buffer.from(text.replace(/^\uFEFF/, ''))
    const record = readRecord(bytes, this.#means.games, () => 0, 'play-if-running')
    if (!record.ok) throw new Refused(record.refusal)
    return this.#add(record.game, bytes.subarray(0, record.whole), record.damage)
  }

  /** Refusals: unknown-table, folder-failed, those of `Table`. */
  async abandon(id: string): Promise<void> {
    await this.open(id).abandon()
    this.#changed('list')
  }

  /** Deletes a table for good, damaged or not. Refusals: unknown-table, folder-failed. */
  async delete(id: string): Promise<void> {
    const table = this.#open.get(id)
    if (!table && !this.#means.store.ids().includes(id)) refuse('unknown-table', { table: id })
    this.#open.delete(id)
    this.#resting.delete(id)
    await table?.close()
    await this.#means.store.remove(id)
    table?.audience.gone(id)
    this.#changed('list')
  }

  /** Brings all open tables to disk and closes them; their table files too, if the folder is still ours. */
  async close(ours: boolean): Promise<void> {
    for (const table of this.#open.values()) {
      if (ours)
        await table
          .rest()
          .catch(() => this.#means.log(`table ${table.id}: its table file could not be written`))
      await table.close()
    }
    this.#open.clear()
  }

  #game(name: string, pack: unknown): Extract<GameOver, { readonly game: Game }> {
    const over = gameOver(this.#means.games, name, pack)
    if ('unknown' in over) return refuse('unknown-game', { game: name })
    if ('fault' in over) return refuse('pack-refused', { path: over.fault.path, code: over.fault.code })
    return over
  }

  #info(id: string): TableInfo {
    const open = this.#open.get(id)
    if (open) return open.info()
    const info = this.#resting.get(id) ?? listed(this.#means, id)
    this.#resting.set(id, info)
    return info
  }

  async #add(
    game: Game,
    content: string | Uint8Array,
    lost?: { readonly line: number; readonly lost: number }
  ): Promise<string> {
    const now = this.#means.now()
    const taken = this.#means.store.ids()
    let id = newTableId(game.rules.id, now)
    while (taken.includes(id)) id = newTableId(game.rules.id, now)
    await this.#means.store.create(id, content, { created: now, abandoned: false, ...(lost && { lost }) })
    this.#changed('list')
    return id
  }
}

function requireDistinct(seats: NewTable['seats']): void {
  const twice = (values: readonly string[]): string | undefined =>
    values.find((value, i) => values.indexOf(value) !== i)
  const name = twice(seats.map((seat) => seat.name.toLocaleLowerCase('en')))
  if (name !== undefined) refuse('name-twice', { name })
  const colour = twice(seats.map((seat) => seat.colour))
  if (colour !== undefined) refuse('colour-twice', { colour })
}
