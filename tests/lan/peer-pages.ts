/**
 * Clients of real hosts in network namespaces that do what a page would do; each is a role of `peer.ts`.
 */
import { WebSocket, WebSocketServer } from 'ws'
import { protocolVersion } from '../../shared/protocol/messages'
import { proofsOf, seatMac, type Session } from '../host/seat-proofs'
import { cookieOf, openWire, wireOver, type Wire } from '../host/wire'

type Say = (fact: object) => void

const soon = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** Connects as the host's own page. */
async function localPage(url: string): Promise<Wire> {
  const wire = await openWire(Number(new URL(url).port), await cookieOf(url))
  await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return wire
}

/** Connects to a host on the LAN and sends hello. */
async function lanGuest(address: string, port: number): Promise<Wire> {
  const socket = new WebSocket(`ws://${address}:${port}/socket`)
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const wire = wireOver(socket)
  await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return wire
}

/**
 * Opens a table with the proof of a token; returns the seats it gave, and whether the host proved that it knows them.
 */
async function reopen(
  wire: Wire,
  session: Session,
  table: string,
  token: string
): Promise<{ readonly own: readonly number[]; readonly proved: boolean; readonly at: string }> {
  const proofs = proofsOf(session, table, [token])
  const shown = await wire.get({ type: 'openTable', table, seatProofs: proofs })
  const { own, asking, seatProofs = [] } = shown
  const due = seatMac('host', token, 1, session, table, proofs.nonce).toString('base64url')
  const fact = { proved: seatProofs.some(({ mac }) => mac === due), at: session.at }
  // The lost connection keeps the seat until it no longer responds; then this one gets it.
  if (!asking) return { own, ...fact }
  const { own: given } = await wire.next('snapshot', ({ own }) => own.length > 0)
  return { own: given, ...fact }
}

/** The host's page: makes a table that begins when it is full, and consents to all requests for seats. */
export async function hostPage(url: string, say: Say): Promise<void> {
  const wire = await localPage(url)
  const seats = [
    { name: 'Den', colour: 'red', by: 'here' as const },
    { name: 'Anna', colour: 'blue', by: 'lan' as const }
  ]
  const { table } = await wire.get({
    type: 'gatherTable',
    game: 'expedition',
    options: {},
    seats,
    whenFull: true
  })
  await wire.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  await wire.ask({ type: 'openTable', table })
  say({ table })
  for (;;) {
    const { wishes = [] } = await wire.next('table', ({ wishes }) => wishes !== undefined)
    for (const { id, name } of wishes) {
      say({ wish: name })
      await wire.get({ type: 'decide', table, wish: id, yes: true })
    }
  }
}

/** Another app's page: joins the host at an address, takes a seat, and reconnects by itself. */
export async function appPage(url: string, address: string, port: number, say: Say): Promise<void> {
  const wire = await localPage(url)
  const joined = await wire.get({ type: 'joinHost', to: { address, port } })
  const table = joined.tables[0]?.id ?? ''
  await wire.ask({ type: 'openTable', table })
  const { token } = await wire.get({ type: 'claimSeat', seat: 1, name: 'Anna' })
  await wire.next('snapshot')
  say({ seated: joined.at, token })
  for (;;) {
    const { state, ...session } = await wire.next('away')
    say({ away: state, at: session.at })
    if (state === 'lost') continue
    const back = await reopen(wire, session, table, token).catch(() => undefined)
    say({ back })
    // As the page does if the host does not prove the seat.
    if (back && !back.proved) await wire.get({ type: 'seekHost' })
  }
}

/** A browser: takes a seat at the host's address or, if `asking`, requests the seat of somebody absent. */
export async function browserPage(address: string, port: number, asking: boolean, say: Say): Promise<void> {
  const wire = await lanGuest(address, port)
  const { tables } = await wire.get({ type: 'listTables' })
  const table = tables[0]?.id ?? ''
  await wire.ask({ type: 'openTable', table })
  if (!asking) {
    await wire.get({ type: 'claimSeat', seat: 1, name: 'Anna' })
    say({ seated: address })
    return
  }
  for (;;) {
    const reply = await wire.ask({ type: 'claimSeat', seat: 1, name: 'Anna', ask: true })
    if (reply.ok) break
    await soon(200)
  }
  const { own } = await wire.next('table', ({ own }) => own.length > 0)
  say({ own })
}

/** An impostor at an address: forwards everything to the real host, records it, and tries to use it there. */
export function impostor(address: string, port: number, say: Say): void {
  const frames: string[] = []
  const sockets = new WebSocketServer({ port })
  sockets.on('listening', () => say({ up: true }))
  sockets.on('connection', (guest) => {
    const host = new WebSocket(`ws://${address}:${port}/socket`)
    const ready = new Promise((resolve) => host.on('open', resolve))
    guest.on('message', (data: Buffer) => {
      frames.push(data.toString())
      void ready.then(() => host.send(data.toString()))
    })
    host.on('message', (data: Buffer) => guest.send(data.toString()))
    host.on('error', () => guest.terminate())
    guest.on('close', () => {
      host.close()
      if (frames.some((frame) => frame.includes('seatProofs'))) void replay()
    })
  })
  const replay = async (): Promise<void> => {
    const wire = await lanGuest(address, port)
    const own: unknown[] = []
    for (const frame of frames) {
      const { request } = JSON.parse(frame) as { request: object }
      const reply = await wire.ask(request)
      if (reply.ok && 'own' in reply.value) own.push(...reply.value.own)
    }
    say({ recorded: frames, replayed: own })
    wire.socket.close()
  }
}
