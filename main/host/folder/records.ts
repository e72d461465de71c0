// Finished games of one person against the computer, from which the personal records are computed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { levelNumbers } from '../../../shared/engine/player-level'
import type { SoloGame } from '../../../shared/protocol/messages'
import { setAside, writeWhole, type Fence } from './disk'
import { reasonOf } from '../refusal-error'

const soloGame: z.ZodType<SoloGame> = z.object({
  table: z.string(),
  game: z.string(),
  players: z.number().int(),
  level: z.literal(levelNumbers),
  character: z.string().exactOptional(),
  points: z.number(),
  won: z.boolean(),
  daily: z.string().exactOptional(),
  at: z.number()
})
const fileSchema = z.object({ games: z.array(soloGame) })

/** How many games are kept: the latest ones. */
const most = 5000

export class Records {
  readonly #path: string
  readonly #fence: Fence
  readonly #log: (line: string) => void
  #games: readonly SoloGame[] | undefined
  #writing: Promise<unknown> = Promise.resolve()

  /** The records of a save folder, in `<folder>/records.json`. */
  constructor(folder: string, fence: Fence, log: (line: string) => void) {
    this.#path = join(folder, 'records.json')
    this.#fence = fence
    this.#log = log
  }

  /** All recorded games, the oldest first; none if the file cannot be read. */
  get games(): readonly SoloGame[] {
    return (this.#games ??= this.#read()) ?? []
  }

  /**
   * Records a finished game, replacing an earlier record of the same table. If the file cannot be read, it is left
   * alone.
   */
  note(game: SoloGame): void {
    const known = (this.#games ??= this.#read())
    if (!known) return
    this.#games = [...known.filter(({ table }) => table !== game.table), game].slice(-most)
    const text = JSON.stringify({ games: this.#games }) + '\n'
    this.#writing = this.#writing
      .then(() => writeWhole(this.#path, text, true, this.#fence))
      .catch((error: unknown) => this.#log(`records: could not be written: ${reasonOf(error)}`))
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** Undefined if the file exists but cannot be read now. A damaged file is set aside and read as empty. */
  #read(): readonly SoloGame[] | undefined {
    let text: string
    try {
      text = readFileSync(this.#path, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      this.#log(`records: could not be read: ${reasonOf(error)}`)
      return undefined
    }
    try {
      return fileSchema.parse(JSON.parse(text)).games
    } catch {
      try {
        setAside(this.#path)
        this.#log('records: could not be read, set aside')
      } catch (error) {
        this.#log(`records: could not be set aside: ${reasonOf(error)}`)
        return undefined
      }
      return []
    }
  }
}
