/** Node's runtimes from the npm registry, pinned in runtimes.json and stored in the build cache. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npm } from './npm'
import { outputOf, run } from './run'
import pins from './runtimes.json' with { type: 'json' }

export const root = resolve(import.meta.dirname, '../../..')

/** Operating system and processor of a program, such as `linux-x64`. */
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

/** The folder of a runtime's package. Fetched if it is not cached; throws if its hash is not the pinned one. */
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

/** The path of Node's executable for a system. */
export const programOf = async (system: System): Promise<string> =>
  join(await folderOf(system), pins.systems[system].program)

/** The licence texts of Node and its components. They are the same for all systems, but not in every package. */
export const nodeLicence = async (): Promise<string> =>
  readFileSync(join(await folderOf('linux-x64'), 'LICENSE'), 'utf8')

/** The Node executable for this system, which creates the SEA blob. Throws if it is not the pinned version. */
export async function hostNode(): Promise<string> {
  const system = thisSystem()
  const program = system === undefined ? process.execPath : await programOf(system)
  const version = outputOf(program, ['--version']).trim()
  if (version !== `v${nodeVersion}`)
    throw new Error(`The programs are made by Node ${nodeVersion}; this is ${version}.`)
  return program
}
