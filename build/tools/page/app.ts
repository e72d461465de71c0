/** The product's own host and loopback server inside a tool, on a folder that goes with it, with chance from a seed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openHost } from '../../../main/host'
import { openLoopback } from '../../../main/lan/loopback'
import { seeded } from '../../../shared/engine/chance'

/** A host that serves the built page. */
export interface App {
  /** An address whose one-time key nobody has used yet. */
  url(): string
  close(): Promise<void>
}

/** Starts it. The page must have been built; the tool runs from the project's folder. */
export async function openApp(seed: number): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-tool-'))
  let matches = seed
  const log = (line: string): void => console.error(line)
  const host = await openHost({ folder, log, source: () => seeded(matches++) })
  const server = await openLoopback({ host, renderer: resolve('out', 'renderer'), log })
  return {
    url: () => server.url,
    close: async () => {
      await server.close()
      await host.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
