/** Version of the protocol between a client and its host. Both sides exchange it first, in the hello. */
export const protocolVersion = 3
