// Proofs of seat tokens, implemented from docs/protocol.md without code of the app.

import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Host } from '../../main/host/index'
import { protocolVersion, type Reply } from '../../shared/protocol/messages'

/** What a guest knows of its connection: from the host's hello, and the address at which it reached the host. */
export interface Session {
  readonly host: string
  readonly nonce: string
  readonly at: string
}

/** The field `seatProofs` of `openTable`. */
export interface Proofs {
  readonly nonce: string
  readonly macs: { readonly seat: number; readonly mac: string }[]
  readonly link?: { readonly seat: number; readonly mac: string }
}

export const freshNumber = (): string => randomBytes(16).toString('base64url')

/** The MAC of one side, guest or host, for one seat. */
export function seatMac(
  speaker: 'guest' | 'host' | 'link' | 'token',
  token: string,
  seat: number,
  { host, nonce, at }: Session,
  table: string,
  guestNonce: string
): Buffer {
  const key = createHash('sha256').update(token).digest()
  const text = `caravanserai seat\n${speaker}\n${host}\n${at}\n${table}\n${seat}\n${nonce}\n${guestNonce}`
  return createHmac('sha256', key).update(text).digest()
}

/** Tokens by seat; a list begins with seat 1, since in most tests the host's page plays seat 0. */
export type Tokens = readonly string[] | Readonly<Record<number, string>>

const bySeat = (tokens: Tokens): [number, string][] =>
  Array.isArray(tokens)
    ? (tokens as readonly string[]).map((token, i) => [i + 1, token])
    : Object.entries(tokens).map(([seat, token]) => [Number(seat), token])

/** Proofs for a table of these tokens, and of a link's secret. */
export function proofsOf(
  session: Session,
  table: string,
  tokens: Tokens,
  link?: { readonly seat: number; readonly secret: string }
): Proofs {
  const nonce = freshNumber()
  const mac = (speaker: 'guest' | 'link', token: string, seat: number): string =>
    seatMac(speaker, token, seat, session, table, nonce).toString('base64url')
  return {
    nonce,
    macs: bySeat(tokens).map(([seat, token]) => ({ seat, mac: mac('guest', token, seat) })),
    ...(link && { link: { seat: link.seat, mac: mac('link', link.secret, link.seat) } })
  }
}

/** A guest that is connected without a network and has sent hello. */
export interface ComingGuest {
  request(message: object): Promise<Reply>
  /** Opens a table and proves `tokens`. */
  open(table: string, tokens?: Tokens): Promise<Reply>
  close(): void
}

export async function comingGuest(host: Host, address: string): Promise<ComingGuest> {
  const at = 'the-host:1'
  const alive = (): Promise<boolean> => Promise.resolve(true)
  const guest = host.connect(() => undefined, { role: 'guest', address, at, alive })
  const hello = await guest.request({ type: 'hello', protocol: protocolVersion, app: 'test' })
  if (!hello.ok || !('nonce' in hello.value) || !('role' in hello.value)) throw new Error('no hello')
  const session = { host: hello.value.host.id, nonce: hello.value.nonce, at }
  return {
    request: (message) => guest.request(message),
    open: (table, tokens = []) =>
      guest.request({ type: 'openTable', table, seatProofs: proofsOf(session, table, tokens) }),
    close: () => guest.close()
  }
}
