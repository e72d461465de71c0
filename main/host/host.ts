/**
 * The host: the tables of one save folder and everybody connected to them. It knows nothing of windows or sockets:
 * these open a connection, hand it the client's requests, and deliver replies and pushes.
 */
import { randomBytes, randomInt } from 'node:crypto'
import project from '../../package.json' with { type: 'json' }
import type { Source } from '../../shared/engine/chance'
import { games as allGames, type Game } from '../../shared/games/index'
import type { Push, Reply } from '../../shared/protocol/messages'
import { Connection } from './session/connection'
import { Analyses } from './folder/analyses'
import { systemWrite, type Fence, type Write } from './folder/disk'
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
import { deletedResultsIn, recordsIn } from './folder/records'
import { SettingsFile } from './folder/settings'
import { Tables } from './table/tables'
import { Thinkers } from './players/thinkers'
import type { UpdateSource } from './updates/source'
import { Updates } from './updates/updates'
import { rateLimited } from './people/rate-limit'
import { byAddress, byTable, PasswordLimiter } from './session/password-limiter'

export interface HostOptions {
  /** The save folder; created if it does not exist. */
  readonly folder: string
  /** Receives log lines for developers. They contain no secrets of games or of the server. */
  readonly log?: (line: string) => void
  /** The games that can be played; default: all of the registry. */
  readonly games?: readonly Game[]
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
  /** For tests: the random source of each match that starts or is loaded. Default: the system's, without a seed. */
  readonly source?: () => Source
  /** The name under which guests find this host; default: the name in the settings, else the machine's. */
  readonly name?: string
  /** How long a bot waits before it plays, in milliseconds; default: `defaultBotPace`. */
  readonly botPace?: number
  /** For tests: the worker threads of the bots; default: the host's own. */
  readonly thinkers?: Pick<Thinkers, 'think' | 'close'>
  /** For tests: where newer versions are announced; default: the publisher's address. */
  readonly updateSource?: UpdateSource
  /** For tests: replaces the system call that writes to a journal. */
  readonly write?: Write
  /** Ends the program, for the request `stopHost`; left out where the program ends with its window. */
  readonly stop?: () => void
  /** Called once when another host has taken the folder, after all connections were told. */
  readonly lost?: () => void
  /** How long the folder's lock stays valid without a heartbeat, in milliseconds; then another host may take it. */
  readonly lockLife?: number
}

/** The connection of one client: a window's page or a socket. */
export interface HostConnection {
  /** The client has sent `hello` with our protocol version. */
  readonly greeted: boolean
  /** Answers any message of a client; never rejects. Whatever is not a valid request is refused as `malformed`. */
  request(message: unknown): Promise<Reply>
  /** Ends the connection: it leaves its table and gets no more pushes. */
  close(): void
}

export interface Host {
  readonly folder: string
  /** Refuses if another host has taken the folder: see `Fence`. */
  readonly fence: Fence
  /** Identifies this host on the network; it stays the same as long as the folder exists. */
  readonly id: string
  /** The name shown to people; follows the settings. */
  readonly name: string
  /** The guests who would be left waiting if the host ended now. */
  guests(): readonly GuestsAtTable[]
  /**
   * Connects a new client. `send` receives the pushes, as plain data that must not be changed. Without `caller` the
   * client is at this machine and may do everything.
   */
  connect(send: (push: Push) => void, caller?: Caller): HostConnection
  /** Sets the network. Without one, no table can be shared. */
  useLan(lan: Lan): void
  /** Refuses further requests, writes everything to disk and releases the folder. */
  close(): Promise<void>
}

/** How long a bot waits before its turn, in milliseconds: its whole turn is to be over within 2.5 seconds. */
const defaultBotPace = 450

/** How often the host checks the files of open tables and unloads idle tables, in milliseconds. */
const checkInterval = 5000

/** After the folder is lost: how long the last pushes get to arrive before the host closes, in milliseconds. */
const lostDelay = 500

/** Progress of games is sent to those who watch the list at most this often, in milliseconds. */
const listInterval = 500

/** Unpredictable chance: the game file records every draw, so no seed is needed to replay it. */
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
    botPace = defaultBotPace,
    stop,
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
    // Once this LAN is closed, guests who look for the host find the one that has the folder now.
    setTimeout(() => {
      lan?.close().catch((error: unknown) => log(`lan: not closed: ${reasonOf(error)}`))
      lost()
    }, lostDelay)
  })
  const settings = new SettingsFile(folder, log, store.fence)
  const name = (): string => hostName(options.name, settings.now.hostName)

  let listTimer: NodeJS.Timeout | undefined
  const tellTables = (whom: (connection: Connection) => boolean): void => {
    if (state === 'open') tellList([...connections].filter(whom), tables.listing, log)
  }
  const records = recordsIn(folder, store.fence, log)
  const deletedResults = deletedResultsIn(folder, store.fence, log)
  const kept = { store, records, deletedResults }
  const tables = new Tables({ ...kept, games, source, write, now, log, botPace, thinkers }, (what) => {
    if (what === 'list') return tellTables(() => true)
    if (what === 'unloaded')
      return void context.settleLan().catch((error: unknown) => log(`lan: not closed: ${reasonOf(error)}`))
    listTimer ??= setTimeout(() => {
      listTimer = undefined
      tellTables(({ room }) => room === undefined)
    }, listInterval).unref()
  })
  const checkTimer = setInterval(() => {
    if (state !== 'open') return
    tables.checkFiles()
    tables.unloadIdle()
  }, checkInterval).unref()
  const id = readHostFile(folder).id ?? randomBytes(8).toString('hex')
  const versions = games.map(({ rules }) => [rules.id, rules.version] as const)
  const pushToLocal = (push: Push): void => {
    for (const connection of connections) if (!connection.guest) connection.push(push)
  }
  const updates: Updates = new Updates({
    folder,
    fence: store.fence,
    version: project.version,
    log,
    now,
    wanted: () => settings.now.updates === 'on',
    changed: () => pushToLocal({ type: 'updates', updates: updates.info }),
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
    log: rateLimited(log),
    stop,
    requireOpen: () => {
      lock.checkAfterSuspend()
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
    tellSettings: () => pushToLocal({ type: 'settings', settings: settings.now }),
    tellTables: () => tellTables(() => true)
  }

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const owned = state === 'open'
    state = 'closed'
    clearTimeout(listTimer)
    clearInterval(checkTimer)
    await lan?.close()
    for (const connection of connections) connection.close()
    connections.clear()
    await tables.close(owned)
    await thinkers.close()
    await updates.close()
    await settings.settled()
    await Promise.all([records.settled(), deletedResults.settled()])
    await store.settled()
    if (owned) await lock.release()
  }

  return {
    folder,
    fence: store.fence,
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
