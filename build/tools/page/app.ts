/** Runs the app's host inside a tool, with a temporary folder and seeded chance, reachable on loopback only. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openHost } from '../../../main/host'
import { Thinkers } from '../../../main/host/players/thinkers'
import { lanOf } from '../../../main/lan/lan'
import { openLoopback } from '../../../main/lan/loopback'
import { seeded } from '../../../shared/engine/chance'
import { inProject } from '../lib/folders'

/** A host that serves the built page. */
export interface App {
  /** The page's URL, with an unused one-time key. */
  url(): string
  close(): Promise<void>
}

/** Starts the host. Page and main process must have been built. */
export async function openApp(seed: number): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-tool-'))
  let matches = seed
  const log = (line: string): void => console.error(line)
  // The worker of the built app, since the tool's bundle has none.
  const thinkers = new Thinkers({ log, begin: () => new Worker(inProject('out', 'main', 'thinker.js')) })
  const host = await openHost({ folder, log, thinkers, source: () => seeded(matches++) })
  const renderer = inProject('out', 'renderer')
  // Only guests on this machine can join; without interfaces nothing is announced or looked for.
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
