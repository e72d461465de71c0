/** Close codes of sockets that a client acts on. */

/** The host is stopping, or closes the LAN: what was played is saved, and the host may be back later. */
export const goingCode = 1001
