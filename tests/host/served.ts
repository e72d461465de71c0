// Runs the dedicated host as a real process.

import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const source = 'main/serve.ts'
/**
 * Arguments of Node to start the host: the program that `npm test` has just built, which starts faster, else the
 * source.
 */
export const hostProgram: readonly string[] =
  process.env['CARAVANSERAI_BUILT'] === undefined ? ['--import', 'tsx', source] : ['out/main/serve.js']

export interface Served {
  readonly child: ChildProcess
  /** The first line of standard output. */
  readonly first: {
    readonly url: string
    readonly port: number
    readonly pid: number
    readonly folder: string
  }
  /** Standard output and standard error so far. */
  output(): { readonly out: string; readonly err: string }
  /** Resolves with how the process ended. */
  readonly ended: Promise<Ended>
  /** Sends the signal and resolves with how the process ended. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

const running = new Set<ChildProcess>()

/** Kills processes that a failed test left running. For `afterEach`. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Starts the host with these command line words; resolves with its first line of output, rejects if it ends before. */
export const startServe = (...words: string[]): Promise<Served> => startServeAs({}, ...words)

/** The same as another user of the system, which only root may choose, or with more environment variables. */
export const startServeAs = (
  { env, ...user }: { readonly uid?: number; readonly env?: NodeJS.ProcessEnv },
  ...words: string[]
): Promise<Served> => startServeWith({ user, ...(env && { env }) }, ...words)

/** How to start the process. */
export interface Surroundings {
  readonly user?: { readonly uid?: number }
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv
  /**
   * Modules to load before the host; they receive messages sent to the child. A TypeScript one makes the host run
   * from source.
   */
  readonly loads?: readonly string[]
}

/** The same in other surroundings. */
export function startServeWith(
  { user = {}, env = {}, loads = [] }: Surroundings,
  ...words: string[]
): Promise<Served> {
  const typed = loads.some((name) => name.endsWith('.ts'))
  const imports = [...(typed ? ['tsx'] : []), ...loads].flatMap((name) => ['--import', name])
  const program = [...imports, ...(typed ? [source] : hostProgram)]
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    ...(user.uid === undefined ? {} : { uid: user.uid, gid: user.uid }),
    stdio: ['ignore', 'pipe', 'pipe', ...(loads.length > 0 ? (['ipc'] as const) : [])]
  })
  running.add(child)
  let [out, err] = ['', '']
  const closed = new Promise<Ended>((done) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      done({ code, signal })
    })
  })
  child.stderr?.on('data', (part: Buffer) => (err += part.toString()))
  return new Promise((resolve, reject) => {
    void closed.then(({ code }) => reject(new Error(`serve ended with ${code}: ${out} ${err}`)))
    child.stdout?.on('data', (part: Buffer) => {
      out += part.toString()
      const end = out.indexOf('\n')
      if (end < 0) return
      resolve({
        child,
        first: JSON.parse(out.slice(0, end)) as Served['first'],
        ended: closed,
        output: () => ({ out, err }),
        end: (signal) => {
          child.kill(signal)
          return closed
        }
      })
    })
  })
}
