/** A link over the desktop app's bridge. */
import { shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Bridge } from '../../shared/protocol/bridge'
import type { Push, Reply, Request } from '../../shared/protocol/messages'
import { protocolVersion } from '../../shared/protocol/version'
import { appVersion } from './app-version'
import { lostReply, type Greeting, type HostLink, type LinkState } from './link'

/** The desktop app's bridge, exposed by its preload script; undefined in a browser. */
export function bridgeOf(page: object): Bridge | undefined {
  return Reflect.get(page, 'caravanserai') as Bridge | undefined
}

/** How long to wait before saying hello to a lost host again, in milliseconds. */
const retryDelay = 1000

/** Makes a link over `bridge`, and says hello at once. */
export function bridgeLink(bridge: Pick<Bridge, 'request' | 'onMessage'>): HostLink {
  const state = shallowRef<LinkState>('open')
  const greeting = shallowRef<Greeting>()
  const refused = shallowRef<Refusal>()

  async function request<R extends Request>(message: R): Promise<Reply<R['type']>> {
    try {
      return (await bridge.request(message)) as Reply<R['type']>
    } catch {
      if (state.value === 'open') {
        state.value = 'lost'
        setTimeout(() => void hello(), retryDelay)
      }
      return lostReply()
    }
  }

  async function hello(): Promise<void> {
    try {
      const reply = (await bridge.request({
        type: 'hello',
        protocol: protocolVersion,
        app: appVersion
      })) as Reply<'hello'>
      refused.value = reply.ok ? undefined : reply.refusal
      if (reply.ok) greeting.value = reply.value
      state.value = 'open'
    } catch {
      state.value = 'lost'
      setTimeout(() => void hello(), retryDelay)
    }
  }

  void hello()
  return {
    request,
    onPush: (listener) => bridge.onMessage((message) => listener(message as Push)),
    state,
    greeting,
    refused
  }
}
