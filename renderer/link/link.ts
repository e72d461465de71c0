/** The one way from the page to its host. */
import type { Ref } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Answers, Push, Reply, Request } from '../../shared/protocol/messages'

/** `lost`: the host does not answer; the link tries on. */
export type LinkState = 'open' | 'lost'

/** What the host says about itself and about what this page may do. */
export type Greeting = Answers['hello']

/** Refusal code of a request that found no host or lost it before the answer. */
export const hostLost = 'host-lost'

/** Refusals of a page whose host does not answer. */
export const lostCodes: readonly string[] = [hostLost, 'away-lost']

/** A host, near or far. A request is always answered: without a host by the refusal `host-lost`. */
export interface HostLink {
  /** Asks the host. Never rejects. */
  request<R extends Request>(request: R): Promise<Reply<R['type']>>
  /** Hears what the host says unasked; the answer stops it. */
  onPush(listener: (push: Push) => void): () => void
  /** Whether the host is there. */
  readonly state: Readonly<Ref<LinkState>>
  /** The host's answer to the latest hello; undefined before the first one. */
  readonly greeting: Readonly<Ref<Greeting | undefined>>
  /** Why the host would not talk to this page (another protocol version), if so. */
  readonly refused: Readonly<Ref<Refusal | undefined>>
}

/** The answer when there is no host. */
export function lostReply(): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code: hostLost } }
}
