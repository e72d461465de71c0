/** Results of deals, stored in a file line by line, so that an interrupted run can be resumed. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../lib/words'

interface Line {
  readonly deal: object
  readonly result: unknown
}

/** Results by deal. */
export class Results<Deal extends object, Result> {
  readonly #file: string | undefined
  readonly #known = new Map<string, Result>()

  /**
   * Without a file, results are kept in memory only. `head` identifies the game and the players; a file with another head
   * is refused (UsageError). A truncated line counts as not played.
   */
  constructor(file: string | undefined, head: string) {
    this.#file = file
    if (file === undefined) return
    if (!existsSync(file)) writeFileSync(file, `${head}\n`)
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
    if (first !== head)
      throw new UsageError(`${file} holds another game, table or version of the players: take another file`)
    // A complete file ends with a line break; otherwise the last line was truncated.
    const cut = lines.pop()
    if (cut !== '') appendFileSync(file, '\n')
    for (const line of lines) {
      const read = lineOf(line)
      if (read) this.#known.set(JSON.stringify(read.deal), read.result as Result)
    }
  }

  of(deal: Deal): Result | undefined {
    return this.#known.get(JSON.stringify(deal))
  }

  add(deal: Deal, result: Result): void {
    this.#known.set(JSON.stringify(deal), result)
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify({ deal, result })}\n`)
  }
}

function lineOf(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line
  } catch {
    return undefined
  }
}
