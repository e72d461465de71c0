// Keeps one link (a socket, a browser) open for each network interface, as interfaces appear and disappear.

import type { Clock } from './clock'
import type { Interface, Interfaces } from './interfaces'
import { codeOf } from './udp'

/** What is opened on an interface. */
export interface Link {
  /** The error code if the link does not work any more; it is closed and reopened at the next scan. */
  readonly trouble: string | undefined
  /** Called at each scan while the link works. */
  renew(): void
  close(): Promise<void>
}

/** Whether the link works on one interface, for the network check. */
export interface LinkState {
  readonly interface: Interface
  /** The system's error code; absent if it works. */
  readonly trouble?: string
}

interface Entry<T> {
  readonly interface: Interface
  readonly link?: T
  readonly trouble?: string
}

/**
 * Time between two scans of the interfaces, in milliseconds. After a link was opened, or failed to open, the next
 * `soonFor` scans come soon, so that a lost first packet costs little.
 */
export const scans = { soon: 1000, soonFor: 10, later: 3000 } as const

const keyOf = ({ name, address, netmask }: Interface): string => `${name} ${address} ${netmask}`

export class PerInterface<T extends Link> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #interfaces: Interfaces
  readonly #open: (on: Interface) => Promise<T>
  readonly #clock: Clock
  #work: Promise<void> = Promise.resolve()
  #running = false
  /** How many of the next scans come soon. */
  #soon = 0
  #cancel = (): void => undefined

  constructor(interfaces: Interfaces, open: (on: Interface) => Promise<T>, clock: Clock) {
    this.#interfaces = interfaces
    this.#open = open
    this.#clock = clock
  }

  /**
   * Opens a link on all interfaces, and scans for changes regularly. Links that fail to open are retried at each scan.
   */
  start(): void {
    if (this.#running) return
    this.#running = true
    this.#soon = scans.soonFor
    this.#scan()
  }

  /** Closes all links; resolves when none is open any more. */
  async stop(): Promise<void> {
    this.#running = false
    this.#cancel()
    await this.#work
    await Promise.all([...this.#entries.keys()].map((key) => this.#drop(key)))
  }

  /** The open links with their interfaces. */
  get links(): readonly { readonly interface: Interface; readonly link: T }[] {
    return [...this.#entries.values()].flatMap(({ interface: on, link }) =>
      link ? [{ interface: on, link }] : []
    )
  }

  state(): readonly LinkState[] {
    return [...this.#entries.values()].map(({ interface: on, link, trouble }) => {
      const code = link ? link.trouble : trouble
      return { interface: on, ...(code === undefined ? {} : { trouble: code }) }
    })
  }

  #scan(): void {
    this.#work = this.#work.then(() => this.#adjust())
    this.#soon = Math.max(0, this.#soon - 1)
    this.#cancel = this.#clock.after(this.#soon > 0 ? scans.soon : scans.later, () => this.#scan())
  }

  /** Opens, renews and closes links to match the present interfaces. */
  async #adjust(): Promise<void> {
    const present = new Map(this.#interfaces().map((on) => [keyOf(on), on]))
    const opened = [...present].map(async ([key, on]) => {
      const link = this.#entries.get(key)?.link
      if (link && link.trouble === undefined) return link.renew()
      await this.#drop(key)
      if (this.#running) this.#entries.set(key, await this.#tryOpen(on))
    })
    const gone = [...this.#entries.keys()].filter((key) => !present.has(key))
    await Promise.all([...opened, ...gone.map((key) => this.#drop(key))])
  }

  async #tryOpen(on: Interface): Promise<Entry<T>> {
    this.#soon = scans.soonFor
    try {
      return { interface: on, link: await this.#open(on) }
    } catch (error) {
      return { interface: on, trouble: codeOf(error) }
    }
  }

  async #drop(key: string): Promise<void> {
    const link = this.#entries.get(key)?.link
    this.#entries.delete(key)
    await link?.close()
  }
}
