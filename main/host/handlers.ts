// What the host does with each kind of request. A new kind does not compile until it is handled here.

import project from '../../package.json' with { type: 'json' }
import { protocolVersion, type Answers, type Request, type RequestType } from '../../shared/protocol/messages'
import { say } from './chat'
import type { Connection } from './connection'
import { enter } from './entering'
import type { Lan } from './lan'
import { plainText } from './names'
import { refuse } from './refused'
import { claimSeat, shareTable } from './sharing'

type Handlers = {
  readonly [T in RequestType]: (
    connection: Connection,
    request: Extract<Request, { type: T }>
  ) => Answers[T] | Promise<Answers[T]>
}

/** The host's network. Refusal: no-lan. */
const lanOf = ({ hall }: Connection): Lan => hall.lan ?? refuse('no-lan')

export const handlers: Handlers = {
  hello: (connection, { protocol, app }) => {
    connection.foreign = protocol !== protocolVersion
    connection.greeted = !connection.foreign
    const { hall, caller } = connection
    if (connection.foreign) {
      hall.log(`connection: protocol ${protocol} of app ${plainText(app)} is not ours`)
      const versions = { host: protocolVersion, client: protocol }
      const apps = { hostApp: project.version, clientApp: app }
      refuse('protocol-differs', { ...versions, ...apps, ...hall.about.host })
    }
    return { protocol: protocolVersion, app: project.version, role: caller.role, ...hall.about }
  },
  listTables: ({ hall, guest }) => ({
    tables: guest ? hall.tables.listing.shared() : hall.tables.listing.all()
  }),
  createTable: async ({ hall }, request) => ({ table: await hall.tables.create(request) }),
  gatherTable: async ({ hall }, { seats, ...wish }) => {
    const plain = seats.map(({ name, colour }) => ({ name, colour }))
    const places = seats.map(({ by }) => ({ by }))
    return { table: await hall.tables.gather({ ...wish, seats: plain }, places) }
  },
  beginTable: async ({ hall }, { table }) => {
    await hall.tables.begin(table)
    return {}
  },
  shareTable,
  lanState: ({ hall }) => hall.lan?.state() ?? { open: false },
  setSeat: async ({ hall }, { table, seat, by }) => {
    await hall.tables.open(table).people.setSeat(seat, by)
    return {}
  },
  kick: async ({ hall }, { table, seat }) => {
    await hall.tables.open(table).people.kick(seat)
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
  say,
  findHosts: (connection, { on }) => {
    connection.stopFinding?.()
    connection.stopFinding = on
      ? lanOf(connection).find((hosts) => connection.push({ type: 'hosts', hosts }))
      : undefined
    return {}
  },
  joinHost: async (connection, { to }) => {
    const visit = await lanOf(connection).join(to, (push) => connection.relay(push))
    connection.goTo(visit)
    return visit.joined
  },
  leaveHost: (connection) => {
    connection.goTo(undefined)
    return {}
  },
  checkNetwork: (connection, { address }) => lanOf(connection).check(address),
  getPack: ({ table }) => ({ pack: table.pack }),
  leaveTable: (connection) => {
    connection.rise()
    return {}
  },
  takeOver: (connection, { seat, secrets }) => {
    const { table } = connection
    if (seat !== null) table.requireSeat(connection, seat)
    connection.takeOver(seat, secrets && seat !== null)
    return table.shown(connection)
  },
  choose: (connection, request) => ({ number: connection.table.choose(connection, request) }),
  undo: (connection, { seat }) => ({ undone: connection.table.undo(connection, seat) }),
  peek: (connection, { seat }) => ({ secrets: connection.table.peek(connection, seat) }),
  log: (connection, { before, count }) => ({ entries: connection.table.page(connection, before, count) }),
  history: (connection, request) => connection.table.history(connection, request),
  deleteTable: async ({ hall }, { table }) => {
    await hall.tables.delete(table)
    await hall.settleLan()
    return {}
  },
  abandonTable: async ({ hall }, { table }) => {
    await hall.tables.abandon(table)
    return {}
  },
  rematch: async ({ hall }, { table }) => ({ table: await hall.tables.rematch(table) }),
  exportTable: ({ hall }, { table }) => hall.tables.export(table),
  importTable: async ({ hall }, { text }) => ({ table: await hall.tables.import(text) }),
  getSettings: ({ hall }) => ({ settings: hall.settings.now }),
  setSettings: async ({ hall }, { settings }) => {
    const now = await hall.settings.change(settings)
    hall.tellSettings()
    return { settings: now }
  }
}
