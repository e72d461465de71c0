/** Getting to a table: with the tokens of this device, and with the room password where one is asked. */
import type { Reply } from '../../shared/protocol/messages'
import { challengeOf, keyOf, proofOf } from '../lan/proof'
import { tokensOf } from '../lan/tokens'
import type { useConnection } from './connection'

/**
 * Makes the function that asks for a table. `password` is what a person typed; its key is kept in memory alone, so
 * that whoever only watches comes back after a lost connection without typing.
 */
export function entering(connection: Pick<ReturnType<typeof useConnection>, 'request' | 'hostId' | 'guest'>) {
  const keys = new Map<string, Uint8Array>()

  return async function enter(table: string, password?: string): Promise<Reply<'openTable'>> {
    const tokens = connection.guest ? tokensOf(connection.hostId, table) : []
    const request = { type: 'openTable' as const, table, ...(tokens.length > 0 && { tokens }) }
    const first = await connection.request(request)
    const challenge = first.ok ? undefined : challengeOf(first.refusal)
    if (!challenge) return first
    const place = `${connection.hostId} ${table} ${challenge.salt}`
    const key = password === undefined ? keys.get(place) : await keyOf(password, challenge)
    if (!key) return first
    const second = await connection.request({ ...request, proof: proofOf(key, challenge) })
    if (second.ok) keys.set(place, key)
    else keys.delete(place)
    return second
  }
}
