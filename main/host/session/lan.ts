// The network as the host sees it. The host knows no sockets: main/lan implements this interface.

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

/** A connection from this host to another one. */
export interface RemoteHost {
  readonly joined: Answers['joinHost']
  /**
   * Sends a request to the other host. Never rejects: while that is unreachable, the reply is the refusal away-lost.
   */
  request(request: Request): Promise<Reply>
  /** Whoever answers did not prove to be that host: searches for it at other addresses. */
  seek(): void
  /** Closes the connection for good. */
  end(): void
}

/** All refusals are thrown as `Refused`. */
export interface Lan {
  /** Starts to listen for guests and to announce the host, unless that is done already. Refusal: lan-failed. */
  open(): Promise<void>
  /** Stops listening and announcing. */
  close(): Promise<void>
  /** Announces the host's new name. */
  renamed(): Promise<void>
  state(): LanState
  /** Searches for hosts: `hear` gets the whole list at each change. The returned function ends the search. */
  find(hear: (hosts: readonly HostRow[]) => void): () => void
  /**
   * Connects to another host. `hear` gets the pushes of that host, and `away` pushes about the connection itself.
   * Refusals: code-wrong, address-wrong, unknown-host, unreachable, protocol-differs, not-a-host.
   */
  join(to: JoinTarget, hear: (push: Push) => void): Promise<RemoteHost>
  /** Diagnoses the network of this machine and, if given, whether `address` can be reached. Refusal: address-wrong. */
  check(address: string | undefined): Promise<NetworkReport>
}
