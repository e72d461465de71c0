// A guest's page on a fake host, the whole app mounted: what a phone shows that opened the host's address.

import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, vi } from 'vitest'
import App from '../../renderer/App.vue'
import { useConnection } from '../../renderer/stores/connection'
import { useLan } from '../../renderer/stores/lan'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { useTables } from '../../renderer/stores/tables'
import type { ChatLine, Lobby, Reply, Request, SeatInfo } from '../../shared/protocol/messages'
import { FakeHost } from './fake-host'

/** A seat of the LAN: free, or somebody's. */
export const lanSeat = (seat: SeatInfo, part: Partial<SeatInfo> = {}): SeatInfo => ({
  ...seat,
  by: 'lan',
  taken: false,
  present: false,
  ...part
})

/** A host that gathers: seats are claimed and given back by tokens. `begin` deals. */
export class LobbyHost extends FakeHost {
  gathering = true
  readonly tokens = new Map<string, number>()
  /** Seats that another device has: whoever brings their token waits for its answer. */
  readonly busy = new Set<number>()
  #asking: readonly number[] = []
  /** The password asked of whoever brings no token: what `openTable` refuses with before. */
  door: (request: Extract<Request, { type: 'openTable' }>) => Reply | undefined = () => undefined

  constructor(players: number, role: 'local' | 'guest') {
    super(players)
    const seats = this.info.seats.map((seat, i) => (i === 0 ? seat : lanSeat(seat)))
    const share = { locked: false, spectators: true, password: false }
    this.info = { ...this.info, status: 'gathering', rules: '1.0', seats, share }
    for (const seat of seats.keys()) if ((seat === 0) === (role === 'guest')) this.elsewhere.add(seat)
    if (role === 'guest') for (const seat of seats.keys()) this.elsewhere.add(seat)
    this.greeting.value = this.greeting.value && { ...this.greeting.value, role }
    this.answer = (request) => this.#lobby(request)
  }

  lobby(): Lobby {
    return { type: 'lobby', table: this.info, ...this.#standing(), chat: this.chat }
  }

  setSeat(seat: number, part: Partial<SeatInfo>): void {
    const seats = this.info.seats.map((one, i) => (i === seat ? { ...one, ...part } : one))
    this.info = { ...this.info, seats }
  }

  tell(): void {
    this.push(this.gathering ? this.lobby() : { type: 'table', table: this.info, ...this.#standing() })
  }

  #standing(): Pick<Lobby, 'own' | 'asking'> {
    const asking = this.#asking.filter((seat) => this.busy.has(seat))
    return { own: this.own, ...(asking.length > 0 && { asking }) }
  }

  begin(): void {
    this.gathering = false
    this.info = { ...this.info, status: 'running' }
    this.push(this.snapshot())
  }

  say(line: ChatLine): void {
    this.chat = [...this.chat, line]
    this.push({ type: 'said', line })
  }

  #lobby(request: Request): Reply | undefined {
    const ok = (value: object): Reply => ({ ok: true, value }) as Reply
    if (request.type === 'openTable') {
      const tokens = request.tokens ?? []
      const refused = tokens.length === 0 ? this.door(request) : undefined
      if (refused) return refused
      for (const token of tokens) {
        const seat = this.tokens.get(token)
        if (seat !== undefined && this.busy.has(seat)) this.#asking = [...this.#asking, seat]
        if (seat === undefined || this.busy.has(seat)) continue
        this.elsewhere.delete(seat)
        this.setSeat(seat, { present: true })
      }
      return this.gathering ? ok(this.lobby()) : undefined
    }
    if (request.type === 'claimSeat') {
      const token = request.token ?? `token-${request.seat}`
      this.tokens.set(token, request.seat)
      this.elsewhere.delete(request.seat)
      this.setSeat(request.seat, {
        taken: true,
        present: true,
        ...(this.gathering && { name: request.name })
      })
      this.tell()
      return ok({ token })
    }
    if (request.type === 'beginTable') {
      this.begin()
      return ok({})
    }
    if (request.type === 'shareTable' || request.type === 'lanState')
      return ok({
        open: true,
        port: 41270,
        addresses: [{ address: '192.168.1.20', code: '7KX2P', link: 'http://192.168.1.20:41270/' }]
      })
    return undefined
  }
}

let open: VueWrapper | undefined

/** Ends the page that is open. */
export function closePage(): void {
  open?.unmount()
  open = undefined
}

/** Each test of a file finds a device that was never here, and leaves no page behind. */
export function freshDevice(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    closePage()
    document.body.innerHTML = ''
  })
}

/** The app on a host, as after a load of the page in its only tab. */
export async function loadPage(host: FakeHost): Promise<void> {
  closePage()
  vi.stubGlobal('BroadcastChannel', undefined)
  const pinia = createPinia()
  setActivePinia(pinia)
  useConnection().attach(host)
  useTable().listen()
  useTables().listen()
  useLan().listen()
  open = mount(App, { global: { plugins: [pinia] }, attachTo: document.body })
  await useScreens().restore()
  await flushPromises()
}

/** A button of the page by its accessible name. */
export function button(name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
  )
  if (!found) throw new Error(`no button ${String(name)}`)
  return found
}

/** Presses a button and waits for what follows. */
export async function press(name: RegExp): Promise<void> {
  button(name).click()
  await flushPromises()
}

/** The field with this accessible name, if it is on the page. */
export const field = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)

/** Types into a field, the element or its accessible name, and sends its form. */
export async function send(into: string | HTMLInputElement | null, text: string): Promise<void> {
  const found = typeof into === 'string' ? field(into) : into
  if (!found) throw new Error(typeof into === 'string' ? `no field ${into}` : 'no field')
  found.value = text
  found.dispatchEvent(new Event('input'))
  await flushPromises()
  found.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
}

export const text = (): string => document.body.textContent ?? ''
