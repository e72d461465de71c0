// A host that is open to the LAN, on the loopback interface only, with guests on real sockets.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostOptions, Lan } from '../../main/host/index'
import { lanLimits, type LanLimits } from '../../main/lan/lan-server'
import { lanOf } from '../../main/lan/lan'
import type { Request, SeatBy, Share } from '../../shared/protocol/messages'
import { newFolder, newRig, type Client, type Rig } from './rig'
import { openGuest, type Wire } from './wire'

export interface Party {
  readonly rig: Rig
  /** The host's own page. */
  readonly local: Client
  readonly lan: Lan
  readonly lines: string[]
  /** The port of the open LAN. */
  port(): number
  /** Connects a guest and sends hello. */
  guest(): Promise<Wire>
  /** Restarts the host on the same folder, with its network. */
  again(): Promise<Party>
}

export const colours = ['red', 'blue', 'green', 'yellow']
export const openToAll: Share = { locked: false, spectators: true }

/** Makes a folder with a page titled “the table”. */
export function page(): string {
  const folder = join(newFolder(), 'page')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the table</title>')
  return folder
}

export async function party(
  options: Partial<HostOptions> = {},
  limits: Partial<LanLimits> = {}
): Promise<Party> {
  const rig = await newRig(options)
  return around(rig, page(), { ...lanLimits, ...limits })
}

function around(rig: Rig, renderer: string, limits: LanLimits): Party {
  const lines: string[] = []
  const lan = lanOf({
    host: rig.host,
    renderer,
    log: (line) => lines.push(line),
    address: '127.0.0.1',
    port: 0,
    network: { interfaces: () => [], ipv6: () => [] },
    limits
  })
  rig.host.useLan(lan)
  const port = (): number => {
    const state = lan.state()
    if (!state.open) throw new Error('the LAN is closed')
    return state.port
  }
  return {
    rig,
    local: rig.client(),
    lan,
    lines,
    port,
    guest: () => openGuest(port()),
    again: async () => {
      await rig.again()
      return around(rig, renderer, limits)
    }
  }
}

/** Makes a shared toy table that has not begun; `by`: who plays each seat. Seat 0 will begin. */
export async function lobbyTable(
  { local }: Party,
  by: readonly SeatBy[],
  share: Share | null = openToAll
): Promise<string> {
  const seats = by.map((one, seat) => ({ name: `Seat ${seat}`, colour: colours[seat] ?? 'grey', by: one }))
  const { table } = await local.get({ type: 'gatherTable', game: 'toy', options: { first: '0' }, seats })
  if (share) await local.get({ type: 'shareTable', table, share })
  return table
}

/** Lets a guest take a seat; returns the token. */
export async function sitDown(wire: Wire, table: string, seat: number, name: string): Promise<string> {
  await wire.ask({ type: 'openTable', table })
  const { token } = await wire.get({ type: 'claimSeat', seat, name })
  return token
}

/** Makes a running toy table: seat 0 is played by the host's page, the others by guests. */
export async function running(
  all: Party,
  guests: number,
  share = openToAll
): Promise<{ readonly table: string; readonly wires: Wire[]; readonly tokens: string[] }> {
  const places: SeatBy[] = ['here', ...Array.from({ length: guests }, () => 'lan' as const)]
  const table = await lobbyTable(all, places)
  const wires: Wire[] = []
  const tokens: string[] = []
  for (let seat = 1; seat <= guests; seat++) {
    const wire = await all.guest()
    wires.push(wire)
    tokens.push(await sitDown(wire, table, seat, `Guest ${seat}`))
  }
  await all.local.get({ type: 'beginTable', table })
  await all.local.get({ type: 'openTable', table })
  if (share !== openToAll) await all.local.get({ type: 'shareTable', table, share })
  return { table, wires, tokens }
}

/** Cuts the connection of a seat's guest; resolves when the host knows. */
export async function vanish(
  { local }: Party,
  wire: Wire | undefined,
  table: string,
  seat = 1
): Promise<void> {
  wire?.socket.terminate()
  for (;;) {
    const { tables } = await local.get({ type: 'listTables' })
    if (tables.find(({ id }) => id === table)?.seats[seat]?.present !== true) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

let counter = 0

/** Takes a seat over and makes its open decision; returns the reply. */
export async function play(wire: Wire, seat: number, choice: unknown): Promise<unknown> {
  const { decisions } = await wire.get({ type: 'takeOver', seat, secrets: true })
  const decision = decisions.find((one) => one.seat === seat)?.id ?? 0
  const request: Request = {
    type: 'choose',
    command: `g${++counter}`,
    seat,
    decision,
    choices: [choice]
  }
  return wire.ask(request)
}
