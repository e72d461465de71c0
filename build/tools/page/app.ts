/** The product's own host inside a tool, on a folder that goes with it, with chance from a seed; on loopback alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openHost } from '../../../main/host'
import { Thinkers } from '../../../main/host/players/thinkers'
import { lanOf } from '../../../main/lan/lan'
import { openLoopback } from '../../../main/lan/loopback'
import { seeded } from '../../../shared/engine/chance'

/** A host that serves the built page. */
export interface App {
  /** An address whose one-time key nobody has used yet. */
  url(): string
  close(): Promise<void>
}

/** Starts it. The page and the main process must have been built; the tool runs from the project's folder. */
export async function openApp(seed: number): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-tool-'))
  let matches = seed
  const log = (line: string): void => console.error(line)
  // The app's own thread: beside the tool's program lies none.
  const thinkers = new Thinkers({ log, begin: () => new Worker(resolve('out', 'main', 'thinker.js')) })
  const host = await openHost({ folder, log, thinkers, source: () => seeded(matches++) })
  const renderer = resolve('out', 'renderer')
  // Tables are opened to guests at this machine alone; no interface means that nothing is announced or looked for.
  const network = { interfaces: () => [] }
  host.useLan(lanOf({ host, renderer, log, address: '127.0.0.1', port: 0, network }))
  const server = await openLoopback({ host, renderer, log })
  return {
    url: () => server.url,
    close: async () => {
      await server.close()
      await host.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
