/**
 * Messages between a client and its host, the same over the bridge and over a socket. This file has the types of what a
 * host sends; those about a table are in table-messages.ts, the requests of clients in to-host.ts, and the schemas that
 * check what an untrusted host sends in from-host.ts.
 */
import type { LevelNumber } from '../engine/player-level'
import type { LogEntry } from '../engine/record'
import type { Refusal, Seat } from '../engine/rules'
import type { SeatMac } from './seat-proof'
import type { SeriesGame } from './series'
import type { Settings } from './settings'
import type {
  ChatLine,
  Lobby,
  Rewind,
  Snapshot,
  Standing,
  TableInfo,
  Update,
  Watched
} from './table-messages'
import type { RequestType } from './to-host'

export { protocolVersion } from './version'
export { defaultSettings, longestHostName } from './settings'
export { botLevel, botStyle } from './fields'
export { requestSchema } from './to-host'
export type { SeatBy, Share, Request, RequestType } from './to-host'
export type { Settings } from './settings'
export type * from './table-messages'
export type { LogEntry } from '../engine/record'

/** A finished game of one person against computer players. */
export interface SoloGame {
  readonly table: string
  readonly game: string
  readonly players: number
  /** The level of the weakest opponent. */
  readonly level: LevelNumber
  /** The person's character, in a game that has characters. */
  readonly character?: string
  readonly points: number
  readonly won: boolean
  /** The day, if it was a table of the day. */
  readonly daily?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The result of a game that was played to its end at this machine or its LAN. */
export interface GameResult {
  readonly table: string
  readonly game: string
  /** `computer`: a computer player had the seat. */
  readonly seats: readonly (SeriesGame['seats'][number] & { readonly computer?: true })[]
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number
}

/** A host on the LAN that answered a hello. `fits`: it uses this app's protocol version. */
export interface HostRow {
  readonly host: string
  readonly name: string
  readonly address: string
  readonly port: number
  readonly app: string
  readonly fits: boolean
  /** Round-trip time of the last hello, in milliseconds. */
  readonly ping: number
  /** How it was found. */
  readonly via: readonly string[]
  readonly tables: readonly TableInfo[]
}

/** Whether and where this host can be reached on the LAN. The address most likely to work is first. */
export type LanState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly port: number
      readonly addresses: readonly {
        readonly address: string
        readonly code: string
        readonly link: string
      }[]
    }

/** Diagnosis of this machine's network. Contains no secrets. */
export interface NetworkReport {
  readonly adapters: readonly { readonly name: string; readonly address: string; readonly vpn: boolean }[]
  /** Whether this host received its own announcements; absent while it announces nothing. */
  readonly heard?: { readonly mdns: boolean; readonly beacon: boolean }
  /** Whether a host answered at the typed address; if not, `code` is the system's error code. */
  readonly reached?: { readonly address: string; readonly ok: boolean; readonly code?: string }
  /** The command that allows this app in this system's firewall. */
  readonly firewall: string
}

/** Another host that a connection has joined. */
export interface Visited {
  readonly host: string
  readonly name: string
  /** Address and port where it was reached, as proofs contain them. */
  readonly at: string
  /** The nonce of its hello there. */
  readonly nonce: string
}

/** A computer player's plan: the events of each choice, and the points it brings by named parts. */
export interface PlanOf {
  readonly steps: readonly (readonly { readonly type: string }[])[]
  readonly gains: Readonly<Record<string, number>>
}

/** Why a computer player chose what it did. */
export interface Why {
  readonly seat: Seat
  /** The level at which it played. */
  readonly level: LevelNumber
  /** There was only time for a quick move. */
  readonly quick?: true
  /** What it brought by named parts, in points, as far as everybody at the table can see. */
  readonly gains: Readonly<Record<string, number>>
  /** The plan is withheld, because it could reveal what the seat hides. */
  readonly secrets?: true
  /** Its plan, the next best plan, and by how many points that is worse; absent if withheld. */
  readonly plan?: PlanOf & { readonly runnerUp?: PlanOf; readonly ahead?: number }
}

