// Starts loopback servers of hosts for tests, each with a small page.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLoopback, type Loopback } from '../../main/lan/loopback'
import { cleanUp, newFolder, newRig, type Rig } from './rig'

const servers: Loopback[] = []

/** Closes all servers, then all hosts. */
export async function closeAll(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
  await cleanUp()
}

/** Starts a server that `closeAll` closes. */
export async function serve(options: Parameters<typeof openLoopback>[0]): Promise<Loopback> {
  const server = await openLoopback(options)
  servers.push(server)
  return server
}

export interface Stage {
  readonly rig: Rig
  readonly server: Loopback
  readonly port: number
  readonly lines: string[]
}

/** Starts a host with its server and a small page. */
export async function stage(rig?: Rig): Promise<Stage> {
  const own = rig ?? (await newRig())
  const renderer = join(newFolder(), 'page')
  mkdirSync(join(renderer, 'assets'), { recursive: true })
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>table</title>')
  writeFileSync(join(renderer, 'assets', 'index-Ab3_dE5f.js'), 'export {}')
  writeFileSync(join(renderer, 'assets', 'sound.ogg'), 'tune')
  writeFileSync(join(renderer, 'notes.unknown'), 'x')
  writeFileSync(join(renderer, '..', 'secret.txt'), 'secret')
  writeFileSync(join(renderer, '.hidden.txt'), 'secret')
  const lines: string[] = []
  const server = await serve({ host: own.host, renderer, log: (line) => lines.push(line) })
  return { rig: own, server, port: server.port, lines }
}
