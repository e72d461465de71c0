// One thing for each network interface, for as long as the interface is there.

import type { Clock } from './clock'
import type { Interface, Interfaces } from './interfaces'
import { codeOf } from './udp'

/** What is opened on an interface. */
export interface Link {
  /** Error code if it does not work any more; it is closed and opened again at the next look. */
  readonly trouble: string | undefined
  /** Called at each look while it works. */
  renew(): void
  close(): Promise<void>
}

/** How it is doing on one interface, for the page that helps people who find nothing. */
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
 * Milliseconds between two looks at the interfaces. After something was opened, or was tried in vain, some follow soon:
 * a first question that is lost costs little then.
 */
export const looks = { soon: 1000, soonFor: 10, later: 3000 } as const

const keyOf = ({ name, address, netmask }: Interface): string => `${name} ${address} ${netmask}`

export class PerInterface<T extends Link> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #interfaces: Interfaces
  readonly #open: (on: Interface) => Promise<T>
  readonly #clock: Clock
  #work: Promise<void> = Promise.resolve()
  #running = false
  /** How many of the next looks come soon. */
  #soon = 0
  #cancel = (): void => undefined

  constructor(interfaces: Interfaces, open: (on: Interface) => Promise<T>, clock: Clock) {
    this.#interfaces = interfaces
    this.#open = open
    this.#clock = clock
  }

  /** Opens all at once and looks again from time to time. What cannot be opened is tried at each look. */
  start(): void {
    if (this.#running) return
    this.#running = true
    this.#soon = looks.soonFor
    this.#look()
  }

  /** Closes all; resolves when nothing is open any more. */
  async stop(): Promise<void> {
    this.#running = false
    this.#cancel()
    await this.#work
    await Promise.all([...this.#entries.keys()].map((key) => this.#drop(key)))
  }

  /** What is open, with its interface. */
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

  #look(): void {
    this.#work = this.#work.then(() => this.#compare())
    this.#soon = Math.max(0, this.#soon - 1)
    this.#cancel = this.#clock.after(this.#soon > 0 ? looks.soon : looks.later, () => this.#look())
  }

  async #compare(): Promise<void> {
    const there = new Map(this.#interfaces().map((on) => [keyOf(on), on]))
    const opened = [...there].map(async ([key, on]) => {
      const link = this.#entries.get(key)?.link
      if (link && link.trouble === undefined) return link.renew()
      await this.#drop(key)
      if (this.#running) this.#entries.set(key, await this.#opened(on))
    })
    const gone = [...this.#entries.keys()].filter((key) => !there.has(key))
    await Promise.all([...opened, ...gone.map((key) => this.#drop(key))])
  }

  async #opened(on: Interface): Promise<Entry<T>> {
    this.#soon = looks.soonFor
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
