/** Getting to a table: by proving the tokens of this device, by a link, and with the room password where one is asked. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Reply } from '../../shared/protocol/messages'
import { lostCodes } from '../link/link'
import { challengeOf, keyOf, proofOf } from '../link/proofs/proof'
import { dropRoomKey, keepRoomKey, roomKey } from '../link/proofs/room-keys'
import type { SeatLink } from '../link/proofs/seat-link'
import { prove, type Proving, type SeatKey } from '../link/proofs/seat-proof'
import { dropToken, keepToken, tokensOf } from '../link/proofs/tokens'
import type { useConnection } from './connection'

/** A host reads so many proofs at once. */
const mostProofs = 16

type Opened = Reply<'openTable'>

/**
 * What a page knows of the hosts it enters: whom it may believe. `after` names the table that another is a rematch of:
 * its tokens give seats there too.
 */
export function entering(
  connection: Pick<
    ReturnType<typeof useConnection>,
    'request' | 'hostId' | 'guest' | 'away' | 'session' | 'back'
  >,
  after: (table: string) => string | undefined
) {
  /** Seats that the host has proved to know, and those claimed of it since: no word of others is believed. */
  const trusted = new Set<Seat>()
  /** Seats of this device that the host has not proved to know. */
  const unproven = shallowRef<readonly Seat[]>([])
  /** The link that brought this page here and has not been used yet. */
  const link = shallowRef<SeatLink>()
  /** A link gave no seat. */
  const linkFailed = shallowRef(false)
  /** Tokens made by links whose answers were lost, by table. */
  const made: { readonly table: string; readonly key: SeatKey }[] = []
  /** Hosts that were looked for elsewhere since they last proved themselves. */
  const sought = new Set<string>()

  /** True for a seat that the host may say is this device's. */
  const trusts = (seat: Seat): boolean => !connection.guest || trusted.has(seat)

  /** This device claims a seat of the host: what it says of the seat from now on is believed. */
  function trust(seat: Seat): void {
    trusted.add(seat)
  }

  function keysFor(table: string): SeatKey[] {
    const before = after(table)
    const tables = before === undefined ? [table] : [table, before]
    const kept = tables.flatMap((one) => tokensOf(connection.hostId, one))
    const lost = made.filter((one) => one.table === table).map(({ key }) => key)
    return [...kept, ...lost].map(({ seat, token }) => ({ seat, token })).slice(0, mostProofs)
  }

  async function ask(table: string, proof?: ReturnType<typeof proofOf>): Promise<Opened> {
    const request = { type: 'openTable' as const, table, ...(proof && { proof }) }
    if (!connection.guest) return connection.request(request)
    const opener = link.value?.table === table ? link.value : undefined
    const keys = keysFor(table)
    if (keys.length === 0 && !opener) return settle(table, undefined, await connection.request(request))
    const proving = prove(connection.session, table, keys, opener)
    const reply = await connection.request({ ...request, seatProofs: proving.proofs })
    return settle(table, proving, reply)
  }

  /** Takes note of what the host has proved, and leaves out of its answer what it has not. */
  function settle(table: string, proving: Proving | undefined, reply: Opened): Opened {
    const { hostId } = connection
    const linked = proving?.linked
    if (!reply.ok) {
      if (linked && lostCodes.includes(reply.refusal.code)) made.push({ table, key: linked })
      else if (linked) [link.value, linkFailed.value] = [undefined, true]
      return reply
    }
    const verified = proving?.verified(reply.value.seatProofs ?? []) ?? []
    for (const key of verified) keepToken(hostId, table, { ...key, sure: true })
    trusted.clear()
    for (const { seat } of verified) trust(seat)
    unproven.value = tokensOf(hostId, table)
      .filter(({ seat, sure }) => sure && !trusted.has(seat))
      .map(({ seat }) => seat)
    if (linked) [link.value, linkFailed.value] = [undefined, !verified.includes(linked)]
    const { own, asking, ...value } = reply.value
    const waits = asking?.filter(trusts) ?? []
    return {
      ok: true,
      value: { ...value, own: own.filter(trusts), ...(waits.length > 0 && { asking: waits }) }
    }
  }

  /** `password` is what a person typed; its key is kept for this tab, so that spectators come back. */
  async function through(table: string, password?: string): Promise<Opened> {
    const first = await ask(table)
    const challenge = first.ok ? undefined : challengeOf(first.refusal)
    if (!challenge) return first
    const place = `${connection.hostId} ${table} ${challenge.salt}`
    const key = password === undefined ? roomKey(place) : await keyOf(password, challenge)
    if (!key) return first
    const second = await ask(table, proofOf(key, challenge))
    if (second.ok) keepRoomKey(place, key)
    else if (second.refusal.code === 'password-wrong') dropRoomKey(place)
    return second
  }

  /**
   * Asks for a table. Another host that does not prove to know the seats of this device may be a pretender at the
   * address: once, it is looked for elsewhere before this one is taken.
   */
  async function enter(table: string, password?: string): Promise<Opened> {
    const reply = await through(table, password)
    const { hostId } = connection
    if (unproven.value.length === 0) sought.delete(hostId)
    if (!reply.ok || unproven.value.length === 0 || !connection.away || sought.has(hostId)) return reply
    sought.add(hostId)
    await connection.request({ type: 'seekHost' })
    await connection.back()
    return through(table, password)
  }

  /** Gives up the seats that the host does not know. */
  function forget(table: string): void {
    for (const seat of unproven.value) dropToken(connection.hostId, table, seat)
    unproven.value = []
  }

  return { enter, trusts, trust, forget, unproven, link, linkFailed }
}
