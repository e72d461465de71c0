/** The link: the only way from the page to its host. */
import type { Ref } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Answers, Push, Reply, Request } from '../../shared/protocol/messages'

/** `lost`: the host does not answer; the link keeps trying to reconnect. */
export type LinkState = 'open' | 'lost'

/** What the host says about itself and about what this page may do. */
export type Greeting = Answers['hello']

/** Refusal code of a request when the host is not reachable, or is lost before it has answered. */
export const hostLost = 'host-lost'

/** Refusal codes of a host that does not answer: the page's own, or one it visits. */
export const lostCodes: readonly string[] = [hostLost, 'away-lost']

/** A connection to a host. Every request is answered; without a host, by the refusal `host-lost`. */
export interface HostLink {
  /** Sends a request. Never rejects. */
  request<R extends Request>(request: R): Promise<Reply<R['type']>>
  /** Calls the listener for each push of the host, until the returned function is called. */
  onPush(listener: (push: Push) => void): () => void
  /** Whether the host is reachable. */
  readonly state: Readonly<Ref<LinkState>>
  /** The host was lost because it said that it stops. Undefined where a link cannot know. */
  readonly closed?: Readonly<Ref<boolean>>
  /** The host's answer to the latest hello; undefined before the first one. */
  readonly greeting: Readonly<Ref<Greeting | undefined>>
  /** The refusal of the latest hello, if it was refused (another protocol version). */
  readonly refused: Readonly<Ref<Refusal | undefined>>
}

/** The reply to a request when the host is not reachable. */
export function lostReply(): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code: hostLost } }
}
