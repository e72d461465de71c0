/** Starts, kills and restarts a real host process for end-to-end tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestType } from '@playwright/test'
import { builtHost } from '../../build/lib/built-host.mjs'

const project = resolve(import.meta.dirname, '../..')
const renderer = join(project, 'out', 'renderer')

/** Arguments of Node to start the host: the program that `npm test` has just built, which starts faster, else the source. */
const hostProgram: readonly string[] =
  process.env['CARAVANSERAI_BUILT'] === undefined
    ? ['--import', 'tsx', join(import.meta.dirname, 'seeded-host.ts')]
    : [builtHost]

/** A running host. */
export interface RunningHost {
  /** The address that opens the table. */
  url(): string
  readonly folder: string
  /** SIGKILL: no chance to tidy up. */
  kill(): Promise<void>
  /** Ends the process in order; its folder stays. */
  stop(): Promise<void>
}

/** Folders to remove when the process exits: a process that only lists the tests creates them as well. */
const made: string[] = []
process.once('exit', () => made.forEach(removeFolder))

/** A folder for one test's games; it is removed when the process exits at the latest. */
export function newFolder(): { readonly path: string; remove(this: void): void } {
  const path = mkdtempSync(join(tmpdir(), 'caravanserai-e2e-'))
  made.push(path)
  return { path, remove: () => removeFolder(path) }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Starts the host on a folder; the page must have been built. `pace`: milliseconds that computer players wait before
 * their turns.
 */
export async function startHost(
  folder: string,
  seed: number,
  { port = 0, pace }: { readonly port?: number; readonly pace?: number } = {}
): Promise<RunningHost> {
  if (!existsSync(join(renderer, 'index.html')))
    throw new Error('the page is not built: run `npm run build` first')
  const child = spawn(
    process.execPath,
    [
      ...hostProgram,
      folder,
      renderer,
      String(seed),
      String(port),
      ...(pace === undefined ? [] : [String(pace)])
    ],
    { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] }
  )
  const errors: string[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)))
  const first = createInterface({ input: child.stdout })
  const line = await Promise.race([
    once(first, 'line').then(([text]) => String(text)),
    once(child, 'exit').then(() => {
      throw new Error(`the host did not start: ${errors.join('')}`)
    })
  ])
  JSON.parse(line)
  const url = (): string =>
    (JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as { url: string }).url
  return { url, folder, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** One host with its own folder for all tests of a file; both are removed after the last test. */
export function hostForFile(
  test: Pick<TestType<object, object>, 'beforeAll' | 'afterAll'>,
  seed: number
): { url(this: void): string; readonly folder: string } {
  const { path, remove } = newFolder()
  let host: RunningHost | undefined
  test.beforeAll(async () => {
    host = await startHost(path, seed)
  })
  test.afterAll(async () => {
    await host?.stop()
    remove()
  })
  return {
    folder: path,
    url: () => {
      if (!host) throw new Error('the host has not started yet')
      return host.url()
    }
  }
}
