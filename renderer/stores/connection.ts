/** The connection to the host: sends all requests, and knows this page's role there and whether the host answers. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Push, Reply, Request, Visited } from '../../shared/protocol/messages'
import type { Session } from '../link/proofs/seat-proof'
import { lostReply, type HostLink } from '../link/link'

/** Another host that this page is visiting through its own host. */
export interface Away extends Visited {
  /** `lost`: it does not answer, and this page's own host is searching for it. */
  readonly state: 'open' | 'lost'
  /** It is lost because it said that it stops. */
  readonly closed?: boolean
}

/** Milliseconds after which the loss of a host is certainly reflected in `reachable`. */
const lossDelay = 100

export const useConnection = defineStore('connection', () => {
  const link = shallowRef<HostLink>()
  /** Set by the LAN store alone. */
  const away = shallowRef<Away>()
  /** Why the host has stopped working. */
  const stopped = shallowRef<Refusal>()
  const state = computed(() => link.value?.state.value ?? 'open')
  /** The host whose tables this page shows said that it stops, and is not back yet. */
  const closed = computed(() => away.value?.closed ?? link.value?.closed?.value ?? false)
  const refused = computed(() => link.value?.refused.value)
  const greeting = computed(() => link.value?.greeting.value)
  /** This page was loaded over the network: its host runs on another machine. */
  const remote = computed(() => greeting.value?.role === 'guest')
  /** This page plays at somebody else's host: it owns only the seats it has tokens for, and cannot manage tables. */
  const guest = computed(() => remote.value || away.value !== undefined)
  /** The host whose tables this page shows. Undefined before the first greeting. */
  const host = computed(() => away.value ?? greeting.value?.host)
  const hostId = computed(() => away.value?.host ?? greeting.value?.host.id ?? '')
  /** The session that proofs of seats are bound to, so that another host cannot reuse them. */
  const session = computed<Session>(() => {
    const { at = location.host, nonce = greeting.value?.nonce ?? '' } = away.value ?? {}
    return { host: hostId.value, at, nonce }
  })
  /** The host whose tables this page shows answers. */
  const reachable = computed(() => state.value === 'open' && away.value?.state !== 'lost')

  // The next host that greets this page is a new one and has not stopped.
  watch([state, away], () => (stopped.value = undefined))

  /** Sets the link. Call once, before the first request. */
  function attach(to: HostLink): void {
    link.value = to
    to.onPush((push) => {
      if (push.type === 'hostStopped') stopped.value = push.refusal
    })
  }

  /** Sends a request to the host. Never rejects: without a host it resolves to the refusal `host-lost`. */
  async function request<R extends Request>(message: R): Promise<Reply<R['type']>> {
    return link.value ? link.value.request(message) : lostReply()
  }

  /** Listens to what the host sends unasked; returns a function that stops listening. */
  function onPush(listener: (push: Push) => void): () => void {
    return link.value?.onPush(listener) ?? (() => undefined)
  }

  /**
   * Resolves once the host has greeted this page or refused it. While it cannot be reached nobody knows whose page this is,
   * so that neither its settings nor its first screen can be chosen.
   */
  function whenGreeted(): Promise<void> {
    return new Promise((resolve) => {
      const stop = watch(
        () => greeting.value !== undefined || refused.value !== undefined,
        (now) => {
          if (!now) return
          resolve()
          queueMicrotask(() => stop())
        },
        { immediate: true }
      )
    })
  }

  /** Resolves once the host whose tables this page shows is reachable again. */
  async function whenReachable(): Promise<void> {
    // A request may fail before `reachable` reflects the loss that caused it.
    await new Promise((resolve) => setTimeout(resolve, lossDelay))
    await new Promise<void>((resolve) => {
      const stop = watch(
        reachable,
        (now) => {
          if (!now) return
          resolve()
          queueMicrotask(() => stop())
        },
        { immediate: true }
      )
    })
  }

  return {
    state,
    closed,
    stopped,
    refused,
    greeting,
    away,
    remote,
    guest,
    host,
    hostId,
    session,
    reachable,
    attach,
    request,
    onPush,
    whenGreeted,
    whenReachable
  }
})
