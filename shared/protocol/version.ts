/** Version of the messages between a client and its host. Both sides say theirs first. */
export const protocolVersion = 3
