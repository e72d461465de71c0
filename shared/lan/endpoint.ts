/** Reads and writes addresses of hosts as people type them: IPv4 or IPv6, with or without a port. */
import { ipv4Number, type Endpoint } from './ipv4'
import { usualPort } from './ports'

/** The eight groups of an IPv6 address; undefined for anything else, including addresses with a zone or embedded IPv4. */
export function ipv6Groups(text: string): readonly number[] | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined
}

/** The kind of an IPv6 address. A `link` (link-local) one also needs an interface name, which browsers do not accept. */
export function ipv6Kind(text: string): 'private' | 'link' | 'loopback' | 'global' | undefined {
  const groups = ipv6Groups(text)
  const [first = 0] = groups ?? []
  if (!groups) return undefined
  if ((first & 0xffc0) === 0xfe80) return 'link'
  if ((first & 0xfe00) === 0xfc00) return 'private'
  if ((first & 0xe000) === 0x2000) return 'global'
  return groups.every((group, at) => group === (at === 7 ? 1 : 0)) ? 'loopback' : undefined
}

/** An IPv6 address in the canonical form of RFC 5952: lower case, the longest run of zero groups written as `::`. */
function ipv6Text(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16)).join(':')
  const rows = [...text.matchAll(/(?<![^:])0(?::0)+(?![^:])/g)]
  const longest = rows.reduce((best, [row]) => (row.length > best.length ? row : best), '')
  if (longest === '') return text
  const at = rows.find(([row]) => row === longest)?.index ?? 0
  const [before, after] = [text.slice(0, at), text.slice(at + longest.length)]
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}

/** Address and port as in a URL or Host header: `192.168.1.20:41270`, `[fd00::1]:41270`. */
export function endpointText({ address, port }: Endpoint): string {
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
}

/**
 * Parses an address, alone or with a port (`192.168.1.20:41270`, `fd00::1`, `[fd00::1]:41270`), or a copied link with
 * one. Undefined for anything else, including link-local IPv6 addresses (fe80::…). `port` is the default port.
 */
export function readEndpoint(typed: string, port = usualPort): Endpoint | undefined {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
  const [, v4, v4Port] = /^([\d.]+)(?::(\d{0,5}))?$/.exec(bare) ?? []
  const [, v6, v6Port] = /^\[([\da-f:]+)\](?::(\d{0,5}))?$/i.exec(bare) ?? [undefined, bare]
  const own = v4Port ?? v6Port ?? ''
  const wanted = own === '' ? port : Number(own)
  if (wanted < 1 || wanted > 65535) return undefined
  if (v4 !== undefined) return ipv4Number(v4) === undefined ? undefined : { address: v4, port: wanted }
  const kind = ipv6Kind(v6)
  const groups = ipv6Groups(v6)
  return !groups || kind === undefined || kind === 'link'
    ? undefined
    : { address: ipv6Text(groups), port: wanted }
}
