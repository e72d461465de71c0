/** What people at a table do apart from playing: claim and leave seats and chat; and the host's decisions about them. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { LanState, Reply, Request, SeatBy } from '../../shared/protocol/messages'
import { lostCodes } from '../link/link'
import { dropToken, keepToken, newToken } from '../link/proofs/tokens'
import { useConnection } from './connection'
import { useTable } from './table'

/** How a table is shared on the LAN; a password that is left out stays as it is. */
export type Sharing = NonNullable<Extract<Request, { type: 'shareTable' }>['share']>

/** A seat that this device has requested: `waiting` once the host lists the request, `declined` once it said no. */
interface Wished {
  /** Id of its table. */
  readonly table: string
  readonly seat: Seat
  readonly name: string
  readonly state: 'sent' | 'waiting' | 'declined'
  readonly token: string
}

export const useRoom = defineStore('room', () => {
  const connection = useConnection()
  const table = useTable()
  /** Why the latest action was refused. */
  const problem = shallowRef<Refusal>()
  const lan = shallowRef<LanState>({ open: false })
  /** The seat that this device has asked the people at the host for, with the state of that request. */
  const wished = shallowRef<Wished>()
  /** Names of people whose chat lines are hidden on this page. */
  const muted = shallowRef<ReadonlySet<string>>(new Set())

  /** The seats that are being claimed: host, table and seat. */
  const claiming = new Set<string>()

  const tableId = (): string => table.info?.id ?? ''
  /** The chat lines of people who are not muted. */
  const chat = computed(() => table.chat.filter((line) => !muted.value.has(line.from)))
  /** When the latest line was said that somebody has seen on this page, in the panel or on arriving at the table. */
  const seenUntil = shallowRef(0)
  /** How many lines of others came after it. */
  const unread = computed(
    () =>
      chat.value.filter(
        ({ at, seat }) => at > seenUntil.value && (seat === null || !table.own.includes(seat))
      ).length
  )
  /** Number of seats that a guest may claim. */
  const free = computed(
    () => (table.info?.seats ?? []).filter((seat) => seat.by === 'lan' && !seat.taken).length
  )
  /** True if a person is or may be at another device, so that there is somebody to chat with. */
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
   * Claims a free seat. This device makes the token and stores it before sending it: if the host is lost before it answers,
   * the stored token is proved once it is back, and the seat is claimed again if that fails. True if the seat now belongs to
   * this device; false if it was refused or the people at the host must agree first (the seat then arrives with a push).
   */
  async function claim(seat: Seat, name: string): Promise<boolean> {
    const [host, at] = [connection.hostId, tableId()]
    const place = `${host} ${at} ${seat}`
    // The token of a claim that is under way may be the seat's already: another must not take its place.
    if (claiming.has(place)) return false
    claiming.add(place)
    try {
      return await claimAt(host, at, seat, name)
    } finally {
      claiming.delete(place)
    }
  }

  async function claimAt(host: string, at: string, seat: Seat, name: string): Promise<boolean> {
    wished.value = undefined
    for (;;) {
      const token = newToken()
      keepToken(host, at, { seat, token, sure: false })
      table.trust(seat)
      const reply = await ask({ type: 'claimSeat', seat, name, token, ask: true })
      if (reply.ok && reply.value.asked) {
        if (tableId() !== at) return false
        const state = table.wishing.includes(seat) ? 'waiting' : 'sent'
        wished.value = { table: at, seat, name: table.info?.seats[seat]?.name ?? name, state, token }
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
      await connection.whenReachable()
      // Opening the table proves all tokens, so the seat is ours if the host had received the claim. A retry uses a new
      // token, because whoever answers at this address now may be another host.
      if (tableId() !== at || (await table.open(at))) return false
      if (table.own.includes(seat)) return true
    }
  }

  function markRead(): void {
    seenUntil.value = table.chat.at(-1)?.at ?? 0
  }

  watch(
    () => table.info?.id,
    () => {
      problem.value = undefined
      markRead()
    },
    // Before the next line can arrive.
    { flush: 'sync' }
  )
  // A declined request is not announced: it is missing from the next push, and the seat is not ours.
  watch(
    () => [table.wishing, table.info, connection.reachable, table.replay] as const,
    ([wishing, info, reachable, replay]) => {
      const wish = wished.value
      // A replay does not show which seats are ours.
      if (!wish || replay) return
      // Leaving the table has withdrawn the request.
      if (wish.table !== info?.id) wished.value = undefined
      else if (wish.state === 'declined') return
      else if (!reachable) wished.value = undefined
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

  /** Gives up a seat of this device. */
  async function leaveSeat(seat: Seat): Promise<void> {
    const [host, at] = [connection.hostId, tableId()]
    const reply = await ask({ type: 'leaveSeat', seat })
    if (reply.ok) dropToken(host, at, seat)
  }

  // Whoever asked for a seat asks again on the next connection.
  watch(
    () => connection.reachable,
    (now) => {
      if (!now) table.seatAsked = undefined
    }
  )

  /** Answers another device that asks to take over a seat of this one. */
  async function yieldSeat(yes: boolean): Promise<void> {
    const asked = table.seatAsked
    table.seatAsked = undefined
    if (asked) await ask({ type: 'yieldSeat', ask: asked.ask, yes })
  }

  /** Sends a chat line to everybody at the table; false if it was refused. */
  async function say(text: string): Promise<boolean> {
    return (await ask({ type: 'say', text })).ok
  }

  function mute(name: string, on: boolean): void {
    const next = new Set(muted.value)
    if (on) next.add(name)
    else next.delete(name)
    muted.value = next
  }

  /** `style`: of a computer player; null for none, undefined to leave it as it is. */
  const setSeat = (
    seat: Seat,
    by: SeatBy,
    level?: LevelNumber,
    style?: string | null
  ): Promise<Reply<'setSeat'>> =>
    ask({
      type: 'setSeat',
      table: tableId(),
      seat,
      by,
      ...(level && { level }),
      ...(style !== undefined && { style })
    })
  const kick = (seat: Seat): Promise<Reply<'kick'>> => ask({ type: 'kick', table: tableId(), seat })
  /** Creates a single-use link to a seat and returns its secret; undefined if refused. */
  async function linkSeat(seat: Seat): Promise<string | undefined> {
    const reply = await ask({ type: 'linkSeat', table: tableId(), seat })
    return reply.ok ? reply.value.secret : undefined
  }

  /** Answers a guest's request to the people at this device. */
  const decide = (wish: number, yes: boolean): Promise<Reply<'decide'>> =>
    ask({ type: 'decide', table: tableId(), wish, yes })
  const begin = (): Promise<Reply<'beginTable'>> => ask({ type: 'beginTable', table: tableId() })

  /** Shares the table on the LAN, changes how it is shared, or with `null` stops sharing it. */
  async function share(to: Sharing | null): Promise<void> {
    const reply = await ask({ type: 'shareTable', table: tableId(), share: to })
    if (reply.ok) lan.value = reply.value
  }

  /** Refreshes `lan`: the addresses at which this host can be reached. */
  async function refreshLan(): Promise<void> {
    if (connection.guest) return
    const reply = await connection.request({ type: 'lanState' })
    // An equal value is not assigned, so that nothing is redrawn.
    if (reply.ok && JSON.stringify(reply.value) !== JSON.stringify(lan.value)) lan.value = reply.value
  }

  return {
    problem,
    lan,
    wished,
    muted,
    chat,
    unread,
    free,
    social,
    claim,
    leaveSeat,
    yieldSeat,
    say,
    markRead,
    mute,
    setSeat,
    kick,
    linkSeat,
    decide,
    begin,
    share,
    refreshLan
  }
})
