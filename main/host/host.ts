/**
 * The host: the tables of one save folder and everybody connected to them. It knows nothing of windows or sockets;
 * they bring it messages and carry away what it says.
 */
import { randomBytes, randomInt } from 'node:crypto'
import project from '../../package.json' with { type: 'json' }
import type { Source } from '../../shared/engine/chance'
import { games as allGames, type Game } from '../../shared/games/index'
import type { Push, Reply } from '../../shared/protocol/messages'
import { Connection } from './session/connection'
import { Analyses } from './folder/analyses'
import { systemWrite, type Write } from './folder/disk'
import { guestsAt, type GuestsAtTable } from './table/guests'
import { localCaller, type Caller } from './session/caller'
import type { HostContext } from './session/host-context'
import { handle } from './session/handlers'
import { hostName } from './session/host-name'
import { readHostFile } from './folder/hostfile'
import type { Lan } from './session/lan'
import { tellList } from './session/list-news'
import { openFolder } from './folder/open-folder'
import { reasonOf, refusal, refuse, Refused } from './refusal-error'
import { Records } from './folder/records'
import { SettingsFile } from './folder/settings'
import { Tables } from './table/tables'
import { Thinkers } from './players/thinkers'
import type { UpdateSource } from './updates/source'
import { Updates } from './updates/updates'
import { byAddress, byTable, PasswordLimiter } from './session/password-limiter'

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
  /** How people who look for hosts see this one; default: the name in the settings, else the machine's. */
  readonly name?: string
  /** How long a bot thinks, in milliseconds; default: about as long as one wants to watch. */
  readonly botPace?: number
  /** For tests: the threads that think for bots; default: the host's own. */
  readonly thinkers?: Pick<Thinkers, 'think' | 'close'>
  /** For tests: who tells of newer versions; default: whoever publishes this app. */
  readonly updateSource?: UpdateSource
  /** For tests: writes to a journal in place of the system. */
  readonly write?: Write
  /** Is told once that another host has taken the folder; everybody has been told by then. */
  readonly lost?: () => void
  /** After this long without a sign of life another host may take the folder, in milliseconds. */
  readonly lockLife?: number
}

/** One client: a window's page, a socket. */
export interface HostConnection {
  /** The client has said hello, in our version. */
  readonly greeted: boolean
  /** Answers anything a client sends; never rejects. What is not a request is refused as `malformed`. */
  request(message: unknown): Promise<Reply>
  /** Ends the connection: it leaves its table and hears nothing more. */
  close(): void
}

export interface Host {
  readonly folder: string
  /** Names this host for as long as its folder lives. */
  readonly id: string
  /** Names it to people, and changes with the settings. */
  readonly name: string
  /** Who would wait if the host ended now. */
  guests(): readonly GuestsAtTable[]
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

/** How long a bot waits before its turn, in milliseconds: its whole turn is to be over within 2.5 seconds. */
const usualPace = 450

/** How often the host looks after its tables: their files, and whether anybody needs them. In milliseconds. */
const lookPause = 5000

/** How long what everybody is told may take on its way before a host without a folder closes, in milliseconds. */
const lostPause = 500

/** How often people who look at the list are told that games went on, in milliseconds. */
const listPause = 500

/** Chance nobody can foresee or repeat: the game file keeps the draws, so no seed is needed. */
const systemSource: Source = (n) => (n <= 1 ? 0 : randomInt(n))

/**
 * Opens a save folder. Rejects with HostRunning (code `folder-in-use`) if another host has it, and with FolderUnusable
 * if the system refuses.
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const {
    folder,
    log = () => undefined,
    games = allGames,
    now = Date.now,
    source = () => systemSource,
    write = systemWrite,
    botPace = usualPace,
    lockLife,
    thinkers = new Thinkers({ log }),
    lost = () => undefined
  } = options
  let state: 'open' | 'lost' | 'closed' = 'open'
  let lan: Lan | undefined
  const connections = new Set<Connection>()
  const { lock, store } = await openFolder(folder, lockLife, () => {
    log('host: another host has taken the save folder')
    if (state !== 'open') return
    state = 'lost'
    for (const connection of connections) connection.stop(refusal('folder-lost'))
    // Guests who look for this host find the one that has the folder now.
    setTimeout(() => {
      lan?.close().catch((error: unknown) => log(`lan: not closed: ${reasonOf(error)}`))
      lost()
    }, lostPause)
  })
  const settings = new SettingsFile(folder, log, store.fence)
  const name = (): string => hostName(options.name, settings.now.hostName)

  let pause: NodeJS.Timeout | undefined
  const tellTables = (whom: (connection: Connection) => boolean): void => {
    if (state === 'open') tellList([...connections].filter(whom), tables.listing, log)
  }
  const records = new Records(folder, store.fence, log)
  const tables = new Tables({ store, records, games, source, write, now, log, botPace, thinkers }, (what) => {
    if (what === 'list') return tellTables(() => true)
    if (what === 'rested')
      return void context.settleLan().catch((error: unknown) => log(`lan: not closed: ${reasonOf(error)}`))
    pause ??= setTimeout(() => {
      pause = undefined
      tellTables(({ room }) => room === undefined)
    }, listPause).unref()
  })
  const looking = setInterval(() => {
    if (state !== 'open') return
    tables.look()
    tables.restIdle()
  }, lookPause).unref()
  const id = readHostFile(folder).id ?? randomBytes(8).toString('hex')
  const versions = games.map(({ rules }) => [rules.id, rules.version] as const)
  const tellHere = (push: Push): void => {
    for (const connection of connections) if (!connection.guest) connection.push(push)
  }
  const updates: Updates = new Updates({
    ...{ folder, fence: store.fence, version: project.version, log, now },
    wanted: () => settings.now.updates === 'on',
    changed: () => tellHere({ type: 'updates', updates: updates.told }),
    ...(options.updateSource && { source: options.updateSource })
  })
  const context: HostContext = {
    tables,
    settings,
    records,
    updates,
    analyses: new Analyses(folder, store.fence),
    passwordLimiters: {
      byAddress: new PasswordLimiter(now, byAddress),
      byTable: new PasswordLimiter(now, byTable)
    },
    get lan() {
      return lan
    },
    get about() {
      return { host: { id, name: name() }, games: Object.fromEntries(versions) }
    },
    now,
    log,
    requireOpen: () => {
      lock.wake()
      if (state === 'closed') refuse('closing')
      if (lock.lost) refuse('folder-lost')
    },
    openLan: () => {
      lan?.open().catch((error: unknown) => {
        log(`lan: ${error instanceof Refused ? error.refusal.code : reasonOf(error)}`)
      })
    },
    settleLan: async () => {
      if (!tables.listing.needsLan) await lan?.close()
    },
    tellSettings: () => tellHere({ type: 'settings', settings: settings.now }),
    tellTables: () => tellTables(() => true)
  }

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const owned = state === 'open'
    state = 'closed'
    clearTimeout(pause)
    clearInterval(looking)
    await lan?.close()
    for (const connection of connections) connection.close()
    connections.clear()
    await tables.close(owned)
    await thinkers.close()
    await updates.close()
    await settings.settled()
    await records.settled()
    await store.settled()
    if (owned) await lock.release()
  }

  return {
    folder,
    id,
    get name() {
      return name()
    },
    guests: () => guestsAt(tables.rooms),
    useLan: (given) => (lan = given),
    connect: (send, caller = localCaller) => {
      const connection = new Connection(context, handle, send, caller)
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
