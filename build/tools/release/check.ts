/** `--check`: starts each program and plays a game, on its own system or on an emulator of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine, prove, seesPage, type Proof } from './play'
import { homeOf, type Home, type Started } from './runners'
import { root, thisSystem, type System } from './runtimes'

/** The result of checking one program. */
export type Checked =
  | { readonly system: System; readonly result: 'passed'; readonly proof: Proof }
  | { readonly system: System; readonly result: 'failed'; readonly why: string }
  | { readonly system: System; readonly result: 'skipped'; readonly why: string }

/** Checks the program of a system. */
export async function checkProgram(system: System, path: string): Promise<Checked> {
  const home = await homeOf(system)
  if (typeof home === 'string') return { system, result: 'skipped', why: home }
  try {
    return { system, result: 'passed', proof: await prove(home, (words) => home.start(path, words)) }
  } catch (error) {
    return { system, result: 'failed', why: error instanceof Error ? error.message : String(error) }
  } finally {
    home.remove()
  }
}

/** How fast a program starts, and its memory once the page has been fetched. */
export interface Starts {
  readonly starts: number
  /** From the start to the page's first byte, in milliseconds. */
  readonly median: number
  /** Median resident memory in MB. Measured on Linux only. */
  readonly resident?: number
}

/** Measures ten starts of this system's program and, for comparison, ten of the host in plain Node, as by `npm start`. */
export async function measureStarts(path: string): Promise<{ single: Starts; node: Starts } | undefined> {
  const system = thisSystem()
  const home = system && (await homeOf(system))
  if (home === undefined || typeof home === 'string') return undefined
  const host = join(root, 'out', 'main', 'serve.js')
  try {
    const single = await tenStarts(home, (words) => home.start(path, words))
    const node = await tenStarts(home, (words) => home.start(process.execPath, [host, ...words]))
    return { single, node }
  } finally {
    home.remove()
  }
}

async function tenStarts(home: Home, begin: (words: readonly string[]) => Started): Promise<Starts> {
  const [times, memory]: [number[], number[]] = [[], []]
  for (let i = 0; i < 10; i++) {
    const since = performance.now()
    const program = begin(['--folder', join(home.folder, `start-${i}`)])
    const { url } = await firstLine(program)
    await seesPage(url)
    times.push(performance.now() - since)
    const resident = residentOf(program.child.pid)
    if (resident !== undefined) memory.push(resident)
    program.child.kill('SIGTERM')
    await program.ended
  }
  return {
    starts: times.length,
    median: Math.round(middle(times)),
    ...(memory.length > 0 && { resident: Math.round(middle(memory)) })
  }
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Resident memory of a process in MB; undefined if not on Linux. */
function residentOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}
