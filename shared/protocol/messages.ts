/**
 * Every message between a client and its host, the same on the bridge and on a socket: here the types of what a host
 * says; what it says of a table is in table-told.ts, what a client asks in to-host.ts, and how another host's words are
 * checked in from-host.ts.
 */
import type { LevelNumber } from '../engine/player-level'
import type { LogEntry } from '../engine/record'
import type { Refusal, Seat } from '../engine/rules'
import type { SeatMac } from './seat-proof'
import type { Settings } from './settings'
import type { ChatLine, Lobby, Rewind, Snapshot, Standing, TableInfo, Update } from './table-told'
import type { RequestType } from './to-host'

export { protocolVersion } from './version'
export { defaultSettings, longestHostName, settingsSchema } from './settings'
export { botLevel, requestSchema } from './to-host'
export type { SeatBy, Share, Request, RequestType } from './to-host'
export type { Settings } from './settings'
export type * from './table-told'
export type { LogEntry } from '../engine/record'

/** A game that one person has ended against computer players. */
export interface SoloGame {
  readonly table: string
  readonly game: string
  readonly players: number
  /** The weakest of the others. */
  readonly level: LevelNumber
  /** Whom the person played, in a game with characters. */
  readonly character?: string
  readonly points: number
  readonly won: boolean
  /** The day whose table it was. */
  readonly daily?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A host on the LAN that answered a hello. `fits`: it speaks this app's protocol. */
export interface HostRow {
  readonly host: string
  readonly name: string
  readonly address: string
  readonly port: number
  readonly app: string
  readonly fits: boolean
  /** Round trip of the last hello, in milliseconds. */
  readonly ping: number
  readonly via: readonly string[]
  readonly tables: readonly TableInfo[]
}

/** Where this host can be reached on the LAN. The first address is the likeliest. */
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

/** What was found out about this machine's network. Codes and plain facts; no secrets. */
export interface NetworkReport {
  readonly adapters: readonly { readonly name: string; readonly address: string; readonly vpn: boolean }[]
  /** Whether this host heard its own announcement; absent while nothing is announced. */
  readonly heard?: { readonly mdns: boolean; readonly beacon: boolean }
  /** Whether a host answered at the typed address, or the system's error code. */
  readonly reached?: { readonly address: string; readonly ok: boolean; readonly code?: string }
  /** The command that lets this app through this system's firewall. */
  readonly firewall: string
}

/** Another host that a connection has gone to. */
export interface Visited {
  readonly host: string
  readonly name: string
  /** Address and port where it was reached, as proofs name them, and the number of its hello there. */
  readonly at: string
  readonly nonce: string
}

/** A plan of a computer player as it can be told: what happens choice by choice, and what it brings by named parts, in points. */
export interface PlanOf {
  readonly steps: readonly (readonly { readonly type: string }[])[]
  readonly gains: Readonly<Record<string, number>>
}

/** Why a computer player chose what it did. */
export interface Why {
  readonly seat: Seat
  /** The level at which it thought. */
  readonly level: LevelNumber
  /** There was no time for more than a quick move. */
  readonly quick?: true
  /** What it brought by named parts, in points, as everybody at the table can see it. */
  readonly gains: Readonly<Record<string, number>>
  /** The plan is kept back: it could betray what the seat hides. */
  readonly secrets?: true
  /** What it had in mind, the next best plan, and by how many points that is worse; absent where it is kept back. */
  readonly plan?: PlanOf & { readonly runnerUp?: PlanOf; readonly ahead?: number }
}

/** What the host sends unasked. */
export type Push =
  | Snapshot
  | Update
  | Rewind
  | { readonly type: 'tables'; readonly tables: readonly TableInfo[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'updates'; readonly updates: Updates }
  | Lobby
  /** The open table's people or its way of being shared changed. */
  | ({ readonly type: 'table'; readonly table: TableInfo } & Standing)
  | { readonly type: 'said'; readonly line: ChatLine }
  /** Another device asks for a seat of this connection, with its token. */
  | { readonly type: 'seatAsked'; readonly ask: number; readonly seat: Seat }
  /** This connection has lost its table: sent off, or the table was closed to the LAN. */
  | { readonly type: 'sentOff'; readonly table: string; readonly code: 'kicked' | 'closed' }
  | { readonly type: 'hosts'; readonly hosts: readonly HostRow[] }
  /** The other host this connection went to: there (perhaps at another address), or lost and looked for. */
  | ({ readonly type: 'away'; readonly state: 'open' | 'lost' } & Visited)
  /** The open table stopped (its journal cannot be written) or is gone. */
  | { readonly type: 'tableStopped'; readonly table: string; readonly refusal: Refusal }
  /** The host can do nothing any more; this comes to whoever is at no table. */
  | { readonly type: 'hostStopped'; readonly refusal: Refusal }

/** What each request is answered with when it is not refused. */
export interface Answers {
  /** `role`: what this connection may do. `games`: rules versions by game. `nonce`: this connection's, for proofs. */
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
  beginTable: Record<string, never>
  shareTable: LanState
  lanState: LanState
  setSeat: Record<string, never>
  kick: Record<string, never>
  linkSeat: { readonly secret: string }
  decide: Record<string, never>
  /** `seatProofs`: the host's own, for each proof that it found right. */
  openTable: (Snapshot | Lobby) & { readonly seatProofs?: readonly SeatMac[] }
  /** `asked`: the host's people were asked. If they say yes, the seat comes by a push, and the token gives it back. */
  claimSeat: { readonly token: string; readonly asked?: true }
  leaveSeat: Record<string, never>
  yieldSeat: Record<string, never>
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
  peek: { readonly secrets: unknown }
  /** Without `why` where the host does not know it any more. */
  why: { readonly why?: Why }
  log: { readonly entries: readonly LogEntry[] }
  /** `setup` with the first page only: the first position as the viewer may see it. `next`: number of the next entry. */
  history: { readonly setup?: unknown; readonly entries: readonly LogEntry[]; readonly next: number }
  deleteTable: Record<string, never>
  abandonTable: Record<string, never>
  rematch: { readonly table: string }
  /** The game file's text; `secrets` warns that the game still runs and the file holds its secrets. */
  exportTable: { readonly name: string; readonly text: string; readonly secrets: boolean }
  importTable: { readonly table: string }
  /** Without `text` where none was kept. */
  getAnalysis: { readonly text?: string }
  keepAnalysis: Record<string, never>
  getRecords: { readonly games: readonly SoloGame[] }
  getSettings: { readonly settings: Settings }
  getUpdates: { readonly updates: Updates }
  setSettings: { readonly settings: Settings }
}

/** A published version of this app. */
export interface Release {
  /** Three numbers: `1.2.3`. */
  readonly version: string
  /** The https address of its page, where it can be downloaded. */
  readonly page: string
}

/** What the host knows of newer versions. */
export interface Updates {
  /** This app knows whom to ask: without, there is no switch. */
  readonly possible: boolean
  /** A release that is newer than this app, if one was found. */
  readonly newest?: Release
}

/** A reply. A refused batch names the index of the choice that was refused. */
export type Reply<T extends RequestType = RequestType> =
  | { readonly ok: true; readonly value: Answers[T] }
  | { readonly ok: false; readonly refusal: Refusal; readonly at?: number }
