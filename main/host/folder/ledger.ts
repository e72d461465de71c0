// A file of finished games, one entry for each table, the latest ones.

import { basename } from 'node:path'
import { z } from 'zod'
import { setAside, textOf, writeWhole, type Fence } from './disk'
import { reasonOf } from '../refusal-error'

/** How many games are kept: the latest ones. */
const most = 5000

/** What a ledger writes to, and whom it tells of problems. */
export interface LedgerFile {
  readonly path: string
  readonly fence: Fence
  readonly log: (line: string) => void
}

export class Ledger<Entry extends { readonly table: string }> {
  readonly #file: LedgerFile
  readonly #schema: z.ZodType<{ games: Entry[] }>
  #games: readonly Entry[] | undefined
  #writing: Promise<unknown> = Promise.resolve()

  /** `entry`: the form of an entry. The file is read when it is first needed. */
  constructor(file: LedgerFile, entry: z.ZodType<Entry>) {
    this.#file = file
    this.#schema = z.object({ games: z.array(entry) })
  }

  /** All games, the oldest first; none if the file cannot be read. */
  get games(): readonly Entry[] {
    return (this.#games ??= this.#read()) ?? []
  }

  /**
   * Sets what is kept of a table: its finished game as the latest, or nothing. If the file cannot be read, it is left alone.
   */
  set(table: string, game: Entry | undefined): void {
    const known = (this.#games ??= this.#read())
    const others = known?.filter((one) => one.table !== table)
    if (!known || !others || (!game && others.length === known.length)) return
    const { path, fence } = this.#file
    this.#games = [...others, ...(game ? [game] : [])].slice(-most)
    const text = JSON.stringify({ games: this.#games }) + '\n'
    this.#writing = this.#writing
      .then(() => writeWhole(path, text, true, fence))
      .catch((error: unknown) => this.#log(`could not be written: ${reasonOf(error)}`))
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** Undefined if the file exists but cannot be read now. A damaged file is set aside and read as empty. */
  #read(): readonly Entry[] | undefined {
    const { path } = this.#file
    let text: string | undefined
    try {
      text = textOf(path)
    } catch (error) {
      this.#log(`could not be read: ${reasonOf(error)}`)
      return undefined
    }
    if (text === undefined) return []
    try {
      return this.#schema.parse(JSON.parse(text)).games
    } catch {
      try {
        setAside(path)
        this.#log('could not be read, set aside')
      } catch (error) {
        this.#log(`could not be set aside: ${reasonOf(error)}`)
        return undefined
      }
      return []
    }
  }

  #log(what: string): void {
    this.#file.log(`${basename(this.#file.path, '.json')}: ${what}`)
  }
}
