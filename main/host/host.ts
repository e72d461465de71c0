/**
 * The host: the tables of one save folder and everybody connected to them. It knows nothing of windows or sockets;
 * they bring it messages and carry away what it says.
 */
import { randomInt } from 'node:crypto'
import { seeded, type Source } from '../../shared/engine/chance'
import { games as allGames, type Game } from '../../shared/games/index'
import type { Push, Reply } from '../../shared/protocol/messages'
import { Connection, type Hall } from './connection'
import { systemWrite, type Write } from './disk'
import { lockFolder } from './lock'
import { refuse } from './refused'
import { SettingsFile } from './settings'
import { Store } from './store'
import { Tables } from './tables'

export interface HostOptions {
  /** The save folder; made if need be. */
  readonly folder: string
  /** Hears lines for developers. They hold no secrets of games or of the server. */
  readonly log?: (line: string) => void
  /** The games that can be played; default: all of the registry. */
  readonly games?: readonly Game[]
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
  /** For tests: a seed for each match that starts or is loaded. Default: chance from the system, without a seed. */
  readonly seed?: () => number
  /** For tests: writes to a journal in place of the system. */
  readonly write?: Write
}

/** One client: a window's page, a socket. */
export interface HostConnection {
  /** Answers anything a client sends; never rejects. What is no request is refused as `malformed`. */
  request(message: unknown): Promise<Reply>
  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void
}

export interface Host {
  readonly folder: string
  /** A new client; `send` gets what the host says unasked, as plain data that must not be changed. */
  connect(send: (push: Push) => void): HostConnection
  /** Takes no more requests, brings everything to disk and gives the folder back. */
  close(): Promise<void>
}

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
    seed,
    write = systemWrite
  } = options
  const store = await Store.open(folder)
  let state: 'open' | 'lost' | 'closed' = 'open'
  const unlock = await lockFolder(folder, (reason) => {
    if (state === 'open') state = 'lost'
    log(`host: the save folder was taken over: ${reason}`)
  })
  const settings = new SettingsFile(folder, log)
  const connections = new Set<Connection>()
  const source = (): Source => (seed ? seeded(seed()) : systemSource)

  let pause: NodeJS.Timeout | undefined
  const tellTables = (whom: (connection: Connection) => boolean): void => {
    const listeners = [...connections].filter(whom)
    if (listeners.length === 0 || state !== 'open') return
    const push: Push = { type: 'tables', tables: tables.list() }
    for (const connection of listeners) connection.push(push)
  }
  const tables = new Tables({ store, games, source, write, now, log }, (what) => {
    if (what === 'list') return tellTables(() => true)
    pause ??= setTimeout(() => {
      pause = undefined
      tellTables((connection) => !connection.atTable)
    }, listPause).unref()
  })
  const hall: Hall = {
    tables,
    settings,
    log,
    requireOpen: () => {
      if (state === 'closed') refuse('closing')
      if (state === 'lost') refuse('folder-lost')
    },
    tellSettings: () => {
      for (const connection of connections) connection.push({ type: 'settings', settings: settings.now })
    }
  }

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const owned = state === 'open'
    state = 'closed'
    clearTimeout(pause)
    for (const connection of connections) connection.close()
    connections.clear()
    await tables.close(owned)
    await settings.settled()
    await store.settled()
    if (owned) await unlock()
  }

  return {
    folder,
    connect: (send) => {
      const connection = new Connection(hall, send)
      connections.add(connection)
      return {
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
