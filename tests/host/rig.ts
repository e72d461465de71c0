// A host in a temporary folder, with clients that record the pushes they receive.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHost, type Host, type HostOptions } from '../../main/host/index'
import { seeded } from '../../shared/engine/chance'
import type { Answers, Lobby, Push, Reply, Request, Snapshot } from '../../shared/protocol/messages'
import { toyGame, toyTurns } from './toy'

/** The value of a request's reply at a table whose game has begun. */
export type Played<T extends Request['type']> = T extends 'openTable'
  ? Extract<Answers[T], { readonly type: 'snapshot' }>
  : Answers[T]

type Ask<T extends Request['type']> = Extract<Request, { type: T }>

/** A client that is connected to the host without a network. */
export interface Client {
  readonly heard: Push[]
  ask(message: unknown): Promise<Reply>
  /** Sends a request and returns its value; rejects if it is refused, or if an opened table has not begun. */
  get<T extends Request['type']>(request: Ask<T>): Promise<Played<T>>
  /** Opens a table that has not begun. */
  lobby(table: string): Promise<Lobby>
  /** Sends a request that must be refused; returns the refusal. */
  refused(message: unknown): Promise<{ code: string; numbers?: object; at?: number }>
  /** Waits until all pushes have arrived, and removes and returns them. */
  pushes(): Promise<Push[]>
  /** Takes a seat over and plays choices for its open decision. */
  play(seat: number, ...choices: unknown[]): Promise<Reply>
  close(): void
}

export interface Rig {
  readonly folder: string
  readonly host: Host
  readonly lines: string[]
  client(hear?: (push: Push) => void): Client
  /** The text of a table's game file. */
  file(table: string): string
  path(table: string): string
  /** Restarts the host on the same folder. */
  again(options?: Partial<HostOptions>): Promise<void>
  end(): Promise<void>
}

const made: string[] = []
const rigs: Rig[] = []

/** Makes a folder that `cleanUp` removes. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'))
  made.push(folder)
  return folder
}

/** Closes all hosts and removes all folders. For `afterEach`. */
export async function cleanUp(): Promise<void> {
  for (const rig of rigs.splice(0)) await rig.end()
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}

let counter = 0

export function clientOf(host: Host, hear?: (push: Push) => void): Client {
  const heard: Push[] = []
  const connection = host.connect((push) => {
    hear?.(push)
    heard.push(push)
  })
  const client: Client = {
    heard,
    ask: (message) => connection.request(message),
    get: async (request) => {
      const reply = await connection.request(request)
      if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`)
      if ('type' in reply.value && reply.value.type === 'lobby') throw new Error('the game has not begun')
      return reply.value as never
    },
    lobby: async (table) => {
      const reply = await connection.request({ type: 'openTable', table })
      if (reply.ok && 'type' in reply.value && reply.value.type === 'lobby') return reply.value
      throw new Error(`no lobby: ${JSON.stringify(reply)}`)
    },
    refused: async (message) => {
      const reply = await connection.request(message)
      if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply.value).slice(0, 200)}`)
      return { ...reply.refusal, ...(reply.at !== undefined && { at: reply.at }) }
    },
    pushes: async () => {
      for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
      return heard.splice(0)
    },
    play: async (seat, ...choices) => {
      const { decisions } = await client.get({ type: 'takeOver', seat, secrets: true })
      const decision = decisions.find((one) => one.seat === seat)?.id ?? 0
      return client.ask({ type: 'choose', command: `c${++counter}`, seat, decision, choices })
    },
    close: () => connection.close()
  }
  return client
}

export async function newRig(options: Partial<HostOptions> = {}): Promise<Rig> {
  const folder = options.folder ?? newFolder()
  const lines: string[] = []
  const start = (more: Partial<HostOptions> = {}): Promise<Host> =>
    openHost({
      games: [toyGame()],
      source: () => seeded(7),
      log: (line) => lines.push(line),
      ...options,
      ...more,
      folder
    })
  let host = await start()
  const rig: Rig = {
    folder,
    lines,
    get host() {
      return host
    },
    client: (hear) => clientOf(host, hear),
    path: (table) => join(folder, 'tables', `${table}.caravan`),
    file: (table) => readFileSync(join(folder, 'tables', `${table}.caravan`), 'utf8'),
    again: async (more) => {
      await host.close()
      host = await start(more)
    },
    end: () => host.close()
  }
  rigs.push(rig)
  return rig
}

export const twoSeats = [
  { name: 'Anna', colour: 'red' },
  { name: 'Ben', colour: 'blue' }
]

/** Makes a toy table that the client has opened, past the opening pledges unless `fresh`. Seat 0 begins. */
export async function toyTable(
  client: Client,
  { fresh = false, seats = twoSeats } = {}
): Promise<{ table: string; snapshot: Snapshot }> {
  const { table } = await client.get({ type: 'createTable', game: 'toy', options: { first: '0' }, seats })
  let snapshot = await client.get({ type: 'openTable', table })
  if (!fresh) {
    for (const seat of seats.keys()) await client.play(seat, { type: 'pledge', value: seat + 4 })
    snapshot = await client.get({ type: 'openTable', table })
  }
  return { table, snapshot }
}

/** Plays the open toy table of two to its end; the seat whose turn is first takes `points`. */
export async function playOut(client: Client, points: number): Promise<void> {
  let { decisions } = await client.get({ type: 'takeOver', seat: null, secrets: false })
  for (const { seat, task } of decisions)
    if (task === 'pledge') await client.play(seat, { type: 'pledge', value: 1 })
  for (let turn = 0; turn < toyTurns; turn++) {
    ;({ decisions } = await client.get({ type: 'takeOver', seat: null, secrets: false }))
    const seat = decisions[0]?.seat ?? -1
    if (turn === 0) await client.play(seat, { type: 'take', n: points })
    const passed = await client.play(seat, { type: 'pass' })
    if (!passed.ok) throw new Error(passed.refusal.code)
  }
}

/** Makes a toy table of a person on seat 0 and a bot, who both have a decision. The client does not open it. */
export async function besideBot(client: Client): Promise<string> {
  const seats = [
    { name: 'Ann', colour: 'red', by: 'here' as const },
    { name: 'Bot', colour: 'blue', by: 'bot' as const }
  ]
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: { first: '0' }, seats })
  await client.get({ type: 'beginTable', table })
  return table
}

/** The lines of a game file. */
export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)
