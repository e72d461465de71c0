// Asks a host for its name and its tables, for the list of hosts: one connection that is closed again at once.

import type { Endpoint } from '../../shared/lan/ipv4'
import type { TableInfo } from '../../shared/protocol/messages'
import { Refused } from '../host/refusal-error'
import { hostIdSchema } from './discovery/index'
import { openHostSocket } from './host-socket'

/** What a host says about itself. */
export interface HostHello {
  readonly hostId: string
  readonly name: string
  /** Version of its app. */
  readonly app: string
  /** Whether it has our protocol version; if not, `tables` is empty. */
  readonly fits: boolean
  readonly tables: readonly TableInfo[]
}

const ignoreAll = { push: () => undefined, lost: () => undefined }

/** Asks the host at an endpoint. Resolves with undefined if nobody answers there, or no host. */
export async function helloTo(endpoint: Endpoint, signal: AbortSignal): Promise<HostHello | undefined> {
  try {
    const socket = await openHostSocket(endpoint, ignoreAll, signal)
    const reply = await socket.request({ type: 'listTables' })
    socket.close()
    const { host, app } = socket.hello
    const tables = reply.ok && 'tables' in reply.value ? reply.value.tables : []
    return { hostId: host.id, name: host.name, app, fits: true, tables }
  } catch (error) {
    return error instanceof Refused ? foreign(error) : undefined
  }
}

/** The hello of a host with another protocol version, which names itself in its refusal. */
function foreign({ refusal: { code, numbers = {} } }: Refused): HostHello | undefined {
  const hostId = hostIdSchema.safeParse(numbers['id'])
  if (code !== 'protocol-differs' || !hostId.success) return undefined
  const { name = '', hostApp = '' } = numbers
  return { hostId: hostId.data, name: String(name), app: String(hostApp), fits: false, tables: [] }
}
