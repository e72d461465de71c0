/** Other hosts on the LAN: the list of them, going to one and coming back, and why one cannot be seen. */
import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Endpoint } from '../../shared/lan/ipv4'
import type { HostRow, Reply, Visited } from '../../shared/protocol/messages'
import { endpointOf, rememberedVisit, rememberVisit } from '../link/visited-host'
import { useConnection, type Away } from './connection'
import { useTables } from './tables'

/** Pause before a host is tried again after this page's own host was gone, in milliseconds. */
const again = 3000

export const useLan = defineStore('lan', () => {
  const connection = useConnection()
  const tables = useTables()
  const hosts = shallowRef<readonly HostRow[]>([])
  /** Why hosts cannot be looked for. */
  const problem = shallowRef<Refusal>()
  let at: Endpoint | undefined

  /** Looks for hosts, or no longer. */
  async function find(on: boolean): Promise<void> {
    if (!on) hosts.value = []
    const reply = await connection.request({ type: 'findHosts', on })
    problem.value = reply.ok ? undefined : reply.refusal
  }

  /** Goes to the host at an address; the refusal says why it cannot be reached or does not fit. */
  async function join(to: Endpoint): Promise<Refusal | undefined> {
    const reply = await connection.request({ type: 'joinHost', to: { ...to } })
    if (!reply.ok) return reply.refusal
    const { tables: list, ...visited } = reply.value
    visiting(visited, 'open')
    tables.replace(list)
    return undefined
  }

  /** Takes note of where another host is. */
  function visiting({ host, name, at: where, nonce }: Visited, state: Away['state']): void {
    connection.away = { host, name, at: where, nonce, state }
    at = endpointOf(where)
    rememberVisit(at)
  }

  /** Comes back to this page's own host. */
  async function leave(): Promise<void> {
    at = undefined
    rememberVisit(undefined)
    connection.away = undefined
    await connection.request({ type: 'leaveHost' })
    await tables.refresh()
  }

  /** After a reload: back to the host this tab was at, if it was at one. */
  async function restore(): Promise<Refusal | undefined> {
    const to = rememberedVisit()
    if (!to || connection.remote) return undefined
    const refusal = await join(to)
    if (refusal) rememberVisit(undefined)
    return refusal
  }

  /** Own host gone and back: it has forgotten where this page was. */
  async function rejoin(): Promise<void> {
    const to = at
    if (!to || connection.state === 'lost') return
    if ((await join(to)) && at === to) setTimeout(() => void rejoin(), again)
  }

  /** Looks into the network, and at a typed address. */
  const check = (address: string): Promise<Reply<'checkNetwork'>> =>
    connection.request({ type: 'checkNetwork', ...(address !== '' && { address }) })

  /** Starts listening. Call once, when the link is attached. */
  function listen(): void {
    connection.onPush((push) => {
      if (push.type === 'hosts') hosts.value = push.hosts
      else if (push.type === 'away' && connection.away?.host === push.host) visiting(push, push.state)
    })
    watch(
      () => connection.state,
      (state) => {
        if (!connection.away) return
        if (state === 'lost') connection.away = { ...connection.away, state: 'lost' }
        else void rejoin()
      },
      { flush: 'sync' }
    )
  }

  return { hosts, problem, find, join, leave, restore, check, listen }
})
