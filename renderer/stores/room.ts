/** What people at a table do beside playing: sit down, go, talk; and what the host's own page decides about them. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { LanState, Reply, Request, SeatBy } from '../../shared/protocol/messages'
import { hostLost } from '../link/link'
import { dropToken, keepToken, newToken } from '../lan/tokens'
import { useConnection } from './connection'
import { useTable } from './table'

/** How a table is to be open to the LAN: a password left out stays as it is. */
export type Sharing = NonNullable<Extract<Request, { type: 'shareTable' }>['share']>

/** Refusals of a page whose host does not answer. */
const lostCodes: readonly string[] = [hostLost, 'away-lost']

export const useRoom = defineStore('room', () => {
  const connection = useConnection()
  const table = useTable()
  /** Why the latest of these was refused. */
  const problem = shallowRef<Refusal>()
  const lan = shallowRef<LanState>({ open: false })
  /** Names whose lines are not shown on this page. */
  const muted = shallowRef<ReadonlySet<string>>(new Set())

  const id = (): string => table.info?.id ?? ''
  /** Lines of those who are not muted. */
  const chat = computed(() => table.chat.filter((line) => !muted.value.has(line.from)))
  /** Seats that a guest may claim. */
  const free = computed(
    () => (table.info?.seats ?? []).filter((seat) => seat.by === 'lan' && !seat.taken).length
  )
  /** Somebody is or may be at another device: the people of this table matter. */
  const social = computed(
    () =>
      connection.guest ||
      table.info?.share !== undefined ||
      (table.info?.seats ?? []).some((seat) => seat.by !== 'here')
  )

  async function ask<R extends Request>(request: R): Promise<Reply<R['type']>> {
    const reply = await connection.request(request)
    problem.value = reply.ok ? undefined : reply.refusal
    return reply
  }

  /**
   * Sits down on a free seat and keeps its token. The token is this device's own proposal: if the host is lost before
   * it has answered, the same claim is made again when it is back. True if the seat is this device's now.
   */
  async function claim(seat: Seat, name: string): Promise<boolean> {
    const [host, at, token] = [connection.hostId, id(), newToken()]
    for (;;) {
      keepToken(host, at, seat, token)
      const reply = await ask({ type: 'claimSeat', seat, name, token })
      if (reply.ok) return true
      if (!lostCodes.includes(reply.refusal.code)) {
        dropToken(host, at, seat)
        return false
      }
      await connection.back()
      // The table is opened again with all tokens: this one has its seat if the claim had come through.
      if (id() !== at || (await table.open(at))) return false
      if (table.own.includes(seat)) return true
    }
  }

  /** Gives an own seat back. */
  async function leaveSeat(seat: Seat): Promise<void> {
    const reply = await ask({ type: 'leaveSeat', seat })
    if (reply.ok) dropToken(connection.hostId, id(), seat)
  }

  /** Answers another device that asks for a seat of this one. */
  async function yieldSeat(yes: boolean): Promise<void> {
    const asked = table.seatAsked
    table.seatAsked = undefined
    if (asked) await ask({ type: 'yieldSeat', ask: asked.ask, yes })
  }

  /** Says something to everybody; false if it was refused. */
  async function say(text: string): Promise<boolean> {
    return (await ask({ type: 'say', text })).ok
  }

  function mute(name: string, on: boolean): void {
    const next = new Set(muted.value)
    if (on) next.add(name)
    else next.delete(name)
    muted.value = next
  }

  const setSeat = (seat: Seat, by: SeatBy): Promise<Reply<'setSeat'>> =>
    ask({ type: 'setSeat', table: id(), seat, by })
  const kick = (seat: Seat): Promise<Reply<'kick'>> => ask({ type: 'kick', table: id(), seat })
  const begin = (): Promise<Reply<'beginTable'>> => ask({ type: 'beginTable', table: id() })

  /** Opens the table to the LAN, changes how, or closes it. */
  async function share(to: Sharing | null): Promise<void> {
    const reply = await ask({ type: 'shareTable', table: id(), share: to })
    if (reply.ok) lan.value = reply.value
  }

  /** Asks where this host can be reached. */
  async function look(): Promise<void> {
    if (connection.guest) return
    const reply = await connection.request({ type: 'lanState' })
    if (reply.ok) lan.value = reply.value
  }

  return {
    ...{ problem, lan, muted, chat, free, social },
    ...{ claim, leaveSeat, yieldSeat, say, mute, setSeat, kick, begin, share, look }
  }
})
