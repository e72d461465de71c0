// A cache of analyses of finished games, one file each, by a key of the game itself: copies of a game share one.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderRefusal, Refused } from '../refusal-error'
import { writeWhole, type Fence } from './disk'

/** How many analyses are kept. The oldest are deleted first: an analysis can always be made again. */
const most = 200

export class Analyses {
  readonly #folder: string
  readonly #fence: Fence

  /** The analyses of a save folder, in `<folder>/analyses`. */
  constructor(folder: string, fence: Fence) {
    this.#folder = join(folder, 'analyses')
    this.#fence = fence
  }

  /** The text kept under the key; undefined if there is none or it cannot be read. */
  read(key: string): string | undefined {
    try {
      return readFileSync(this.#path(key), 'utf8')
    } catch {
      return undefined
    }
  }

  /** Writes a text under the key. Refusals: folder-failed, folder-lost. */
  async keep(key: string, text: string): Promise<void> {
    try {
      if (!existsSync(this.#folder)) mkdirSync(this.#folder)
      await writeWhole(this.#path(key), text, false, this.#fence)
      const byAge = readdirSync(this.#folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ path: join(this.#folder, name), at: statSync(join(this.#folder, name)).mtimeMs }))
        .toSorted((a, b) => b.at - a.at)
      for (const { path } of byAge.slice(most)) rmSync(path, { force: true })
    } catch (error) {
      throw new Refused(folderRefusal(error))
    }
  }

  #path(key: string): string {
    return join(this.#folder, `${key}.json`)
  }
}
