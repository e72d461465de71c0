/** Programs that a tool starts as processes of their own, see `built`. They talk over Node's own channel. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  readonly process: ChildProcess
  /** What it said when it was ready. */
  readonly first: unknown
  /** Sends it one message and resolves with its answer. One after the other. Rejects when it ends. */
  ask(message: unknown): Promise<unknown>
  /** Lets it go and resolves when it has ended. */
  end(): Promise<void>
}

/** Where a program bundled beside the running one lies. */
export const besideMe = (name: string): string => join(import.meta.dirname, `${name}.mjs`)

/** How a program says that it is ready: by a message, or by a JSON object on the first line of standard output. */
export type Readiness = 'message' | 'line'

/** Starts the program of this name with these words; resolves when it is ready, rejects if it ends before. */
export async function startChild(
  name: string,
  words: readonly string[],
  { flags = [], says = 'message' }: { readonly flags?: readonly string[]; readonly says?: Readiness } = {}
): Promise<Child> {
  const child = fork(besideMe(name), words, {
    execArgv: [...flags],
    stdio: ['ignore', says === 'line' ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced'
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

/** In the program itself: says that it is ready, and ends it when whoever started it lets it go. */
export function ready(first: object, end: () => Promise<void>): void {
  process.once('disconnect', () => void end().finally(() => process.exit()))
  process.send?.(first)
}
