/** Getting to a table: with the tokens of this device, and with the room password where one is asked. */
import type { Reply } from '../../shared/protocol/messages'
import { challengeOf, keyOf, proofOf } from '../lan/proof'
import { dropRoomKey, keepRoomKey, roomKey } from '../lan/room-keys'
import { keepTokens, tokensBySeat } from '../lan/tokens'
import type { useConnection } from './connection'

type Tokens = Readonly<Record<string, string>>

/** A host reads so many tokens at once: one for each seat. */
const mostTokens = 8

/**
 * Makes the function that asks for a table. `after` names the table that another is a rematch of: its tokens give seats
 * there too. `password` is what a person typed; its key is kept for this tab, so that whoever only watches comes back
 * after a lost connection or a reload without typing.
 */
export function entering(
  connection: Pick<ReturnType<typeof useConnection>, 'request' | 'hostId' | 'guest'>,
  after: (table: string) => string | undefined
) {
  function tokensFor(table: string): Tokens {
    const before = after(table)
    const { hostId } = connection
    return { ...(before !== undefined && tokensBySeat(hostId, before)), ...tokensBySeat(hostId, table) }
  }

  /** Tokens that give nothing are forgotten: the seat was freed, or never this device's. */
  function settle(table: string, tokens: Tokens, reply: Reply<'openTable'>): void {
    if (!connection.guest || !reply.ok) return
    const { own, asking = [] } = reply.value
    const good = Object.entries(tokens).filter(
      ([seat]) => own.includes(Number(seat)) || asking.includes(Number(seat))
    )
    keepTokens(connection.hostId, table, Object.fromEntries(good))
  }

  return async function enter(table: string, password?: string): Promise<Reply<'openTable'>> {
    const kept = connection.guest ? tokensFor(table) : {}
    const tokens = Object.values(kept).slice(0, mostTokens)
    const request = { type: 'openTable' as const, table, ...(tokens.length > 0 && { tokens }) }
    const first = await connection.request(request)
    const challenge = first.ok ? undefined : challengeOf(first.refusal)
    if (!challenge) {
      settle(table, kept, first)
      return first
    }
    const place = `${connection.hostId} ${table} ${challenge.salt}`
    const key = password === undefined ? roomKey(place) : await keyOf(password, challenge)
    if (!key) return first
    const second = await connection.request({ ...request, proof: proofOf(key, challenge) })
    if (second.ok) keepRoomKey(place, key)
    else if (second.refusal.code === 'password-wrong') dropRoomKey(place)
    settle(table, kept, second)
    return second
  }
}
