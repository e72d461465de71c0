/** Child processes of a tool, bundled beside it by `built`. They communicate over Node's IPC channel. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  readonly process: ChildProcess
  /** The message with which it reported to be ready. */
  readonly first: unknown
  /** Sends a message and resolves with the answer. Only one at a time. Rejects if the child ends. */
  ask(message: unknown): Promise<unknown>
  /** Disconnects, which tells the child to end; resolves when it has. */
  end(): Promise<void>
}

/** The path of a program bundled beside the running one. */
export const besideMe = (name: string): string => join(import.meta.dirname, `${name}.mjs`)

/** How a program reports that it is ready: by an IPC message, or by a JSON object on the first line of standard output. */
export type Readiness = 'message' | 'line'

export interface ChildOptions {
  /** Flags of Node. */
  readonly flags?: readonly string[]
  readonly says?: Readiness
  /** Is told each line of its standard error, which is printed on ours as well. */
  readonly hear?: (line: string) => void
}

/** Starts a program with these arguments; resolves when it is ready, rejects if it ends before. */
export async function startChild(
  name: string,
  words: readonly string[],
  { flags = [], says = 'message', hear }: ChildOptions = {}
): Promise<Child> {
  const child = fork(besideMe(name), words, {
    execArgv: [...flags],
    stdio: ['ignore', says === 'line' ? 'pipe' : 'ignore', hear ? 'pipe' : 'inherit', 'ipc'],
    serialization: 'advanced'
  })
  if (hear && child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      console.error(line)
      hear(line)
    })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code, signal) => reject(new Error(`${name} ended with ${code ?? signal}`)))
  )
  ended.catch(() => undefined)
  const next = (): Promise<unknown> => new Promise((resolve) => child.once('message', resolve))
  const first = await Promise.race([says === 'line' ? firstLine(child) : next(), ended])
  return {
    process: child,
    first,
    ask: (message) => {
      const answer = next()
      child.send(message as object)
      return Promise.race([answer, ended])
    },
    end: async () => {
      if (child.connected) child.disconnect()
      await ended.catch(() => undefined)
    }
  }
}

async function firstLine({ stdout }: ChildProcess): Promise<unknown> {
  if (!stdout) throw new Error('no standard output')
  const lines = createInterface(stdout)
  const line = await new Promise<string>((resolve) => lines.once('line', resolve))
  return JSON.parse(line) as unknown
}

/** Called in the child: reports that it is ready, and runs `end` and exits when the parent disconnects. */
export function ready(first: object, end: () => Promise<void>): void {
  process.once('disconnect', () => void end().finally(() => process.exit()))
  process.send?.(first)
}
