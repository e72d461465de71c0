/** Other hosts on the LAN: listing them, joining one and coming back, and diagnosing the network. */
import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Endpoint } from '../../shared/lan/ipv4'
import type { HostRow, Reply, Visited } from '../../shared/protocol/messages'
import { endpointOf, rememberedVisit, rememberVisit } from '../link/visited-host'
import { useConnection, type Away } from './connection'
import { useTables } from './tables'

/** Milliseconds between two attempts to rejoin the other host after this page's own host was unreachable. */
const retryDelay = 3000

export const useLan = defineStore('lan', () => {
  const connection = useConnection()
  const tables = useTables()
  const hosts = shallowRef<readonly HostRow[]>([])
  /** Why the network cannot be searched for hosts. */
  const problem = shallowRef<Refusal>()
  let at: Endpoint | undefined

  /** Starts or stops searching the network for hosts. */
  async function find(on: boolean): Promise<void> {
    if (!on) hosts.value = []
    const reply = await connection.request({ type: 'findHosts', on })
    problem.value = reply.ok ? undefined : reply.refusal
  }

  /** Joins the host at an address; the refusal says why it cannot be reached or is incompatible. */
  async function join(to: Endpoint): Promise<Refusal | undefined> {
    const reply = await connection.request({ type: 'joinHost', to: { ...to } })
    if (!reply.ok) return reply.refusal
    const { tables: list, ...visited } = reply.value
    setVisit(visited, 'open')
    tables.replace(list)
    return undefined
  }

  /** Records which other host this page is at, and remembers its address for a reload. */
  function setVisit(
    { host, name, at: where, nonce }: Visited,
    state: Away['state'],
    closed: boolean = false
  ): void {
    connection.away = { host, name, at: where, nonce, state, ...(closed && { closed }) }
    at = endpointOf(where)
    rememberVisit(at)
  }

  /** Returns to this page's own host. */
  async function leave(): Promise<void> {
    at = undefined
    rememberVisit(undefined)
    connection.away = undefined
    await connection.request({ type: 'leaveHost' })
    await tables.refresh()
  }

  /** After a reload: rejoins the host this tab was at, if any. */
  async function restore(): Promise<Refusal | undefined> {
    const to = rememberedVisit()
    if (!to || connection.remote) return undefined
    const refusal = await join(to)
    if (refusal) rememberVisit(undefined)
    return refusal
  }

  /** Rejoins the other host after this page's own host has restarted and forgotten that visit; retries until it succeeds. */
  async function rejoin(): Promise<void> {
    const to = at
    // Another attempt may have succeeded meanwhile: joining once more would take this page from its table.
    if (!to || connection.state === 'lost' || connection.away?.state === 'open') return
    if ((await join(to)) && at === to) setTimeout(() => void rejoin(), retryDelay)
  }

  /** Diagnoses the network, and whether an address can be reached unless it is empty. */
  const check = (address: string): Promise<Reply<'checkNetwork'>> =>
    connection.request({ type: 'checkNetwork', ...(address !== '' && { address }) })

  /** Starts listening to the host. Call once, when the link is attached. */
  function listen(): void {
    connection.onPush((push) => {
      if (push.type === 'hosts') hosts.value = push.hosts
      else if (push.type === 'away' && connection.away?.host === push.host)
        setVisit(push, push.state, push.closed)
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
