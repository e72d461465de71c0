// IPv4 addresses as numbers from 0 to 2^32 - 1.

/** A host's address in the network. `port` is 1 to 65535. */
export interface Endpoint {
  /** IPv4 address in dotted form, or IPv6 address without brackets. */
  readonly address: string
  readonly port: number
}

/** A block of `size` addresses, a power of two, that begins at `base`. */
export interface Block {
  readonly base: number
  readonly size: number
}

/** The number of a dotted address; undefined for anything else (leading zeros, spaces, missing parts). */
export function ipv4Number(text: string): number | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** The dotted form of a number from 0 to 2^32 - 1. */
export function ipv4Text(number: number): string {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
}

const block = (base: number, size: number): Block => ({ base, size })

/** The private networks of RFC 1918. */
export const home192 = block(0xc0a80000, 2 ** 16)
export const private172 = block(0xac100000, 2 ** 20)
export const private10 = block(0x0a000000, 2 ** 24)
export const anywhere = block(0, 2 ** 32)
/** Addresses that a machine assigns itself if no DHCP server does (RFC 3927). */
const linkLocal = block(0xa9fe0000, 2 ** 16)

/** True if `number` lies in the block. */
export function isIn({ base, size }: Block, number: number): boolean {
  return number >= base && number < base + size
}

/** True for an IPv4 address that a machine has given itself, where no DHCP server answered. */
export function isSelfAssigned(address: string): boolean {
  const number = ipv4Number(address)
  return number !== undefined && isIn(linkLocal, number)
}

/** True for IPv4 addresses of local networks: private (RFC 1918) or link-local. */
export function isLocalNetwork(address: string): boolean {
  const number = ipv4Number(address)
  return (
    number !== undefined && [home192, private172, private10, linkLocal].some((block) => isIn(block, number))
  )
}
