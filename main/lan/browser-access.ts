/**
 * Access control for browsers at this machine. The printed address holds a key, which is exchanged for a cookie that no
 * script can read and no other site can send. The key works in any number of browsers as long as the host runs; the
 * cookie also works with later hosts. Host and Origin headers must be ours, which keeps out DNS rebinding and pages of
 * other origins.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { RateLimit } from '../host/people/rate-limit'
import { isHostOf } from './addresses'

const secret = (): string => randomBytes(32).toString('base64url')

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Cookies are shared by all ports, so the name keeps two hosts on one machine apart. */
export const cookieName = (port: number): string => `caravanserai-${port}`

/** Lifetime of the cookie in seconds: the longest that browsers allow. */
const lasting = 400 * 24 * 60 * 60

/**
 * Beyond this rate, wrong keys get the notice `tooOften`. The right key always works, so that nobody else on this
 * machine, and no page that makes a browser send wrong keys, can lock the person out; its length (256 bits) prevents
 * guessing.
 */
const wrongKeys = { perSecond: 1 / 5, burst: 10, patience: Infinity }

/** The result of trying a key. */
export type Tried = 'right' | 'wrong-key' | 'too-often'

/** What to do with a request for a page: serve it, give the cookie, redirect to the page, or show the login form. */
export type Entry = 'in' | 'exchange' | 'to-the-table' | 'refused' | Exclude<Tried, 'right'>

export class BrowserAccess {
  readonly #port: number
  readonly #cookie: string
  readonly #key = secret()
  readonly #wrong: RateLimit

  /**
   * `cookie`: the value that an earlier host gave out, if any, so that its pages stay logged in. `now`: a monotonic
   * clock in milliseconds.
   */
  constructor(port: number, cookie = secret(), now?: () => number) {
    this.#port = port
    this.#cookie = cookie
    this.#wrong = new RateLimit(wrongKeys, now)
  }

  /** The cookie's value, to be stored for the next host. */
  get cookie(): string {
    return this.#cookie
  }

  /** The address that logs any browser in, as long as this host runs. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/?key=${this.#key}`
  }

  /** The value of the `set-cookie` header. */
  get setCookie(): string {
    return `${this.#name}=${this.#cookie}; Max-Age=${lasting}; HttpOnly; SameSite=Strict; Path=/`
  }

  /** True if the request was sent to 127.0.0.1 or localhost with our port. */
  isOurHost(request: IncomingMessage): boolean {
    return ['127.0.0.1', 'localhost'].some((address) =>
      isHostOf(request.headers.host, { address, port: this.#port })
    )
  }

  /** True if the request comes from a page of ours; false without an Origin header. */
  isOurOrigin(request: IncomingMessage): boolean {
    return request.headers.origin === `http://${request.headers.host ?? ''}` && this.isOurHost(request)
  }

  /** True if the request has the cookie. */
  isKnown(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
    const found = cookies.find((cookie) => cookie.startsWith(`${this.#name}=`))
    return found !== undefined && same(found.slice(this.#name.length + 1), this.#cookie)
  }

  /**
   * Decides on a request for `url`. `exchange`: it has the right key and gets the cookie. A request that is no visit
   * (HEAD, prefetch) is redirected without a cookie.
   */
  enter(request: IncomingMessage, url: URL): Entry {
    const key = url.pathname === '/' ? url.searchParams.get('key') : null
    if (this.isKnown(request)) return key === null ? 'in' : 'to-the-table'
    if (key === null) return 'refused'
    const tried = this.try(key)
    if (tried !== 'right') return tried
    return isVisit(request) ? 'exchange' : 'to-the-table'
  }

  /** Tries a key. Wrong ones are counted. */
  try(key: string): Tried {
    if (same(key, this.#key)) return 'right'
    return this.#wrong.step() === 'pass' ? 'wrong-key' : 'too-often'
  }

  get #name(): string {
    return cookieName(this.#port)
  }
}

/** True for a real visit: a GET request that is not a prefetch. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat()
  return method === 'GET' && !purposes.some((purpose) => purpose?.includes('prefetch'))
}
