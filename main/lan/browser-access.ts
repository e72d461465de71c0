/**
 * Who may come in. The printed address holds a key, which is exchanged for a cookie that no script can read and no other
 * site can send. The key opens any number of this person's browsers for as long as the host runs; the cookie outlives
 * both. Host and Origin must be ours, so that no name on the internet that points here (DNS rebinding) and no page of
 * another origin gets in.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { RateLimit } from '../host/session/rate-limit'

const secret = (): string => randomBytes(32).toString('base64url')

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Cookies know no ports: the name keeps two hosts on one machine apart. */
export const cookieName = (port: number): string => `caravanserai-${port}`

/** How long the cookie lasts, in seconds: as long as browsers keep one. */
const lasting = 400 * 24 * 60 * 60

/**
 * Wrong keys: ten at once, then one in five seconds; a sentence says so from then on. What keeps the key from being
 * guessed is its length (256 bits). So the right one always opens: nobody else on this machine, and no page that makes
 * a browser send wrong ones, can keep its person out.
 */
const wrongKeys = { perSecond: 1 / 5, burst: 10, patience: Infinity }

/** What a key is worth. */
export type Tried = 'right' | 'wrong-key' | 'too-often'

/** What to do with a request for a page. */
export type Entry = 'in' | 'exchange' | 'to-the-table' | 'refused' | Exclude<Tried, 'right'>

export class BrowserAccess {
  readonly #port: number
  readonly #cookie: string
  readonly #key = secret()
  readonly #wrong: RateLimit

  /**
   * `cookie` is the value an earlier host gave out, if any, so that its pages come in again. `now` in milliseconds,
   * from any beginning.
   */
  constructor(port: number, cookie = secret(), now?: () => number) {
    this.#port = port
    this.#cookie = cookie
    this.#wrong = new RateLimit(wrongKeys, now)
  }

  /** The cookie's value, to be kept for the next host. */
  get cookie(): string {
    return this.#cookie
  }

  /** The address that opens the table in any browser, for as long as this host runs. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/?key=${this.#key}`
  }

  /** The header that gives the cookie. */
  get setCookie(): string {
    return `${this.#name}=${this.#cookie}; Max-Age=${lasting}; HttpOnly; SameSite=Strict; Path=/`
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

  /**
   * Decides on a request for `url`. With `exchange` it has the right key: give the cookie. Who only looks (HEAD, a page
   * fetched ahead) is shown the way and given none.
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

  get #hosts(): readonly string[] {
    return [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`]
  }
}

/** True for a person's own visit: not for a program that only asks what is there, nor for a page fetched ahead. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat()
  return method === 'GET' && !purposes.some((purpose) => purpose?.includes('prefetch'))
}
