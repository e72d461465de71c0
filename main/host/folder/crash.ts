/**
 * The crash log: an error nobody caught is written whole to `<folder>/logs/crash-<time>.log`, so that a report can be
 * more than "it closed". Stack, versions and system; no keys, cookies, names or home folders.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { isNativeError } from 'node:util/types'

export interface Crash {
  readonly error: unknown
  /** The app's own version. */
  readonly version: string
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** A text without what opens a table (keys and cookies are 43 characters) and without the name in the home folder. */
export function withoutSecrets(text: string, home = homedir()): string {
  const bare = text
    .replace(/([?&]key=)[^&\s"']+/g, '$1…')
    .replace(/(?<![\w/\\.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w/\\-])/g, '…')
  return home.length > 1 ? bare.replaceAll(home, '~') : bare
}

/** What the crash log says. */
export function crashReport({ error, version, at }: Crash): string {
  const { node, electron, chrome } = process.versions
  const versions = Object.entries({ Caravanserai: version, Node: node, Electron: electron, Chromium: chrome })
    .flatMap(([name, found]) => (found === undefined ? [] : [`${name} ${found}`]))
    .join(', ')
  const causes: string[] = []
  for (
    let one = error;
    one !== undefined && causes.length < 5;
    one = isNativeError(one) ? one.cause : undefined
  )
    causes.push(
      isNativeError(one)
        ? (one.stack ?? one.message)
        : typeof one === 'string'
          ? one
          : inspect(one, { depth: 0 })
    )
  return `${[
    `Time: ${new Date(at).toISOString()}`,
    `Versions: ${versions}`,
    `System: ${process.platform} ${process.arch}`,
    '',
    withoutSecrets(causes.join('\nCaused by: '))
  ].join('\n')}\n`
}

/** Writes the crash log, readable by its owner alone, and answers with its path. Throws when the disk refuses. */
function writeCrash(folder: string, crash: Crash): string {
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const time = new Date(crash.at).toISOString().replace(/[:.]/g, '-')
  const path = join(logs, `crash-${time}.log`)
  writeFileSync(path, crashReport(crash), { mode: 0o600, flag: 'a' })
  return path
}

/**
 * From now on an error nobody caught, or a promise whose failure nobody heard, ends the process by `end`, after the
 * crash log is written and its path is on standard error. What was accepted is in the journals already.
 */
export function logCrashes(folder: string, version: string, end: (sentence: string) => void): void {
  let crashed = false
  const crash = (error: unknown): void => {
    if (crashed) return
    crashed = true
    let sentence: string
    try {
      sentence = `crash log: ${writeCrash(folder, { error, version, at: Date.now() })}`
    } catch (refused) {
      const report = crashReport({ error, version, at: Date.now() })
      sentence = `crash log: could not be written (${String(refused)})\n${report}`
    }
    process.stderr.write(`${sentence}\n`)
    end(sentence)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}
