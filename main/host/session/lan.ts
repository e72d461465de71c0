// What the host asks of the network. It knows no sockets: main/lan gives it one of these.

import type {
  Answers,
  HostRow,
  LanState,
  NetworkReport,
  Push,
  Reply,
  Request
} from '../../../shared/protocol/messages'

export type JoinTarget = Extract<Request, { type: 'joinHost' }>['to']

/** A connection of ours to another host. */
export interface RemoteHost {
  readonly joined: Answers['joinHost']
  /** Asks the other host. Never rejects: without it, the refusal is away-lost. */
  request(request: Request): Promise<Reply>
  /** The host that answers did not prove to be that one: looks for it at other addresses first. */
  seek(): void
  /** Goes for good. */
  end(): void
}

/** All refusals are thrown as `Refused`. */
export interface Lan {
  /** Listens and announces, if it does not already. Refusal: lan-failed. */
  open(): Promise<void>
  /** Withdraws everything. */
  close(): Promise<void>
  /** The host has another name: who looks for hosts hears it. */
  renamed(): Promise<void>
  state(): LanState
  /** Hears of hosts, all of them at each change, until the answer is called. */
  find(hear: (hosts: readonly HostRow[]) => void): () => void
  /**
   * Goes to another host; `hear` gets what that host says unasked, and `away`. Refusals: code-wrong, address-wrong,
   * unknown-host, unreachable, protocol-differs, not-a-host.
   */
  join(to: JoinTarget, hear: (push: Push) => void): Promise<RemoteHost>
  /** Looks into the network of this machine; refusal: address-wrong. */
  check(address: string | undefined): Promise<NetworkReport>
}
