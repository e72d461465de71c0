/** The connection to the host: the only door for requests, and what the page says when the host is gone. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Push, Reply, Request } from '../../shared/protocol/messages'
import { lostReply, type HostLink } from '../link/link'

export const useConnection = defineStore('connection', () => {
  const link = shallowRef<HostLink>()
  const state = computed(() => link.value?.state.value ?? 'open')
  const refused = computed(() => link.value?.refused.value)

  /** Sets the link. Call once, before anything is asked. */
  function attach(to: HostLink): void {
    link.value = to
  }

  /** Asks the host. Never rejects: without a host the answer is the refusal `host-lost`. */
  async function request<R extends Request>(message: R): Promise<Reply<R['type']>> {
    return link.value ? link.value.request(message) : lostReply()
  }

  /** Hears what the host says unasked; the answer stops it. */
  function onPush(listener: (push: Push) => void): () => void {
    return link.value?.onPush(listener) ?? (() => undefined)
  }

  return { state, refused, attach, request, onPush }
})