/** Messages that a host sends without a request. */
export type Push =
  | Snapshot
  | Update
  | Rewind
  | { readonly type: 'tables'; readonly tables: readonly TableInfo[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'updates'; readonly updates: Updates }
  | Lobby
  /** The seats of the open table, how it is shared, or those who watch have changed. */
  | ({ readonly type: 'table'; readonly table: TableInfo } & Standing & Watched)
  | { readonly type: 'said'; readonly line: ChatLine }
  /** Another device with the token of one of this connection's seats asks to take that seat over. */
  | { readonly type: 'seatAsked'; readonly ask: number; readonly seat: Seat }
  /** The device that asked so is gone: nothing is left to answer. */
  | { readonly type: 'seatAskEnded'; readonly ask: number }
  /**
   * This connection has lost its table: its guest was kicked, or the table was closed to the LAN. `watching`: a spectator
   * was kicked.
   */
  | {
      readonly type: 'sentOff'
      readonly table: string
      readonly code: 'kicked' | 'closed'
      readonly watching?: true
    }
  | { readonly type: 'hosts'; readonly hosts: readonly HostRow[] }
  /** State of the joined host: `open`, perhaps at a new address, or `lost` and being looked for. */
  | ({ readonly type: 'away'; readonly state: 'open' | 'lost'; readonly closed?: boolean } & Visited)
  /** The open table stopped (its journal cannot be written) or is gone. */
  | { readonly type: 'tableStopped'; readonly table: string; readonly refusal: Refusal }
  /** The host cannot go on; sent to connections that have no table open. */
  | { readonly type: 'hostStopped'; readonly refusal: Refusal }

/** The answer to each request that is not refused. */
export interface Answers {
  /** `role`: what this connection may do. `games`: versions of the rules by game. `nonce`: for proofs on this connection. */
  hello: {
    readonly protocol: number
    readonly app: string
    readonly role: 'local' | 'guest'
    readonly host: { readonly id: string; readonly name: string }
    readonly games: Readonly<Record<string, string>>
    readonly nonce: string
  }
  listTables: { readonly tables: readonly TableInfo[] }
  createTable: { readonly table: string }
  gatherTable: { readonly table: string }
  changeTable: Record<string, never>
  beginTable: Record<string, never>
  shareTable: LanState
  lanState: LanState
  /** The host ends once it has answered. */
  stopHost: Record<string, never>
  setSeat: Record<string, never>
  kick: Record<string, never>
  listWatchers: Watched & Required<Pick<Standing, 'removed'>>
  kickWatcher: Record<string, never>
  readmitWatcher: Record<string, never>
  linkSeat: { readonly secret: string }
  decide: Record<string, never>
  /**
   * `seatProofs`: the host's own proof for each of the guest's that was correct. `watcher`: the id by which `watchers` names
   * this connection while it has no seat; absent at the host's machine.
   */
  openTable: (Snapshot | Lobby) & { readonly seatProofs?: readonly SeatMac[]; readonly watcher?: number }
  /** `asked`: the people at the host were asked. If they agree, a push assigns the seat; the token is valid from then on. */
  claimSeat: { readonly token: string; readonly asked?: true }
  leaveSeat: Record<string, never>
  yieldSeat: Record<string, never>
  watchAs: Record<string, never>
  say: Record<string, never>
  findHosts: Record<string, never>
  joinHost: Visited & { readonly tables: readonly TableInfo[] }
  seekHost: Record<string, never>
  leaveHost: Record<string, never>
  checkNetwork: NetworkReport
  getPack: { readonly pack: unknown }
  leaveTable: Record<string, never>
  takeOver: Snapshot
  /** Number of the last entry booked. */
  choose: { readonly number: number }
  undo: { readonly undone: number }
  askTakeBack: Record<string, never>
  answerTakeBack: Record<string, never>
  peek: { readonly secrets: unknown }
  /** Without `why` if the host no longer knows the reasons. */
  why: { readonly why?: Why }
  log: { readonly entries: readonly LogEntry[] }
  /** `setup` with the first page only: the first position as the viewer may see it. `next`: number of the next entry. */
  history: { readonly setup?: unknown; readonly entries: readonly LogEntry[]; readonly next: number }
  deleteTable: Record<string, never>
  restoreTable: Record<string, never>
  abandonTable: Record<string, never>
  rematch: { readonly table: string }
  /** The game file's text; `secrets` warns that the game is not over and the file contains its secrets. */
  exportTable: { readonly name: string; readonly text: string; readonly secrets: boolean }
  importTable: { readonly table: string }
  /** Without `text` if none is stored. */
  getAnalysis: { readonly text?: string }
  keepAnalysis: Record<string, never>
  getRecords: { readonly games: readonly SoloGame[] }
  /** The oldest first. */
  getResults: { readonly games: readonly GameResult[] }
  getSettings: { readonly settings: Settings }
  getUpdates: { readonly updates: Updates }
  setSettings: { readonly settings: Settings }
}

/** A published version of this app. */
export interface Release {
  /** Three numbers: `1.2.3`. */
  readonly version: string
  /** The https URL of its download page. */
  readonly page: string
}

/** What the host knows about newer versions. */
export interface Updates {
  /** Whether this app has an address to ask for releases; if not, the setting is not offered. */
  readonly possible: boolean
  /** The newest release, if one newer than this app was found. */
  readonly newest?: Release
}

/** A reply. For a refused batch, `at` is the index of the choice that was refused. */
export type Reply<T extends RequestType = RequestType> =
  | { readonly ok: true; readonly value: Answers[T] }
  | { readonly ok: false; readonly refusal: Refusal; readonly at?: number }
