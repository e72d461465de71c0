// The handlers of all request types. A new type does not compile until it is handled here.

import project from '../../../package.json' with { type: 'json' }
import {
  protocolVersion,
  type Answers,
  type Request,
  type RequestType
} from '../../../shared/protocol/messages'
import { plainText } from '../../../shared/protocol/names'
import { say, watchAs } from './chat'
import type { Connection, Handle } from './connection'
import { enter } from './entering'
import { hostNameOf } from './host-name'
import type { Lan } from './lan'
import { plainSeats } from '../people/names'
import { mannerOf } from '../folder/tablefile'
import { refuse } from '../refusal-error'
import { plannedSeats } from '../table/lobby-plan'
import { claimSeat, shareTable } from './sharing'

type Handlers = {
  readonly [T in RequestType]: (
    connection: Connection,
    request: Extract<Request, { type: T }>
  ) => Answers[T] | Promise<Answers[T]>
}

/** The host's network. Refusal: no-lan. */
const lanOf = ({ context }: Connection): Lan => context.lan ?? refuse('no-lan')

const handlers: Handlers = {
  hello: (connection, { protocol, app }) => {
    connection.foreign = protocol !== protocolVersion
    connection.greeted = !connection.foreign
    const { context, caller } = connection
    if (connection.foreign) {
      context.log(`connection: protocol ${protocol} of app ${plainText(app)} is not ours`)
      const versions = { host: protocolVersion, client: protocol }
      const apps = { hostApp: project.version, clientApp: app }
      refuse('protocol-differs', { ...versions, ...apps, ...context.about.host })
    }
    return {
      protocol: protocolVersion,
      app: project.version,
      role: caller.role,
      ...context.about,
      nonce: connection.nonce
    }
  },
  listTables: ({ context, guest, room }) => ({
    tables: guest ? context.tables.listing.shared(room?.id) : context.tables.listing.all()
  }),
  createTable: async ({ context }, { seats, open, hints, daily, ...wish }) => ({
    table: await context.tables.newTables.create(
      { ...wish, seats: plainSeats(seats) },
      mannerOf({ open, hints, daily })
    )
  }),
  gatherTable: async ({ context }, { seats, open, hints, daily, ...wish }) => {
    const manner = mannerOf({ open, hints, daily })
    return {
      table: await context.tables.newTables.createLobby({ ...wish, ...plannedSeats(seats) }, manner)
    }
  },
  changeTable: async ({ context }, { table, seats, open, hints, ...plan }) => {
    await context.tables.changeLobby(table, { ...plan, ...plannedSeats(seats) }, mannerOf({ open, hints }))
    return {}
  },
  beginTable: async ({ context }, { table }) => {
    await context.tables.begin(table)
    return {}
  },
  shareTable,
  lanState: ({ context }) => context.lan?.state() ?? { open: false },
  stopHost: ({ context }) => {
    const { stop } = context
    if (!stop) return refuse('local-only')
    // After the answer.
    setImmediate(stop)
    return {}
  },
  setSeat: async ({ context }, { table, seat, by, level, style }) => {
    await context.tables.open(table).people.setSeat(seat, by, level, style)
    return {}
  },
  kick: async ({ context }, { table, seat }) => {
    await context.tables.open(table).people.kick(seat)
    return {}
  },
  listWatchers: ({ context }, { table }) => {
    const { watchers, kicks } = context.tables.open(table).people
    return { ...watchers.list, removed: kicks.watchers }
  },
  kickWatcher: ({ context }, { table, watcher }) => {
    context.tables.open(table).people.watchers.kick(watcher)
    return {}
  },
  readmitWatcher: ({ context }, { table, watcher }) => {
    context.tables.open(table).people.watchers.readmit(watcher)
    return {}
  },
  linkSeat: ({ context }, { table, seat }) => ({ secret: context.tables.open(table).people.linkSeat(seat) }),
  decide: async ({ context }, { table, wish, yes }) => {
    await context.tables.open(table).people.decide(wish, yes)
    return {}
  },
  openTable: enter,
  claimSeat,
  leaveSeat: async (connection, { seat }) => {
    await connection.ownRoom.people.leave(connection, seat)
    return {}
  },
  yieldSeat: (connection, { ask, yes }) => {
    connection.ownRoom.people.yield(connection, ask, yes)
    return {}
  },
  watchAs,
  say,
  findHosts: (connection, { on }) => {
    connection.stopFinding?.()
    connection.stopFinding = on
      ? lanOf(connection).find((hosts) => connection.push({ type: 'hosts', hosts }))
      : undefined
    return {}
  },
  joinHost: async (connection, { to }) => {
    const join = () => lanOf(connection).join(to, (push) => connection.relay(push))
    return (await connection.visitOnce(join)).joined
  },
  seekHost: (connection) => {
    connection.seek()
    return {}
  },
  leaveHost: (connection) => {
    connection.visit(undefined)
    return {}
  },
  checkNetwork: (connection, { address }) => connection.outside(() => lanOf(connection).check(address)),
  getPack: ({ table }) => ({ pack: table.pack }),
  leaveTable: (connection) => {
    connection.leaveTable()
    return {}
  },
  takeOver: (connection, { seat, secrets }) => {
    const { table } = connection
    if (seat !== null) table.people.seats.requireOwn(connection, seat)
    connection.takeOver(seat, secrets && seat !== null)
    return table.stateFor(connection)
  },
  choose: (connection, request) => ({ number: connection.table.choose(connection, request) }),
  undo: (connection, { seat, last }) => ({ undone: connection.table.takeBacks.undo(connection, seat, last) }),
  askTakeBack: (connection, { seat, last }) => {
    connection.table.takeBacks.ask(connection, seat, last)
    return {}
  },
  answerTakeBack: (connection, { ask, yes }) => {
    connection.table.takeBacks.answer(connection, ask, yes)
    return {}
  },
  peek: (connection, { seat }) => ({ secrets: connection.table.peek(connection, seat) }),
  why: (connection, { from, to }) => connection.table.why(connection, from, to),
  log: (connection, { before, count }) => ({ entries: connection.table.page(connection, before, count) }),
  history: (connection, request) => connection.table.history(connection, request),
  deleteTable: async ({ context }, { table }) => {
    await context.tables.delete(table)
    await context.settleLan()
    return {}
  },
  restoreTable: async ({ context }, { table }) => {
    await context.tables.restore(table)
    await context.settleLan()
    return {}
  },
  abandonTable: async ({ context }, { table }) => {
    await context.tables.abandon(table)
    return {}
  },
  rematch: async ({ context }, { table, seating }) => ({
    table: await context.tables.rematch(table, seating)
  }),
  exportTable: ({ context }, { table }) => context.tables.export(table),
  importTable: async ({ context }, { text, unlessKnown }) => {
    const { newTables } = context.tables
    return { table: await (unlessKnown ? newTables.importOnce(text) : newTables.import(text)) }
  },
  getUpdates: ({ context }) => ({ updates: context.updates.info }),
  getAnalysis: ({ context }, { key }) => {
    const text = context.analyses.read(key)
    return text === undefined ? {} : { text }
  },
  keepAnalysis: async ({ context }, { key, text }) => {
    await context.analyses.keep(key, text)
    return {}
  },
  getRecords: ({ context }) => ({ games: context.records.games }),
  getResults: ({ context }) => ({ games: context.tables.results() }),
  getSettings: ({ context }) => ({ settings: context.settings.now }),
  setSettings: async ({ context }, { settings }) => {
    const { name } = context.about.host
    const { hostName } = settings
    const plain = hostName === undefined ? settings : { ...settings, hostName: hostNameOf(hostName) }
    const now = await context.settings.change(plain)
    context.tellSettings()
    if (settings.updates !== undefined) context.updates.switched()
    if (context.about.host.name !== name) await context.lan?.renamed()
    return { settings: now }
  }
}

/** Executes a permitted request. */
export const handle: Handle = (connection, request) => {
  // `handlers` is exhaustive, but TypeScript cannot see that the handler fits the request.
  const handler = handlers[request.type] as Handle
  return handler(connection, request)
}
