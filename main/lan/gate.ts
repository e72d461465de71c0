/**
 * Who may come in. The opened address holds a key that works once; it is exchanged for a cookie that no script can
 * read and no other site can send. Host and Origin must be ours, so that no name on the internet that points here
 * (DNS rebinding) and no page of another origin gets in.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const secret = (): string => randomBytes(32).toString('base64url')

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Cookies know no ports: the name keeps two hosts on one machine apart. */
export const cookieName = (port: number): string => `caravanserai-${port}`

/** What to do with a request for a page. */
export type Entry = 'in' | 'exchange' | 'to-the-table' | 'refused'

export class Gate {
  readonly #port: number
  readonly #cookie: string
  #key = secret()

  /** `cookie` is the value an earlier host gave out, if any, so that its pages come in again. */
  constructor(port: number, cookie = secret()) {
    this.#port = port
    this.#cookie = cookie
  }

  /** The cookie's value, to be kept for the next host. */
  get cookie(): string {
    return this.#cookie
  }

  /** An address that opens the table once. Changes when it was used. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/?key=${this.#key}`
  }

  /** The header that gives the cookie. */
  get setCookie(): string {
    return `${this.#name}=${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`
  }

  /** True if the request was sent to 127.0.0.1 or localhost with our port. */
  isOurHost(request: IncomingMessage): boolean {
    return this.#hosts.includes(request.headers.host ?? '')
  }

  /** True if the request comes from a page of ours; a missing Origin does not. */
  isOurOrigin(request: IncomingMessage): boolean {
    return request.headers.origin === `http://${request.headers.host ?? ''}` && this.isOurHost(request)
  }

  /** True if the request brings the cookie. */
  isKnown(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
    const found = cookies.find((cookie) => cookie.startsWith(`${this.#name}=`))
    return found !== undefined && same(found.slice(this.#name.length + 1), this.#cookie)
  }

  /** Decides on a request for `url`. With `exchange` the key is used up: give the cookie. */
  enter(request: IncomingMessage, url: URL): Entry {
    const key = url.pathname === '/' ? url.searchParams.get('key') : null
    if (this.isKnown(request)) return key === null ? 'in' : 'to-the-table'
    if (key === null || !same(key, this.#key)) return 'refused'
    this.#key = secret()
    return 'exchange'
  }

  get #name(): string {
    return cookieName(this.#port)
  }

  get #hosts(): readonly string[] {
    return [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`]
  }
}
