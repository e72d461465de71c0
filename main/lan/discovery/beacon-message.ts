// The datagrams of the beacon: one small JSON object each, with a version.

import { z } from 'zod'
import { hostIdSchema, type Announcement } from './sighting'

/** In bytes; a larger datagram is not one of ours. */
export const largestMessage = 512

/** Unknown fields are ignored, so that later versions may add some. */
const messageSchema = z.discriminatedUnion('say', [
  /** Who is there? */
  z.object({ caravan: z.literal(1), say: z.literal('ask') }),
  /** A host is running here. Its address is the sender's. */
  z.object({
    caravan: z.literal(1),
    say: z.literal('here'),
    id: hostIdSchema,
    port: z.number().int().min(1).max(65535),
    v: z.number().int().nonnegative(),
    app: z.string().max(40)
  }),
  /** A host is leaving. */
  z.object({
    caravan: z.literal(1),
    say: z.literal('gone'),
    id: hostIdSchema,
    port: z.number().int().min(1).max(65535)
  })
])

/** The content of one datagram. */
export type BeaconMessage = z.infer<typeof messageSchema>

/** Asks all hosts to say that they are here. */
export const askMessage: BeaconMessage = { caravan: 1, say: 'ask' }

/** Announces a host, with all that a guest needs to connect. */
export function hereMessage({ hostId, port, protocol, app }: Announcement): BeaconMessage {
  return { caravan: 1, say: 'here', id: hostId, port, v: protocol, app }
}

/** Withdraws a host's announcement. */
export function goneMessage({ hostId, port }: Announcement): BeaconMessage {
  return { caravan: 1, say: 'gone', id: hostId, port }
}

/** The bytes of a message. */
export function encode(message: BeaconMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

/** The message in a datagram; undefined if it is not one of this version. Never throws. */
export function decode(bytes: Buffer): BeaconMessage | undefined {
  if (bytes.length > largestMessage) return undefined
  try {
    return messageSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data
  } catch {
    return undefined
  }
}
