/**
 * Looks whether a newer version has come out, where a person has switched that on: once a day at most, one plain GET
 * that tells nobody who asks. Nothing is downloaded or replaced.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Release, Updates as UpdatesInfo } from '../../../shared/protocol/messages'
import { writeWhole, type Fence } from '../folder/disk'
import { reasonOf } from '../refusal-error'
import { isNewer, readSignedRelease } from './signed-release'
import { updateSource, type UpdateSource } from './source'

const day = 24 * 3600 * 1000
/** How often an app that stays open thinks of it, in milliseconds. */
const hour = 3600 * 1000
/** The file is small, and comes soon or not at all. */
const longest = 4096
const patience = 10_000

const keptSchema = z.object({
  /** When it was last looked, in milliseconds since 1970. */
  looked: z.number(),
  /** The newest release that was found then. */
  newest: z.object({ version: z.string(), page: z.string() }).optional()
})
type Kept = z.infer<typeof keptSchema>

export interface UpdatesOptions {
  /** The save folder: `updates.json` in it keeps when it was last looked. */
  readonly folder: string
  readonly fence: Fence
  /** This app's version. */
  readonly version: string
  readonly log: (line: string) => void
  readonly now: () => number
  /** Whether somebody has switched it on. */
  readonly wanted: () => boolean
  /** Hears when there is something new to be told. */
  readonly changed: () => void
  readonly source?: UpdateSource
}

export class Updates {
  readonly #options: UpdatesOptions
  readonly #source: UpdateSource
  readonly #path: string
  #kept: Kept
  #checking: Promise<void> | undefined
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout | undefined

  constructor(options: UpdatesOptions) {
    this.#options = options
    this.#source = options.source ?? updateSource
    this.#path = join(options.folder, 'updates.json')
    this.#kept = this.possible ? readKept(this.#path) : { looked: 0 }
    if (!this.possible) return
    this.#timer = setInterval(() => this.check(), hour).unref()
    this.check()
  }

  /** Whether this app knows whom to ask. */
  get possible(): boolean {
    return this.#source.address !== '' && this.#source.key !== ''
  }

  /** What people are told: the newer release alone while it is switched on. */
  get info(): UpdatesInfo {
    const { newest } = this.#kept
    const tell = newest && this.#options.wanted() && isNewer(newest.version, this.#options.version)
    return { possible: this.possible, ...(tell && { newest }) }
  }

  /** It was switched on or off. */
  switched(): void {
    this.check()
    this.#options.changed()
  }

  /** Looks now if that is wanted and due. */
  check(): void {
    const { wanted, now } = this.#options
    // A clock that was set back does not keep it from looking.
    const since = now() - this.#kept.looked
    if (!this.possible || !wanted() || this.#checking || (since >= 0 && since < day)) return
    this.#checking = this.#checkNow().finally(() => (this.#checking = undefined))
  }

  /** Ends a look under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#checking
  }

  async #checkNow(): Promise<void> {
    const { log, now, fence, changed } = this.#options
    let { newest } = this.#kept
    try {
      newest = await this.#fetch()
    } catch (error) {
      log(`updates: ${reasonOf(error)}`)
    }
    if (this.#stop.signal.aborted) return
    // A look that failed counts, too: nobody is asked more than once a day.
    this.#kept = { looked: now(), ...(newest && { newest }) }
    changed()
    try {
      await writeWhole(this.#path, `${JSON.stringify(this.#kept)}\n`, true, fence)
    } catch (error) {
      log(`updates: not written: ${reasonOf(error)}`)
    }
  }

  async #fetch(): Promise<Release> {
    const { address, key } = this.#source
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(patience)])
    const answer = await fetch(address, { signal, credentials: 'omit', cache: 'no-store' })
    if (!answer.ok || !answer.body) throw new Error(`${address} answers ${answer.status}`)
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of answer.body as AsyncIterable<Uint8Array>) {
      length += part.length
      if (length > longest) throw new Error(`${address} is too long`)
      parts.push(part)
    }
    return readSignedRelease(Buffer.concat(parts).toString('utf8'), key)
  }
}

/** What the file keeps; what cannot be read in it is looked for again. */
function readKept(path: string): Kept {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { looked: 0 }
  }
}
