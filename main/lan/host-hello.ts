// One hello to a host, for the list: who it is, what it plays. The socket is closed again at once.

import type { Endpoint } from '../../shared/lan/ipv4'
import type { TableInfo } from '../../shared/protocol/messages'
import { Refused } from '../host/refusal-error'
import { hostIdSchema } from './discovery/index'
import { openHostSocket } from './host-socket'

/** What a host said of itself. One of another protocol has no tables here. */
export interface HostHello {
  readonly hostId: string
  readonly name: string
  readonly app: string
  readonly fits: boolean
  readonly tables: readonly TableInfo[]
}

const deaf = { push: () => undefined, lost: () => undefined }

/** Undefined if the program that answers is not a host. Rejects if nobody answers. */
export async function helloTo(endpoint: Endpoint, signal: AbortSignal): Promise<HostHello | undefined> {
  try {
    const socket = await openHostSocket(endpoint, deaf, signal)
    const reply = await socket.request({ type: 'listTables' })
    socket.close()
    const { host, app } = socket.hello
    const tables = reply.ok && 'tables' in reply.value ? reply.value.tables : []
    return { hostId: host.id, name: host.name, app, fits: true, tables }
  } catch (error) {
    return error instanceof Refused ? foreign(error) : undefined
  }
}

/** A host of another protocol names itself in its refusal. */
function foreign({ refusal: { code, numbers = {} } }: Refused): HostHello | undefined {
  const hostId = hostIdSchema.safeParse(numbers['id'])
  if (code !== 'protocol-differs' || !hostId.success) return undefined
  const { name = '', hostApp = '' } = numbers
  return { hostId: hostId.data, name: String(name), app: String(hostApp), fits: false, tables: [] }
}
