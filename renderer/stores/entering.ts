/** Opens tables: proves this device's seat tokens or a seat link to the host, and the room password where one is set. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import type { Reply, TableInfo } from '../../shared/protocol/messages'
import { lostCodes } from '../link/link'
import { challengeOf, keyOf, proofOf } from '../link/proofs/proof'
import { dropRoomKey, keepRoomKey, roomKey } from '../link/proofs/room-keys'
import type { SeatLink } from '../link/proofs/seat-link'
import { prove, type Proving, type SeatKey } from '../link/proofs/seat-proof'
import { dropToken, keepToken, tokensFor, tokensOf } from '../link/proofs/tokens'
import type { useConnection } from './connection'
import type { Opening } from './table-types'

/** The most proofs that a host accepts in one request. */
const maxProofs = 16

type Opened = Reply<'openTable'>
/** The only seats to prove; undefined: all. */
type Held = readonly Seat[] | undefined
const isHeld = (held: Held, seat: Seat): boolean => held?.includes(seat) ?? true

/**
 * Opens tables and keeps track of which seats the host has proved to know, so that an impostor at its address is not
 * believed. `listed` returns a table of the host's list: tokens of the one that it is a rematch of are valid for it too.
 */
export function entering(
  connection: Pick<
    ReturnType<typeof useConnection>,
    'request' | 'hostId' | 'guest' | 'away' | 'session' | 'whenReachable'
  >,
  listed: (table: string) => TableInfo | undefined
) {
  /** Seats whose tokens the host has proved to know, and those claimed since; what it says about others is ignored. */
  const trusted = new Set<Seat>()
  /** Seats of this device whose tokens the host has not proved to know. */
  const unproven = shallowRef<readonly Seat[]>([])
  /** The seat link that this page was opened with, until it is used. */
  const link = shallowRef<SeatLink>()
  /** The latest seat link was used without giving a seat. */
  const linkFailed = shallowRef(false)
  /** Tokens of seat links whose request got no answer: the host may have accepted them. */
  const unanswered: { readonly table: string; readonly key: SeatKey }[] = []
  /** Ids of hosts that have been searched for at other addresses since they last proved all tokens. */
  const searched = new Set<string>()

  /** Whether to believe the host that this seat belongs to this device. */
  const trusts = (seat: Seat): boolean => !connection.guest || trusted.has(seat)

  /** Believes the host about a seat from now on, because this device is claiming it. */
  function trust(seat: Seat): void {
    trusted.add(seat)
  }

  function keysFor(table: string, held: Held): SeatKey[] {
    const kept = tokensFor(connection.hostId, listed(table) ?? { id: table }).filter(
      ({ seat, sure }) => !sure || isHeld(held, seat)
    )
    const lost = unanswered.filter((one) => one.table === table).map(({ key }) => key)
    return [...kept, ...lost].map(({ seat, token }) => ({ seat, token })).slice(0, maxProofs)
  }

  async function ask(table: string, held: Held, proof?: ReturnType<typeof proofOf>): Promise<Opened> {
    const request = { type: 'openTable' as const, table, ...(proof && { proof }) }
    if (!connection.guest) return connection.request(request)
    const opener = link.value?.table === table ? link.value : undefined
    const keys = keysFor(table, held)
    if (keys.length === 0 && !opener) return settle(table, held, undefined, await connection.request(request))
    const proving = prove(connection.session, table, keys, opener)
    const reply = await connection.request({ ...request, seatProofs: proving.proofs })
    return settle(table, held, proving, reply)
  }

  /** Records which tokens the host has proved, and removes the seats from its answer that it has not. */
  function settle(table: string, held: Held, proving: Proving | undefined, reply: Opened): Opened {
    const { hostId } = connection
    const linked = proving?.linked
    if (!reply.ok) {
      if (linked && lostCodes.includes(reply.refusal.code)) unanswered.push({ table, key: linked })
      else if (linked) [link.value, linkFailed.value] = [undefined, true]
      return reply
    }
    const verified = proving?.verified(reply.value.seatProofs ?? []) ?? []
    for (const key of verified) keepToken(hostId, table, { ...key, sure: true })
    trusted.clear()
    for (const { seat } of verified) trust(seat)
    unproven.value = tokensOf(hostId, table)
      .filter(({ seat, sure }) => sure && !trusted.has(seat) && isHeld(held, seat))
      .map(({ seat }) => seat)
    // A link that was used on this device leads back to the seat: its token is proved here.
    if (linked) [link.value, linkFailed.value] = [undefined, !trusted.has(linked.seat)]
    const { own, asking, ...value } = reply.value
    const waits = asking?.filter(trusts) ?? []
    return {
      ok: true,
      value: { ...value, own: own.filter(trusts), ...(waits.length > 0 && { asking: waits }) }
    }
  }

  /**
   * Opens a table with the typed `password`, or the key stored in this tab, which lets spectators return after a reload
   * and follow to a rematch, which has the same password.
   */
  async function openWithPassword(table: string, held: Held, password?: string): Promise<Opened> {
    const first = await ask(table, held)
    const challenge = first.ok ? undefined : challengeOf(first.refusal)
    if (!challenge) return first
    const placeOf = (room: string): string => `${connection.hostId} ${room} ${challenge.salt}`
    const place = placeOf(table)
    const before = listed(table)?.after
    const stored = roomKey(place) ?? (before === undefined ? undefined : roomKey(placeOf(before)))
    const key = password === undefined ? stored : await keyOf(password, challenge)
    if (!key) return first
    const second = await ask(table, held, proofOf(key, challenge))
    if (second.ok) keepRoomKey(place, key)
    else if (second.refusal.code === 'password-wrong') dropRoomKey(place)
    return second
  }

  /**
   * Opens a table. A visited host that does not prove the tokens of this device may be an impostor at a reused address:
   * the real one is searched for elsewhere, once, before this one is accepted. `held`: prove only these seats, and those
   * just claimed; otherwise all seats of this device.
   */
  async function enter(table: string, { password, held }: Opening = {}): Promise<Opened> {
    const reply = await openWithPassword(table, held, password)
    const { hostId } = connection
    if (unproven.value.length === 0) searched.delete(hostId)
    if (!reply.ok || unproven.value.length === 0 || !connection.away || searched.has(hostId)) return reply
    searched.add(hostId)
    await connection.request({ type: 'seekHost' })
    await connection.whenReachable()
    return openWithPassword(table, held, password)
  }

  /** Deletes the tokens of the seats that the host has not proved to know. */
  function forget(table: string): void {
    for (const seat of unproven.value) dropToken(connection.hostId, table, seat)
    unproven.value = []
  }

  /**
   * Deletes the tokens of the seats that the host has proved to know, and only of those: an impostor cannot delete the
   * tokens of this device.
   */
  function giveUp(table: string): void {
    for (const seat of trusted) dropToken(connection.hostId, table, seat)
  }

  return { enter, trusts, trust, forget, giveUp, unproven, link, linkFailed }
}
