/**
 * The host: the tables of one save folder and everybody connected to them. It knows nothing of windows or sockets;
 * they bring it messages and carry away what it says.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { hostname } from 'node:os'
import type { Source } from '../../shared/engine/chance'
import { games as allGames, type Game } from '../../shared/games/index'
import type { Push, Reply, TableInfo } from '../../shared/protocol/messages'
import { Connection } from './connection'
import { systemWrite, type Write } from './disk'
import { localCaller, type Caller, type Hall } from './hall'
import { readHostFile } from './hostfile'
import type { Lan } from './lan'
import { lockFolder } from './lock'
import { reasonOf, refuse, Refused } from './refused'
import { SettingsFile } from './settings'
import { Store } from './store'
import { Tables } from './tables'
import { Tries } from './tries'

export interface HostOptions {
  /** The save folder; made if need be. */
  readonly folder: string
  /** Hears lines for developers. They hold no secrets of games or of the server. */
  readonly log?: (line: string) => void
  /** The games that can be played; default: all of the registry. */
  readonly games?: readonly Game[]
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
  /** For tests: the chance of each match that starts or is loaded. Default: that of the system, without a seed. */
  readonly source?: () => Source
  /** How people who look for hosts see this one; default: the machine's name. */
  readonly name?: string
  /** How long a bot thinks, in milliseconds; default: about as long as one wants to watch. */
  readonly botPace?: number
  /** For tests: writes to a journal in place of the system. */
  readonly write?: Write
}

/** One client: a window's page, a socket. */
export interface HostConnection {
  /** The client has said hello, in our version. */
  readonly greeted: boolean
  /** Answers anything a client sends; never rejects. What is no request is refused as `malformed`. */
  request(message: unknown): Promise<Reply>
  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void
}

export interface Host {
  readonly folder: string
  /** Names this host for as long as its folder lives, and to people. */
  readonly id: string
  readonly name: string
  /**
   * A new client; `send` gets what the host says unasked, as plain data that must not be changed. Without `caller` it
   * is one at this machine, who may do everything.
   */
  connect(send: (push: Push) => void, caller?: Caller): HostConnection
  /** Gives the host its network. Without one, no table can be shared. */
  useLan(lan: Lan): void
  /** Takes no more requests, brings everything to disk and gives the folder back. */
  close(): Promise<void>
}

/** How long a bot thinks, in milliseconds. */
const usualPace = 1000

/** How often the host looks for tables that nobody needs any more, in milliseconds. */
const restPause = 5000

/** How often people who look at the list are told that games went on, in milliseconds. */
const listPause = 500

/** Chance nobody can foresee or repeat: the game file keeps the draws, so no seed is needed. */
const systemSource: Source = (n) => (n <= 1 ? 0 : randomInt(n))

/**
 * Opens a save folder. Rejects with HostRunning (code `folder-in-use`) if another host has it, and with the system's
 * error if the folder cannot be used.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const {
    folder,
    log = () => undefined,
    games = allGames,
    now = Date.now,
    source = () => systemSource,
    write = systemWrite,
    name = hostname(),
    botPace = usualPace
  } = options
  const store = await Store.open(folder)
  let state: 'open' | 'lost' | 'closed' = 'open'
  const unlock = await lockFolder(folder, (reason) => {
    if (state === 'open') state = 'lost'
    log(`host: the save folder was taken over: ${reason}`)
  })
  const settings = new SettingsFile(folder, log)
  const connections = new Set<Connection>()

  let pause: NodeJS.Timeout | undefined
  const tellTables = (whom: (connection: Connection) => boolean): void => {
    const listeners = [...connections].filter((one) => one.wantsTables && whom(one))
    if (listeners.length === 0 || state !== 'open') return
    const [guests, local] = [true, false].map((guest) => listeners.filter((one) => one.guest === guest))
    const tell = (to: readonly Connection[] = [], list: () => TableInfo[]): void => {
      if (to.length === 0) return
      const push: Push = { type: 'tables', tables: list() }
      for (const connection of to) connection.push(push)
    }
    tell(local, () => tables.listing.all())
    tell(guests, () => tables.listing.shared())
  }
  const tables = new Tables({ store, games, source, write, now, log, botPace }, (what) => {
    if (what === 'list') return tellTables(() => true)
    if (what === 'rested')
      return void hall.settleLan().catch((error: unknown) => log(`lan: not closed: ${reasonOf(error)}`))
    pause ??= setTimeout(() => {
      pause = undefined
      tellTables(({ room }) => room === undefined)
    }, listPause).unref()
  })
  const resting = setInterval(() => tables.restIdle(), restPause).unref()
  const id = readHostFile(folder).id ?? randomBytes(8).toString('hex')
  const versions = games.map(({ rules }) => [rules.id, rules.version] as const)
  let lan: Lan | undefined
  const hall: Hall = {
    tables,
    settings,
    tries: new Tries(now),
    get lan() {
      return lan
    },
    about: { host: { id, name }, games: Object.fromEntries(versions) },
    now,
    log,
    requireOpen: () => {
      if (state === 'closed') refuse('closing')
      if (state === 'lost') refuse('folder-lost')
    },
    openLan: () => {
      lan?.open().catch((error: unknown) => {
        log(`lan: ${error instanceof Refused ? error.refusal.code : reasonOf(error)}`)
      })
    },
    settleLan: async () => {
      if (!tables.listing.needsLan) await lan?.close()
    },
    tellSettings: () => {
      for (const connection of connections)
        if (!connection.guest) connection.push({ type: 'settings', settings: settings.now })
    },
    tellTables: () => tellTables(() => true)
  }

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const owned = state === 'open'
    state = 'closed'
    clearTimeout(pause)
    clearInterval(resting)
    await lan?.close()
    for (const connection of connections) connection.close()
    connections.clear()
    await tables.close(owned)
    await settings.settled()
    await store.settled()
    if (owned) await unlock()
  }

  return {
    folder,
    id,
    name,
    useLan: (given) => (lan = given),
    connect: (send, caller = localCaller) => {
      const connection = new Connection(hall, send, caller)
      connections.add(connection)
      return {
        get greeted() {
          return connection.greeted
        },
        request: (message) => connection.request(message),
        close: () => {
          connections.delete(connection)
          connection.close()
        }
      }
    },
    close: () => (closing ??= close())
  }
}
