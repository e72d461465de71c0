// The ports of the LAN. In 1271 Marco Polo set out.

/** TCP port that a host opens to the LAN if it is free; room codes for it are shorter. */
export const usualPort = 41270

/** UDP port of the broadcast beacon: see docs/lan.md. */
export const beaconPort = 41271
