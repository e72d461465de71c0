// The settings file. A damaged one never keeps the app from starting.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  changedSettings,
  defaultSettings,
  settingsSchema,
  type Settings
} from '../../../shared/protocol/settings'
import { setAside, writeWhole, type Fence } from './disk'
import { folderRefusal, reasonOf, Refused } from '../refusal-error'

export class SettingsFile {
  readonly #path: string
  readonly #fence: Fence
  #now: Settings
  #writing: Promise<unknown> = Promise.resolve()

  /**
   * Reads `<folder>/settings.json`. A setting that cannot be understood gets its default; the file as it was is then
   * kept aside, so that the settings of a newer app are not lost.
   */
  constructor(folder: string, log: (line: string) => void, fence: Fence) {
    this.#fence = fence
    this.#path = join(folder, 'settings.json')
    const { settings, damaged } = readSettings(this.#path)
    this.#now = settings
    if (!damaged) return
    try {
      setAside(this.#path)
      log('settings: could not be read whole, set aside')
    } catch (error) {
      log(`settings: could not be set aside: ${reasonOf(error)}`)
    }
  }

  get now(): Settings {
    return this.#now
  }

  /** Changes some settings and writes the file. Refusals: folder-failed, folder-lost; then nothing has changed. */
  async change(some: Partial<{ [K in keyof Settings]: Settings[K] | undefined }>): Promise<Settings> {
    const turn = this.#writing.then(async () => {
      const given = Object.entries(some).filter(([, value]) => value !== undefined)
      const next = settingsSchema.parse({ ...this.#now, ...Object.fromEntries(given) })
      await writeWhole(this.#path, JSON.stringify(next, undefined, 2) + '\n', true, this.#fence)
      this.#now = next
    })
    this.#writing = turn.catch(() => undefined)
    try {
      await turn
    } catch (error) {
      throw new Refused(folderRefusal(error))
    }
    return this.#now
  }

  /** Resolves when all changes are written. */
  async settled(): Promise<void> {
    await this.#writing
  }
}

function readSettings(path: string): { settings: Settings; damaged: boolean } {
  if (!existsSync(path)) return { settings: defaultSettings, damaged: false }
  let found: unknown
  try {
    // Editors of Windows begin a file with a byte order mark.
    found = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch {
    return { settings: defaultSettings, damaged: true }
  }
  // A file of an older app lacks the newer settings: that is not damage.
  const object = typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined
  const whole = settingsSchema.safeParse(object && { ...defaultSettings, ...object })
  if (whole.success) return { settings: whole.data, damaged: false }
  return { settings: object ? salvaged(object) : defaultSettings, damaged: true }
}

/** The settings that can be understood in a damaged file; of a setting with parts, the parts that can. */
function salvaged(found: object): Settings {
  const settings = { ...defaultSettings }
  const take = (part: object): boolean => {
    const one = changedSettings.safeParse(part)
    if (one.success) Object.assign(settings, one.data)
    return one.success
  }
  for (const [key, value] of Object.entries(found) as [keyof Settings, unknown][]) {
    if (take({ [key]: value }) || typeof value !== 'object' || value === null) continue
    for (const [part, one] of Object.entries(value)) {
      const now: unknown = settings[key]
      if (Array.isArray(now)) take({ [key]: [...(now as unknown[]), one] })
      else if (typeof now === 'object') take({ [key]: { ...now, [part]: one as unknown } })
    }
  }
  return settings
}
