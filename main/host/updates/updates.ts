/**
 * Checks for a newer version if a person has switched that on: one GET request a day at most, which does not identify
 * the sender. No update is downloaded or installed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Release, Updates as UpdatesInfo } from '../../../shared/protocol/messages'
import { writeWhole, type Fence } from '../folder/disk'
import { reasonOf } from '../refusal-error'
import { isNewer, readSignedRelease } from './signed-release'
import { updateSource, type UpdateSource } from './source'

/** The least time between two checks, in milliseconds. */
const day = 24 * 3600 * 1000
/** How often an app that stays open looks whether a check is due, in milliseconds. */
const hour = 3600 * 1000
/** Limits on the response: its size in bytes, and the time until it is complete in milliseconds. */
const longest = 4096
const timeout = 10_000

const keptSchema = z.object({
  /** The time of the last check, in milliseconds since 1970. */
  looked: z.number(),
  /** The newest release found so far. */
  newest: z.object({ version: z.string(), page: z.string() }).optional()
})
type Kept = z.infer<typeof keptSchema>

export interface UpdatesOptions {
  /** The save folder: the result of the last check is stored in its `updates.json`. */
  readonly folder: string
  readonly fence: Fence
  /** This app's version. */
  readonly version: string
  readonly log: (line: string) => void
  readonly now: () => number
  /** Whether the check is switched on in the settings. */
  readonly wanted: () => boolean
  /** Called when `info` may have changed. */
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

  /** Whether the publisher has set an address and a key. */
  get possible(): boolean {
    return this.#source.address !== '' && this.#source.key !== ''
  }

  /** What clients are told; the newer release only while the check is switched on. */
  get info(): UpdatesInfo {
    const { newest } = this.#kept
    const tell = newest && this.#options.wanted() && isNewer(newest.version, this.#options.version)
    return { possible: this.possible, ...(tell && { newest }) }
  }

  /** The check was switched on or off. */
  switched(): void {
    this.check()
    this.#options.changed()
  }

  /** Checks now if that is switched on and due. */
  check(): void {
    const { wanted, now } = this.#options
    // A last check in the future (the clock was set back) counts as due.
    const since = now() - this.#kept.looked
    if (!this.possible || !wanted() || this.#checking || (since >= 0 && since < day)) return
    this.#checking = this.#checkNow().finally(() => (this.#checking = undefined))
  }

  /** Cancels a check under way. */
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
    // A failed check counts too, so that there is never more than one request a day.
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
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeout)])
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

/** The content of the file; if it is missing or damaged, a check is due. */
function readKept(path: string): Kept {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { looked: 0 }
  }
}
