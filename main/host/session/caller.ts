/** Who is at the other end of a connection. */
export interface Caller {
  /** `local`: at this machine; `guest`: over the LAN. */
  readonly role: 'local' | 'guest'
  /** Its network address, for which wrong passwords are counted. */
  readonly address: string
  /** Address and port under which it reached this host (the Host header). Seat proofs are bound to it. */
  readonly at: string
  /** Resolves with whether the client responds within a few seconds. */
  alive(): Promise<boolean>
}

/** A page at this machine, connected over the bridge or loopback. */
export const localCaller: Caller = {
  role: 'local',
  address: 'here',
  at: 'here',
  alive: () => Promise.resolve(true)
}
