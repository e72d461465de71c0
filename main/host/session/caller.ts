// Who is at the other end of a connection.

/** Who is at the other end of a connection. */
export interface Caller {
  /** `guest`: came over the LAN. */
  readonly role: 'local' | 'guest'
  /** Network address; wrong passwords are counted for it. */
  readonly address: string
  /** Address and port under which it has found this host: the Host header. Proofs are bound to it. */
  readonly at: string
  /** Whether the other end shows life within a few seconds. */
  alive(): Promise<boolean>
}

/** A page at this machine, over the bridge or loopback. */
export const localCaller: Caller = {
  role: 'local',
  address: 'here',
  at: 'here',
  alive: () => Promise.resolve(true)
}
