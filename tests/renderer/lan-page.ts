// The whole app mounted on a fake host, as on a guest's phone that opened the host's address.

import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, vi } from 'vitest'
import App from '../../renderer/App.vue'
import { fetchAll } from '../lib/fetch-all'
import { useConnection } from '../../renderer/stores/connection'
import { useLan } from '../../renderer/stores/lan'
import { useScreens } from '../../renderer/stores/screens'
import { useTable } from '../../renderer/stores/table'
import { useTables } from '../../renderer/stores/tables'
import type { ChatLine, Lobby, Reply, Request, SeatInfo, Watcher } from '../../shared/protocol/messages'
import { seatMac } from '../host/seat-proofs'
import { FakeHost } from './fake-host'

/** A seat for LAN guests, free or taken. */
export const lanSeat = (seat: SeatInfo, part: Partial<SeatInfo> = {}): SeatInfo => ({
  ...seat,
  by: 'lan',
  taken: false,
  present: false,
  ...part
})

/** A fake host with a lobby: seats are claimed and regained by tokens. `begin` starts the game. */
export class LobbyHost extends FakeHost {
  inLobby = true
  readonly tokens = new Map<string, number>()
  /** Seats by the secrets of their links. */
  readonly links = new Map<string, number>()
  /** Whether it proves that it knows the tokens, as a real host does. */
  honest = true
  /** Seats on another device: whoever brings their token waits for that device's answer. */
  readonly busy = new Set<number>()
  #asking: readonly number[] = []
  /** Those who watch, this page as number 1, and those who were removed. */
  watchers: readonly Watcher[] = []
  removed: readonly Watcher[] = []
  /** The refusal of `openTable` that asks for a password from whoever brings no token. */
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
    this.push(this.inLobby ? this.lobby() : { type: 'table', table: this.info, ...this.#standing() })
  }

  #standing(): Pick<Lobby, 'own' | 'asking' | 'watchers' | 'removed'> {
    const asking = this.#asking.filter((seat) => this.busy.has(seat))
    const { watchers, removed } = this
    return {
      own: this.own,
      ...(asking.length > 0 && { asking }),
      ...(watchers.length > 0 && { watchers }),
      ...(removed.length > 0 && { removed })
    }
  }

  begin(): void {
    this.inLobby = false
    this.info = { ...this.info, status: 'running' }
    this.push(this.snapshot())
  }

  say(line: ChatLine): void {
    this.chat = [...this.chat, line]
    this.push({ type: 'said', line })
  }

  /** True if the request contains a right proof of a token or of a link's secret. */
  #proves(request: Request, speaker: 'guest' | 'link', secret: string, seat: number): boolean {
    const proofs = request.type === 'openTable' ? request.seatProofs : undefined
    const given = speaker === 'link' ? [proofs?.link] : (proofs?.macs ?? [])
    const due = this.#bytes(request, speaker, secret, seat).toString('base64url')
    return given.some((one) => one?.seat === seat && one.mac === due)
  }

  #token(request: Request, secret: string, seat: number): string {
    return this.#bytes(request, 'token', secret, seat).subarray(0, 16).toString('base64url')
  }

  #mac(request: Request, token: string, seat: number): { readonly seat: number; readonly mac: string } {
    return { seat, mac: this.#bytes(request, 'host', token, seat).toString('base64url') }
  }

  #bytes(request: Request, speaker: Parameters<typeof seatMac>[0], secret: string, seat: number): Buffer {
    if (request.type !== 'openTable') throw new Error('not a request to open a table')
    const { host, nonce = '' } = this.greeting.value ?? {}
    const session = { host: host?.id ?? '', nonce, at: location.host }
    return seatMac(speaker, secret, seat, session, request.table, request.seatProofs?.nonce ?? '')
  }

  #sit(seat: number): void {
    this.elsewhere.delete(seat)
    this.setSeat(seat, { taken: true, present: true })
  }

  #lobby(request: Request): Reply | undefined {
    const ok = (value: object): Reply => ({ ok: true, value })
    if (request.type === 'openTable') {
      const shown = [...this.tokens].filter((entry) => this.#proves(request, 'guest', ...entry))
      const link = [...this.links].find((entry) => this.#proves(request, 'link', ...entry))
      const refused = shown.length === 0 && !link ? this.door(request) : undefined
      if (refused) return refused
      for (const [, seat] of shown) {
        if (this.busy.has(seat)) this.#asking = [...this.#asking, seat]
        else this.#sit(seat)
      }
      const linked = link && this.#token(request, ...link)
      if (link && linked !== undefined) {
        this.links.delete(link[0])
        this.tokens.set(linked, link[1])
        this.#sit(link[1])
      }
      const proved = linked === undefined ? shown : [...shown, [linked, link?.[1] ?? 0] as const]
      const seatProofs = proved.map(([token, seat]) => this.#mac(request, token, seat))
      const shows = this.inLobby ? this.lobby() : this.sitAnew()
      return ok({ ...shows, watcher: 1, ...(this.honest && seatProofs.length > 0 && { seatProofs }) })
    }
    if (request.type === 'claimSeat') {
      const token = request.token ?? `token-${request.seat}`
      this.tokens.set(token, request.seat)
      this.elsewhere.delete(request.seat)
      this.setSeat(request.seat, {
        taken: true,
        present: true,
        ...(this.inLobby && { name: request.name })
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
        addresses: [{ address: '192.168.1.20', code: '008WJ', link: 'http://192.168.1.20:41270/' }]
      })
    return undefined
  }
}

let open: VueWrapper | undefined

/** Unmounts the page. */
export function closePage(): void {
  open?.unmount()
  open = undefined
}

/** Registers hooks so that each test of a file starts on a device with empty storage, and leaves no page behind. */
export function freshDevice(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(async () => {
    closePage()
    // Work that the page still had pending must finish before storage is cleared.
    await flushPromises()
    document.body.innerHTML = ''
  })
}

/** Mounts the app on a host, as after loading the page in its only tab. */
export async function loadPage(host: FakeHost): Promise<void> {
  closePage()
  vi.stubGlobal('BroadcastChannel', undefined)
  const pinia = createPinia()
  setActivePinia(pinia)
  useConnection().attach(host)
  useTable().listen()
  useTables().listen()
  useLan().listen()
  await fetchAll()
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
