/** Programs that a tool starts as processes of their own, see `runBuilt`. They talk over Node's own channel. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface Child {
  readonly process: ChildProcess
  /** What it said when it was ready. */
  readonly first: unknown
  /** Sends it one message and resolves with its answer. One after the other. Rejects when it ends. */
  ask(message: unknown): Promise<unknown>
  /** Lets it go and resolves when it has ended. */
  end(): Promise<void>
}

/** Starts the program of this name with these words; resolves with its first message, rejects if it ends before. */
export async function startChild(
  name: string,
  words: readonly string[],
  flags: readonly string[] = []
): Promise<Child> {
  const child = fork(join(import.meta.dirname, `${name}.mjs`), words, {
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced'
  })
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code, signal) => reject(new Error(`${name} ended with ${code ?? signal}`)))
  )
  ended.catch(() => undefined)
  const next = (): Promise<unknown> => new Promise((resolve) => child.once('message', resolve))
  const first = await Promise.race([next(), ended])
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

/** In the program itself: says that it is ready, and ends it when whoever started it lets it go. */
export function ready(first: object, end: () => Promise<void>): void {
  process.once('disconnect', () => void end().finally(() => process.exit()))
  process.send?.(first)
}
