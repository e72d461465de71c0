// The datagrams of the beacon: one JSON object each, small, with a version.

import { z } from 'zod'
import { hostIdSchema, type Announcement } from './sighting'

/** Bytes; a larger datagram is not one of ours. */
export const largestMessage = 512

/** Unknown fields are left out, so that later versions may add some. */
const messageSchema = z.discriminatedUnion('say', [
  /** Who is there? */
  z.object({ caravan: z.literal(1), say: z.literal('ask') }),
  /** A host is here. The address is the sender's. */
  z.object({
    caravan: z.literal(1),
    say: z.literal('here'),
    id: hostIdSchema,
    port: z.number().int().min(1).max(65535),
    v: z.number().int().nonnegative(),
    app: z.string().max(40)
  }),
  /** It goes. */
  z.object({
    caravan: z.literal(1),
    say: z.literal('gone'),
    id: hostIdSchema,
    port: z.number().int().min(1).max(65535)
  })
])

/** What one datagram says: who asks, who is here, who is gone. */
export type BeaconMessage = z.infer<typeof messageSchema>

/** Asks all hosts to say that they are here. */
export const askMessage: BeaconMessage = { caravan: 1, say: 'ask' }

/** A host is here, with all a guest needs to say hello. */
export function hereMessage({ hostId, port, protocol, app }: Announcement): BeaconMessage {
  return { caravan: 1, say: 'here', id: hostId, port, v: protocol, app }
}

/** A host takes its announcement back. */
export function goneMessage({ hostId, port }: Announcement): BeaconMessage {
  return { caravan: 1, say: 'gone', id: hostId, port }
}

/** The bytes of a datagram; `decode` reads them. */
export function encode(message: BeaconMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}

/** Undefined for whatever is not a message of this version. Never throws. */
export function decode(bytes: Buffer): BeaconMessage | undefined {
  if (bytes.length > largestMessage) return undefined
  try {
    return messageSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data
  } catch {
    return undefined
  }
}
