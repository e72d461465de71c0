// Deleted tables: their files are kept for a while, so that a deletion can be taken back.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../refusal-error'

/** How long a deleted table can be brought back, in milliseconds. */
export const keptFor = 30 * 24 * 60 * 60 * 1000

/** Moves a file like `fs.renameSync`. Tests replace it, as a program that holds a file does on Windows. */
type Rename = (from: string, to: string) => void

/** The files of deleted tables: a folder for each, named by the table's id, beside the folder of the tables. */
export class DeletedTables {
  readonly #tables: string
  readonly #folder: string
  readonly #rename: Rename

  /** `tables`: the folder of the tables; `folder`: where deleted ones go, created when it is needed. */
  constructor(tables: string, folder: string, rename: Rename = renameSync) {
    this.#tables = tables
    this.#folder = folder
    this.#rename = rename
  }

  /**
   * Moves all files of a table away, the game file first: a crash in between leaves no game without its seats.
   * Synchronous, so that nobody sees a table that is half deleted. Throws the system's error; then all stay where they are.
   */
  put(id: string): void {
    const place = join(this.#folder, id)
    // An earlier table of this name, which was deleted too, gives way.
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true, mode: 0o700 })
    this.#moveAll(this.#filesIn(this.#tables, id), this.#tables, place)
  }

  /**
   * Moves the files of a deleted table back, the game file last. False if they are not kept any more, or another table
   * has the id. Throws the system's error; then all stay where they are.
   */
  takeOut(id: string): boolean {
    const place = join(this.#folder, id)
    const names = existsSync(place) ? this.#filesIn(place, id) : []
    if (names.length === 0 || this.#filesIn(this.#tables, id).length > 0) return false
    this.#moveAll(names.reverse(), place, this.#tables)
    // The system may have put a file of its own there.
    rmSync(place, { recursive: true, force: true })
    return true
  }

  /**
   * Finishes what the end of the program has interrupted in `put` or `takeOut`: a table of which some files are here is
   * deleted. One whose game file is not here stays, as somebody may have put it there again. Tried again at the next start
   * where it fails. Throws the system's error if the tables cannot be read.
   */
  finish(): void {
    const present = namesIn(this.#tables)
    for (const id of namesIn(this.#folder)) {
      const place = join(this.#folder, id)
      const rest = present.filter((name) => name.startsWith(`${id}.`))
      if (rest.length === 0 || rest.includes(`${id}.caravan`)) continue
      try {
        const moved = this.#filesIn(place, id)
        if (moved.length > 0 && !rest.some((name) => moved.includes(name)))
          this.#moveAll(rest, this.#tables, place)
      } catch {
        // Another program holds a file.
      }
    }
  }

  /** Deletes for good what was put here more than `keptFor` before `now`, as far as that is possible. */
  sweep(now: number): void {
    for (const name of namesIn(this.#folder)) {
      const place = join(this.#folder, name)
      try {
        // The folder's time is that of the deletion.
        if (now - statSync(place).mtimeMs > keptFor) rmSync(place, { recursive: true })
      } catch {
        // Tried again at the next start.
      }
    }
  }

  /** Moves files in this order, all or none: another program may hold one of them. Throws the system's error. */
  #moveAll(names: readonly string[], from: string, to: string): void {
    const moved: string[] = []
    try {
      for (const name of names) {
        this.#rename(join(from, name), join(to, name))
        moved.unshift(name)
      }
    } catch (error) {
      for (const name of moved) this.#rename(join(to, name), join(from, name))
      throw error
    }
  }

  /** The names of a table's files, that of the game file first. */
  #filesIn(folder: string, id: string): string[] {
    const game = `${id}.caravan`
    return readdirSync(folder)
      .filter((name) => name.startsWith(`${id}.`))
      .sort((a, b) => Number(b === game) - Number(a === game))
  }
}

/** What a folder holds; nothing if there is none. Throws the system's error. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return []
    throw error
  }
}
