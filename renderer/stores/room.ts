/** What people at a table do beside playing: sit down, go, talk; and what the host's own page decides about them. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { LanState, Reply, Request, SeatBy } from '../../shared/protocol/messages'
import { lostCodes } from '../link/link'
import { dropToken, keepToken, newToken } from '../link/proofs/tokens'
import { useConnection } from './connection'
import { useTable } from './table'

/** How a table is to be open to the LAN: a password left out stays as it is. */
export type Sharing = NonNullable<Extract<Request, { type: 'shareTable' }>['share']>

/** A seat that was asked for: the host has heard of it (`waiting`) or said no. */
interface Wished {
  readonly seat: Seat
  readonly name: string
  readonly state: 'sent' | 'waiting' | 'declined'
  readonly token: string
}

export const useRoom = defineStore('room', () => {
  const connection = useConnection()
  const table = useTable()
  /** Why the latest of these was refused. */
  const problem = shallowRef<Refusal>()
  const lan = shallowRef<LanState>({ open: false })
  /** The seat this device has asked the host's people for, and how that stands. */
  const wished = shallowRef<Wished>()
  /** Names whose lines are not shown on this page. */
  const muted = shallowRef<ReadonlySet<string>>(new Set())

  const id = (): string => table.info?.id ?? ''
  /** Lines of those who are not muted. */
  const chat = computed(() => table.chat.filter((line) => !muted.value.has(line.from)))
  /** Seats that a guest may claim. */
  const free = computed(
    () => (table.info?.seats ?? []).filter((seat) => seat.by === 'lan' && !seat.taken).length
  )
  /** Somebody is or may be at another device: there is someone to talk to. Computer players are not. */
  const social = computed(
    () =>
      connection.guest ||
      table.info?.share !== undefined ||
      (table.info?.seats ?? []).some((seat) => seat.by === 'lan')
  )

  async function ask<R extends Request>(request: R): Promise<Reply<R['type']>> {
    const reply = await connection.request(request)
    problem.value = reply.ok ? undefined : reply.refusal
    return reply
  }

  /**
   * Sits down on a free seat and keeps its token. The token is this device's own proposal, kept before it is sent: if
   * the host is lost before it has answered, this proves the token when the host is back, or else claims again. True if
   * the seat is now this device's; if the host's people must agree, they are asked, and the seat comes when they say yes.
   */
  async function claim(seat: Seat, name: string): Promise<boolean> {
    wished.value = undefined
    const [host, at] = [connection.hostId, id()]
    for (;;) {
      const token = newToken()
      keepToken(host, at, { seat, token, sure: false })
      table.trust(seat)
      const reply = await ask({ type: 'claimSeat', seat, name, token, ask: true })
      if (reply.ok && reply.value.asked) {
        const state = table.wishing.includes(seat) ? 'waiting' : 'sent'
        wished.value = { seat, name: table.info?.seats[seat]?.name ?? name, state, token }
        return false
      }
      if (reply.ok) {
        keepToken(host, at, { seat, token, sure: true })
        return true
      }
      if (!lostCodes.includes(reply.refusal.code)) {
        dropToken(host, at, seat)
        return false
      }
      await connection.back()
      // The table is opened again with all tokens: this one has its seat if the claim had come through. No token is
      // sent twice: whoever answers now need not be the host.
      if (id() !== at || (await table.open(at))) return false
      if (table.own.includes(seat)) return true
    }
  }

  // The push that ends a wish says by what it leaves out that the answer was no.
  watch(
    () => [table.wishing, table.info, connection.reachable] as const,
    ([wishing, info, reachable]) => {
      const wish = wished.value
      if (!wish || wish.state === 'declined') return
      if (!info || !reachable) wished.value = undefined
      else if (table.own.includes(wish.seat)) {
        keepToken(connection.hostId, info.id, { ...wish, sure: true })
        wished.value = undefined
      } else if (wishing.includes(wish.seat)) wished.value = { ...wish, state: 'waiting' }
      else if (wish.state === 'waiting') {
        wished.value = { ...wish, state: 'declined' }
        dropToken(connection.hostId, info.id, wish.seat)
      }
    }
  )

  /** Gives back a seat of one's own. */
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

  const setSeat = (seat: Seat, by: SeatBy, level?: LevelNumber): Promise<Reply<'setSeat'>> =>
    ask({ type: 'setSeat', table: id(), seat, by, ...(level && { level }) })
  const kick = (seat: Seat): Promise<Reply<'kick'>> => ask({ type: 'kick', table: id(), seat })
  /** The secret of a new single-use link to a seat; undefined if it was refused. */
  async function linkSeat(seat: Seat): Promise<string | undefined> {
    const reply = await ask({ type: 'linkSeat', table: id(), seat })
    return reply.ok ? reply.value.secret : undefined
  }

  /** Answers what a guest asks of the people at this device. */
  const decide = (wish: number, yes: boolean): Promise<Reply<'decide'>> =>
    ask({ type: 'decide', table: id(), wish, yes })
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
    // The same again is not news: what is drawn from it stays.
    if (reply.ok && JSON.stringify(reply.value) !== JSON.stringify(lan.value)) lan.value = reply.value
  }

  return {
    ...{ problem, lan, wished, muted, chat, free, social },
    ...{ claim, leaveSeat, yieldSeat, say, mute, setSeat, kick, linkSeat, decide, begin, share, look }
  }
})
