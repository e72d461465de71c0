/** Node's runtimes, as the npm registry has them: pinned in runtimes.json, kept in the build cache once fetched. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npm } from './npm'
import { outputOf, run } from './run'
import pins from './runtimes.json' with { type: 'json' }

export const root = resolve(import.meta.dirname, '../../..')

/** Where a program runs: the system and the processor. */
export type System = keyof typeof pins.systems
export const systems = Object.keys(pins.systems) as readonly System[]

/** The version of Node in every program. */
export const nodeVersion = pins.version

/** The system this runs on; undefined if there is no program for it. */
export function thisSystem(): System | undefined {
  const names: Partial<Record<NodeJS.Platform, string>> = {
    win32: 'windows',
    darwin: 'macos',
    linux: 'linux'
  }
  return systems.find((one) => one === `${names[process.platform]}-${process.arch}`)
}

const cache = join(root, 'node_modules', '.cache', 'runtimes')

/** The folder of a runtime's package, fetched and compared with its pin if it is not there yet. */
async function folderOf(system: System): Promise<string> {
  const { package: name, integrity } = pins.systems[system]
  const folder = join(
    cache,
    `${name}-${nodeVersion}-${createHash('sha256').update(integrity).digest('hex').slice(0, 12)}`
  )
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'fetching-'))
  try {
    console.error(`Fetching ${name} ${nodeVersion} ...`)
    await npm(['pack', `${name}@${nodeVersion}`, '--silent', '--pack-destination', work], work)
    const [packed = ''] = readdirSync(work)
    const found = `sha512-${createHash('sha512')
      .update(readFileSync(join(work, packed)))
      .digest('base64')}`
    if (found !== integrity) throw new Error(`${name} ${nodeVersion} is not what is pinned: ${found}`)
    await run('tar', ['-xzf', packed], { cwd: work })
    renameSync(join(work, 'package'), folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}

/** Node's program for a system. */
export const programOf = async (system: System): Promise<string> =>
  join(await folderOf(system), pins.systems[system].program)

/** Node's licence and those of what it is made of; not every package carries it, and it is the same in all. */
export const nodeLicence = async (): Promise<string> =>
  readFileSync(join(await folderOf('linux-x64'), 'LICENSE'), 'utf8')

/** Node's program for the system this runs on, which makes what the programs carry; it must be the pinned version. */
export async function hostNode(): Promise<string> {
  const system = thisSystem()
  const program = system === undefined ? process.execPath : await programOf(system)
  const version = outputOf(program, ['--version']).trim()
  if (version !== `v${nodeVersion}`)
    throw new Error(`The programs are made by Node ${nodeVersion}; this is ${version}.`)
  return program
}
