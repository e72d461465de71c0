// The dedicated host as a real process, started and ended by tests.

import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Served {
  readonly child: ChildProcess
  /** The first line of standard output. */
  readonly first: {
    readonly url: string
    readonly port: number
    readonly pid: number
    readonly folder: string
  }
  /** All of standard output and standard error so far. */
  output(): { readonly out: string; readonly err: string }
  /** Sends the signal and resolves with how the process ended. */
  end(
    signal: NodeJS.Signals
  ): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

const running = new Set<ChildProcess>()

/** Ends whatever a failed test left running. For `afterEach`. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Starts `main/serve.ts` and resolves when it has said where it is; rejects if it ends before. */
export const startServe = (...words: string[]): Promise<Served> => startServeAs({}, ...words)

/** The same as a user of the system, by number; only root may choose one. */
export function startServeAs(user: { readonly uid?: number }, ...words: string[]): Promise<Served> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'main/serve.ts', ...words], {
    cwd: root,
    ...(user.uid === undefined ? {} : { uid: user.uid, gid: user.uid }),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  running.add(child)
  let [out, err] = ['', '']
  const closed = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      done({ code, signal })
    })
  })
  child.stderr.on('data', (part: Buffer) => (err += part.toString()))
  return new Promise((resolve, reject) => {
    void closed.then(({ code }) => reject(new Error(`serve ended with ${code}: ${out} ${err}`)))
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString()
      const end = out.indexOf('\n')
      if (end < 0) return
      resolve({
        child,
        first: JSON.parse(out.slice(0, end)) as Served['first'],
        output: () => ({ out, err }),
        end: (signal) => {
          child.kill(signal)
          return closed
        }
      })
    })
  })
}
