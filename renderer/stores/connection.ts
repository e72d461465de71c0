/** The connection to the host: the only way for requests, who this page is there, and whether the host answers. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Push, Reply, Request, Visited } from '../../shared/protocol/messages'
import type { Session } from '../link/proofs/seat-proof'
import { lostReply, type HostLink } from '../link/link'

/** The other host that this page went to through its own. */
export interface Away extends Visited {
  /** `lost`: it does not answer and is looked for. */
  readonly state: 'open' | 'lost'
}

/** Until the loss of a host has been heard of, in milliseconds. */
const moment = 100

export const useConnection = defineStore('connection', () => {
  const link = shallowRef<HostLink>()
  /** Set by the LAN store alone. */
  const away = shallowRef<Away>()
  /** Why the host can do nothing any more. */
  const stopped = shallowRef<Refusal>()
  const state = computed(() => link.value?.state.value ?? 'open')
  const refused = computed(() => link.value?.refused.value)
  const greeting = computed(() => link.value?.greeting.value)
  /** This page came over the network: the host's own machine is another one. */
  const remote = computed(() => greeting.value?.role === 'guest')
  /** This page plays at somebody else's host: it owns the seats it has tokens for, and decides nothing about tables. */
  const guest = computed(() => remote.value || away.value !== undefined)
  /** Whose tables these are. Undefined before the first greeting. */
  const host = computed(() => away.value ?? greeting.value?.host)
  const hostId = computed(() => away.value?.host ?? greeting.value?.host.id ?? '')
  /** What proofs to this host are bound to. */
  const session = computed<Session>(() => {
    const { at = location.host, nonce = greeting.value?.nonce ?? '' } = away.value ?? {}
    return { host: hostId.value, at, nonce }
  })
  /** The host whose tables these are answers. */
  const reachable = computed(() => state.value === 'open' && away.value?.state !== 'lost')

  // Whatever greets this page next is another host.
  watch([state, away], () => (stopped.value = undefined))

  /** Sets the link. Call once, before anything is asked. */
  function attach(to: HostLink): void {
    link.value = to
    to.onPush((push) => {
      if (push.type === 'hostStopped') stopped.value = push.refusal
    })
  }

  /** Asks the host. Never rejects: without a host the answer is the refusal `host-lost`. */
  async function request<R extends Request>(message: R): Promise<Reply<R['type']>> {
    return link.value ? link.value.request(message) : lostReply()
  }

  /** Hears what the host says unasked; the answer stops it. */
  function onPush(listener: (push: Push) => void): () => void {
    return link.value?.onPush(listener) ?? (() => undefined)
  }

  /** Resolves once the host has said who this page is there, or that it will not, or does not answer. */
  function known(): Promise<void> {
    return new Promise((resolve) => {
      const stop = watch(
        () => greeting.value !== undefined || refused.value !== undefined || state.value === 'lost',
        (now) => {
          if (!now) return
          resolve()
          queueMicrotask(() => stop())
        },
        { immediate: true }
      )
    })
  }

  /** Resolves once the host whose tables these are answers again. */
  async function back(): Promise<void> {
    // The loss may be heard of only after the answer that it cost.
    await new Promise((resolve) => setTimeout(resolve, moment))
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
    ...{ state, stopped, refused, greeting, away, remote, guest, host, hostId, session, reachable },
    ...{ attach, request, onPush, known, back }
  }
})
