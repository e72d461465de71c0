// The save folder: which files it has, and the table file beside each game. Only this file knows their names.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { replaceWhole, setAside, sweep, tighten, writeWhole, type Fence } from './disk'
import { reasonOf, refusal, refuse, Refused } from '../refusal-error'
import { sealed, unsealed, withNote, type TableFile } from './tablefile'

export class Store {
  readonly folder: string
  /** Refuses when the folder is not this host's: folder-lost, folder-failed. */
  readonly fence: Fence
  readonly #tables: string
  /** Game files that no other host can have open. */
  readonly #own = new Set<string>()
  /** Writes run one after another, so that an older content never replaces a newer one. */
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(folder: string, fence: Fence) {
    this.folder = folder
    this.fence = fence
    this.#tables = join(folder, 'tables')
  }

  /** Opens a folder that this host has just taken. Rejects when the system refuses. */
  static async open(folder: string, fence: Fence): Promise<Store> {
    const store = new Store(folder, fence)
    mkdirSync(store.#tables, { recursive: true })
    await sweep(folder)
    await sweep(store.#tables)
    // Table files hold the keys of seats and of passwords.
    await tighten(store.#tables, (name) => name.includes('.json'))
    return store
  }

  /** Ids of all game files. Files with names that no table could have are left alone. Refusal: folder-failed. */
  ids(): string[] {
    return this.#idsOf(this.#names(), 'caravan')
  }

  /**
   * Ids of tables that have a table file and no game file: they are in their lobby, or were left by a crash. Refusal:
   * folder-failed.
   */
  lobbyIds(): string[] {
    const names = this.#names()
    const games = new Set(this.#idsOf(names, 'caravan'))
    const files = new Set([...this.#idsOf(names, 'json'), ...this.#idsOf(names, 'json.copy')])
    return [...files].filter((id) => !games.has(id))
  }

  /** Ids of all that has a file here. Refusal: folder-failed. */
  allIds(): string[] {
    return [...this.ids(), ...this.lobbyIds()]
  }

  /** The path of a table's game file. */
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

  /** True if no other host can have the game file open: this one has made it, or put it in the other's place. */
  owns(id: string): boolean {
    return this.#own.has(id)
  }

  /**
   * Puts a new file with this content in the game file's place: a process that still has the old one open writes into
   * nothing. Throws what the system or the fence refuses.
   */
  replace(id: string, content: Uint8Array, changed?: number): void {
    replaceWhole(this.path(id), content, this.fence, changed)
    this.#own.add(id)
  }

  /** Keeps a copy of the game file as it is now, and answers with its name. Throws when the system refuses. */
  setAside(id: string): string {
    return basename(setAside(this.path(id)))
  }

  /** Keeps what the game file held, beside where it was, and answers with the name. Throws as `replace` does. */
  keep(id: string, content: Uint8Array): string {
    for (let n = 1; ; n++) {
      const path = `${this.path(id)}.kept-${n}`
      if (existsSync(path)) continue
      replaceWhole(path, content, this.fence)
      return basename(path)
    }
  }

  /**
   * The table file. A damaged one is set aside and made up for by its copy; what cannot be made up for is said among
   * its notes. Throws when the system refuses.
   */
  readTableFile(id: string): TableFile {
    const created = this.stat(id).changed
    return this.#tableFile(id) ?? { ...nobody(created), told: [refusal('seats-lost')] }
  }

  /** The table file of a table without a game file; `damaged` if nothing can be made of it. Throws as above. */
  readLobby(id: string): TableFile | 'damaged' {
    return this.#tableFile(id) ?? 'damaged'
  }

  /** Writes a new game with its table file. Refusals: folder-failed, folder-lost. */
  async create(id: string, game: string | Uint8Array, table: TableFile): Promise<void> {
    await this.writeTableFile(id, table)
    await this.deal(id, game)
  }

  /** Writes the game file of a table that has a table file. Refusals: folder-failed, folder-lost. */
  async deal(id: string, game: string | Uint8Array): Promise<void> {
    await this.#next(() => writeWhole(this.path(id), game, true, this.fence))
    this.#own.add(id)
  }

  /** Replaces the table file. Refusals: folder-failed, folder-lost. */
  async writeTableFile(id: string, table: TableFile): Promise<void> {
    const content = sealed(id, table)
    await this.#next(async () => {
      await writeWhole(this.#tablePath(id), content, true, this.fence)
      await writeWhole(this.#copyPath(id), content, false, this.fence)
    })
  }

  /** Deletes a table and all that was set aside of it. Refusals: folder-failed, folder-lost. */
  async remove(id: string): Promise<void> {
    await this.#next(() => {
      this.fence()
      // All at once: nobody sees a table that is half there.
      const names = readdirSync(this.#tables).filter((name) => name.startsWith(`${id}.`))
      for (const name of names) rmSync(join(this.#tables, name), { force: true })
      return Promise.resolve()
    })
    this.#own.delete(id)
  }

  /** Resolves when all that was asked for is written. */
  async settled(): Promise<void> {
    await this.#writing
  }

  #tableFile(id: string): TableFile | undefined {
    const path = this.#tablePath(id)
    const text = textOf(path)
    const main = text === undefined ? undefined : unsealed(id, text)
    if (main?.whole) return main.file
    const copied = textOf(this.#copyPath(id))
    const copy = copied === undefined ? undefined : unsealed(id, copied)
    const found = copy?.whole ? copy.file : (main?.file ?? copy?.file)
    if (text === undefined && !found) return undefined
    const note = refusal(copy?.whole ? 'seats-restored' : 'seats-lost')
    const created = found ? undefined : this.#changed(id)
    // Of a table that waits for its people nothing is left to be made up for: its file stays as it is.
    if (!found && created === undefined) return undefined
    const file = found ?? nobody(created ?? 0)
    const mended = { ...file, told: withNote(file.told, note) }
    if (text !== undefined) setAside(path)
    for (const one of [path, this.#copyPath(id)])
      replaceWhole(one, Buffer.from(sealed(id, mended)), this.fence)
    return mended
  }

  /** When the game file last changed; undefined if there is none. */
  #changed(id: string): number | undefined {
    return existsSync(this.path(id)) ? this.stat(id).changed : undefined
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

  /** The same once more: a table file that is damaged loses nothing. */
  #copyPath(id: string): string {
    return `${this.#tablePath(id)}.copy`
  }

  async #next(work: () => Promise<void>): Promise<void> {
    const turn = this.#writing.then(work)
    this.#writing = turn.catch(() => undefined)
    try {
      await turn
    } catch (error) {
      if (error instanceof Refused) throw error
      refuse('folder-failed', { reason: reasonOf(error) })
    }
  }
}

/** What can be said of a table of which nothing is known: all seats are played here, and nobody else may see it. */
const nobody = (created: number): TableFile => ({ created, abandoned: false })

/** A file's text; undefined if it is not there. Throws when the system refuses otherwise. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined
    throw error
  }
}
