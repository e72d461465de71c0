/**
 * The crash log: an uncaught error is written to `<folder>/logs/crash-<time>.log`, so that a bug report can say more
 * than "it closed". It holds stack, versions and system, but no keys, cookies, user names or home folders.
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

/** Removes keys and cookies (43 characters) from the text, and writes the home folder, with its user name, as `~`. */
export function withoutSecrets(text: string, home = homedir()): string {
  const bare = text
    .replace(/([?&]key=)[^&\s"']+/g, '$1…')
    .replace(/(?<![\w/\\.-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}(?![\w/\\-])/g, '…')
  return home.length > 1 ? waysToWrite(home).reduce((text, way) => text.replaceAll(way, '~'), bare) : bare
}

/** A path as it is, as it is quoted, and as part of a `file:` address, which the frames of a module are. */
function waysToWrite(path: string): readonly string[] {
  const slashed = path.replaceAll('\\', '/')
  return [path, path.replaceAll('\\', '\\\\'), slashed, encodeURI(slashed)]
}

/** The text of the crash log. */
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

/** Writes the crash log, readable by its owner alone, and returns its path. Throws the system's error. */
function writeCrash(folder: string, crash: Crash): string {
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const time = new Date(crash.at).toISOString().replace(/[:.]/g, '-')
  const path = join(logs, `crash-${time}.log`)
  writeFileSync(path, crashReport(crash), { mode: 0o600, flag: 'a' })
  return path
}

/**
 * From now on an uncaught error or unhandled rejection writes the crash log, prints its path to standard error and
 * calls `end`, which ends the process. No accepted choice is lost: it is in its journal already.
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
