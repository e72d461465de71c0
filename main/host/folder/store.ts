// The tables in the save folder: a game file and a table file each. Only this module and `DeletedTables` know the names of
// these files.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DeletedTables } from './deleted-tables'
import { replaceWhole, setAside, sweep, textOf, tighten, writeWhole, type Fence } from './disk'
import { reasonOf, refusal, refuse, Refused } from '../refusal-error'
import { parseTableFile, tableFileText, withNote, type TableFile } from './tablefile'

export class Store {
  readonly folder: string
  /** Throws a refusal if the folder is not this host's: folder-lost, folder-failed. */
  readonly fence: Fence
  readonly #tables: string
  readonly #deleted: DeletedTables
  /** Game files that no other host can have open. */
  readonly #own = new Set<string>()
  /** Writes run one after another, so that older content never replaces newer. */
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(folder: string, fence: Fence) {
    this.folder = folder
    this.fence = fence
    this.#tables = join(folder, 'tables')
    this.#deleted = new DeletedTables(this.#tables, join(folder, 'deleted'))
  }

  /** Opens a folder that this host has just locked. Rejects with the system's error. */
  static async open(folder: string, fence: Fence): Promise<Store> {
    const store = new Store(folder, fence)
    mkdirSync(store.#tables, { recursive: true })
    await sweep(folder)
    await sweep(store.#tables)
    store.#deleted.finish()
    store.#deleted.sweep(Date.now())
    // Table files hold the keys of seats and of passwords.
    await tighten(store.#tables, (name) => name.includes('.json'))
    return store
  }

  /** Ids of all game files. Files whose names cannot be ids are ignored. Refusal: folder-failed. */
  ids(): string[] {
    return this.#idsOf(this.#names(), 'caravan')
  }

  /**
   * Ids of tables with a table file but no game file: tables in their lobby, or leftovers of a crash. Refusal:
   * folder-failed.
   */
  lobbyIds(): string[] {
    const names = this.#names()
    const games = new Set(this.#idsOf(names, 'caravan'))
    const files = new Set([...this.#idsOf(names, 'json'), ...this.#idsOf(names, 'json.copy')])
    return [...files].filter((id) => !games.has(id))
  }

  /** Ids of all tables, with or without a game file. Refusal: folder-failed. */
  allIds(): string[] {
    return [...this.ids(), ...this.lobbyIds()]
  }

  /** True if the table has a game file. Cheap, unlike `ids`, for a list of very many tables. */
  hasGame(id: string): boolean {
    return existsSync(this.path(id))
  }

  /** The path of a table's game file. */
  path(id: string): string {
    return join(this.#tables, `${id}.caravan`)
  }

  /** The game file's bytes. Throws the system's error. */
  read(id: string): Uint8Array {
    return readFileSync(this.path(id))
  }

  /** True if the game file begins with these bytes; false if it cannot be read. */
  begins(id: string, bytes: Buffer): boolean {
    try {
      return this.stat(id).size >= bytes.length && bytes.equals(this.read(id).subarray(0, bytes.length))
    } catch {
      return false
    }
  }

  /** The game file's size in bytes and modification time in milliseconds since 1970. Throws the system's error. */
  stat(id: string): { readonly size: number; readonly changed: number } {
    const { size, mtimeMs } = statSync(this.path(id))
    return { size, changed: Math.round(mtimeMs) }
  }

  /** True if no other host can have the game file open, because this one has created or replaced it. */
  owns(id: string): boolean {
    return this.#own.has(id)
  }

  /**
   * Replaces the game file by a new file with this content, so that what a process writes that still has the old one
   * open has no effect. `changed`: see `replaceWhole`. Throws the system's error, or what the fence throws.
   */
  replace(id: string, content: Uint8Array, changed?: number): void {
    replaceWhole(this.path(id), content, this.fence, changed)
    this.#own.add(id)
  }

  /** Copies the game file as it is now to a `.damaged-<n>` file and returns that name. Throws the system's error. */
  setAside(id: string): string {
    return basename(setAside(this.path(id)))
  }

  /** Writes what a missing game file held to a `.kept-<n>` file and returns that name. Throws as `replace` does. */
  keepContent(id: string, content: Uint8Array): string {
    for (let n = 1; ; n++) {
      const path = `${this.path(id)}.kept-${n}`
      if (existsSync(path)) continue
      replaceWhole(path, content, this.fence)
      return basename(path)
    }
  }

  /**
   * The table file of a table with a game file. A damaged one is set aside and restored from its copy, as far as
   * possible; a note in it tells what was restored or lost. Throws the system's error.
   */
  readTableFile(id: string): TableFile {
    const created = this.stat(id).changed
    return this.#tableFile(id) ?? { ...emptyTableFile(created), told: [refusal('seats-lost')] }
  }

  /** The table file of a table without a game file; `damaged` if it cannot be read. Throws the system's error. */
  readLobby(id: string): TableFile | 'damaged' {
    return this.#tableFile(id) ?? 'damaged'
  }

  /** Writes the table file and the game file of a new table. Refusals: folder-failed, folder-lost. */
  async create(id: string, game: string | Uint8Array, table: TableFile): Promise<void> {
    await this.writeTableFile(id, table)
    await this.deal(id, game)
  }

  /** Writes the game file of a table that has a table file. Refusals: folder-failed, folder-lost. */
  async deal(id: string, game: string | Uint8Array): Promise<void> {
    await this.#enqueue(() => writeWhole(this.path(id), game, true, this.fence))
    this.#own.add(id)
  }

  /** Replaces the table file and, as far as there is space, its copy. Refusals: folder-failed, folder-lost. */
  async writeTableFile(id: string, table: TableFile): Promise<void> {
    const content = tableFileText(id, table)
    await this.#enqueue(async () => {
      await writeWhole(this.#tablePath(id), content, true, this.fence)
      await writeWhole(this.#copyPath(id), content, false, this.fence).catch((error: unknown) => {
        if (error instanceof Refused) throw error
        // The table is written: no refusal may say otherwise, and no older copy may replace it one day.
        return rm(this.#copyPath(id), { force: true }).catch(() => undefined)
      })
    })
  }

  /** Deletes all files of a table, also those set aside: `bringBack` undoes it. Refusals: folder-failed, folder-lost. */
  async remove(id: string): Promise<void> {
    await this.#enqueue(() => {
      this.fence()
      this.#deleted.put(id)
      return Promise.resolve()
    })
    this.#own.delete(id)
  }

  /**
   * Brings back all files of a table that was deleted at most `keptFor` ago. False if they are not kept any more, or
   * another table has the id. Refusals: folder-failed, folder-lost.
   */
  async bringBack(id: string): Promise<boolean> {
    return this.#enqueue(() => {
      this.fence()
      return Promise.resolve(this.#deleted.takeOut(id))
    })
  }

  /** Resolves when all requested writes are done. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** The table file, restored from its copy if it is damaged; undefined if nothing can be read or restored. */
  #tableFile(id: string): TableFile | undefined {
    const path = this.#tablePath(id)
    const text = textOf(path)
    const main = text === undefined ? undefined : parseTableFile(id, text)
    if (main?.whole) return main.file
    const copied = textOf(this.#copyPath(id))
    const copy = copied === undefined ? undefined : parseTableFile(id, copied)
    const found = copy?.whole ? copy.file : (main?.file ?? copy?.file)
    if (text === undefined && !found) return undefined
    const note = refusal(copy?.whole ? 'seats-restored' : 'seats-lost')
    const created = found ? undefined : this.#changed(id)
    // Without a game file a damaged lobby cannot be restored: its file is left as it is.
    if (!found && created === undefined) return undefined
    const file = found ?? emptyTableFile(created ?? 0)
    const restored = { ...file, told: withNote(file.told, note) }
    if (text !== undefined) setAside(path)
    for (const one of [path, this.#copyPath(id)])
      replaceWhole(one, Buffer.from(tableFileText(id, restored)), this.fence)
    return restored
  }

  /** The game file's modification time; undefined if there is none. */
  #changed(id: string): number | undefined {
    return this.hasGame(id) ? this.stat(id).changed : undefined
  }

  #names(): string[] {
    try {
      return readdirSync(this.#tables)
    } catch (error) {
      return refuse('folder-failed', { reason: reasonOf(error) })
    }
  }

  #idsOf(names: readonly string[], kind: string): string[] {
    return names
      .filter((name) => name.endsWith(`.${kind}`))
      .map((name) => name.slice(0, -kind.length - 1))
      .filter((id) => /^[a-z0-9-]{1,60}$/.test(id))
  }

  #tablePath(id: string): string {
    return join(this.#tables, `${id}.json`)
  }

  /** A second copy of the table file, from which a damaged one is restored. */
  #copyPath(id: string): string {
    return `${this.#tablePath(id)}.copy`
  }

  /** Runs `work` after the writes before it. Errors of the system become the refusal folder-failed. */
  async #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#writing.then(work)
    this.#writing = turn.catch(() => undefined)
    try {
      return await turn
    } catch (error) {
      if (error instanceof Refused) throw error
      return refuse('folder-failed', { reason: reasonOf(error) })
    }
  }
}

/** The table file of a table of which nothing else is known: all seats are played here, and it is not shared. */
const emptyTableFile = (created: number): TableFile => ({ created, abandoned: false })
