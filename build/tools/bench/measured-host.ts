/** The host that is measured over sockets, in a process and a save folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reply } from '../../../shared/protocol/messages'
import { startChild } from '../lib/child'
import type { AskHost } from './lan-table'

export interface MeasuredHost {
  readonly folder: string
  readonly port: number
  readonly ask: AskHost
}

/** Runs `work` with a host, and ends the host afterwards. */
export async function withHost<T>(work: (host: MeasuredHost) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-bench-'))
  const host = await startChild('lan-host', [folder])
  const ask: AskHost = async (request) => {
    const reply = (await host.ask(request)) as Reply
    if (!reply.ok) throw new Error(`${request.type} was refused: ${reply.refusal.code}`)
    return reply.value
  }
  try {
    const { port } = host.first as { port: number }
    return await work({ folder, port, ask })
  } finally {
    await host.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
