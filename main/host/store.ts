// The save folder: which files it has, and the table file beside each game. Only this file knows their names.

import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setAside, sweep, writeWhole } from './disk'
import { refuse, reasonOf } from './refused'
import { tableFileSchema, type TableFile } from './tablefile'

export class Store {
  readonly folder: string
  readonly #tables: string
  /** Writes run one after another, so that an older content never replaces a newer one. */
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(folder: string) {
    this.folder = folder
    this.#tables = join(folder, 'tables')
  }

  /** Opens the folder, making it if need be. Rejects when the system refuses. */
  static async open(folder: string): Promise<Store> {
    const store = new Store(folder)
    mkdirSync(store.#tables, { recursive: true })
    await sweep(folder)
    await sweep(store.#tables)
    return store
  }

  /** Ids of all game files. Files with names that no table could have are left alone. */
  ids(): string[] {
    return readdirSync(this.#tables)
      .filter((name) => /^[a-z0-9-]{1,60}\.caravan$/.test(name))
      .map((name) => name.slice(0, -'.caravan'.length))
  }

  /** Ids of tables that have a table file and no game file: they gather, or were left by a crash. */
  gatheringIds(): string[] {
    const names = readdirSync(this.#tables)
    const games = new Set(names)
    return names
      .filter((name) => /^[a-z0-9-]{1,60}\.json$/.test(name))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => !games.has(`${id}.caravan`))
  }

  /** Ids of all that has a file here. */
  allIds(): string[] {
    return [...this.ids(), ...this.gatheringIds()]
  }

  /** Where a table's game file lies. */
  path(id: string): string {
    return join(this.#tables, `${id}.caravan`)
  }

  /** The game file's bytes. Throws when the system refuses. */
  read(id: string): Uint8Array {
    return readFileSync(this.path(id))
  }

  /** Size in bytes and last change (milliseconds since 1970) of the game file. */
  stat(id: string): { readonly size: number; readonly changed: number } {
    const { size, mtimeMs } = statSync(this.path(id))
    return { size, changed: Math.round(mtimeMs) }
  }

  /** The table file; a missing or damaged one is made up for, since the game itself does not need it. */
  readTableFile(id: string): TableFile {
    try {
      const found = this.#parsed(id)
      if (found) return found
      setAside(this.#tablePath(id))
    } catch {
      // Missing, or no JSON: it held nothing that cannot be made up for.
    }
    return { created: this.stat(id).changed, abandoned: false }
  }

  /** The table file of a table that gathers; undefined if there is none that can be read. */
  readGathering(id: string): TableFile | undefined {
    try {
      const found = this.#parsed(id)
      return found?.lobby && found
    } catch {
      return undefined
    }
  }

  /** Writes a new game with its table file. Refusal: folder-failed. */
  async create(id: string, game: string | Uint8Array, table: TableFile): Promise<void> {
    await this.#write(this.#tablePath(id), JSON.stringify(table))
    await this.deal(id, game)
  }

  /** Writes the game file of a table that has a table file. Refusal: folder-failed. */
  async deal(id: string, game: string | Uint8Array): Promise<void> {
    await this.#write(this.path(id), game)
  }

  /** Replaces the table file. Refusal: folder-failed. */
  async writeTableFile(id: string, table: TableFile): Promise<void> {
    await this.#write(this.#tablePath(id), JSON.stringify(table))
  }

  /** Deletes a table and all that was set aside of it. Refusal: folder-failed. */
  async remove(id: string): Promise<void> {
    await this.#next(async () => {
      await rm(this.path(id), { force: true })
      for (const name of readdirSync(this.#tables))
        if (name.startsWith(`${id}.`)) await rm(join(this.#tables, name), { force: true })
    })
  }

  /** Resolves when all that was asked for is written. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** Undefined for a file of another form. Throws when it is missing or no JSON. */
  #parsed(id: string): TableFile | undefined {
    return tableFileSchema.safeParse(JSON.parse(readFileSync(this.#tablePath(id), 'utf8'))).data
  }

  #tablePath(id: string): string {
    return join(this.#tables, `${id}.json`)
  }

  #write(path: string, content: string | Uint8Array): Promise<void> {
    return this.#next(() => writeWhole(path, content))
  }

  async #next(work: () => Promise<void>): Promise<void> {
    const turn = this.#writing.then(work)
    this.#writing = turn.catch(() => undefined)
    try {
      await turn
    } catch (error) {
      refuse('folder-failed', { reason: reasonOf(error) })
    }
  }
}
