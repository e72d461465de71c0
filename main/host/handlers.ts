// What the host does with each kind of request. A new kind does not compile until it is handled here.

import project from '../../package.json' with { type: 'json' }
import { protocolVersion, type Answers, type Request, type RequestType } from '../../shared/protocol/messages'
import type { Connection } from './connection'
import { refuse } from './refused'

type Handlers = {
  readonly [T in RequestType]: (
    connection: Connection,
    request: Extract<Request, { type: T }>
  ) => Answers[T] | Promise<Answers[T]>
}

export const handlers: Handlers = {
  hello: (connection, { protocol }) => {
    connection.foreign = protocol !== protocolVersion
    if (connection.foreign) refuse('protocol-differs', { host: protocolVersion, client: protocol })
    return { protocol: protocolVersion, app: project.version }
  },
  listTables: ({ hall }) => ({ tables: hall.tables.list() }),
  createTable: async ({ hall }, request) => ({ table: await hall.tables.create(request) }),
  openTable: (connection, { table: id }) => {
    const table = connection.hall.tables.open(id)
    connection.sit(table)
    return table.snapshot(connection)
  },
  getPack: ({ table }) => ({ pack: table.pack }),
  leaveTable: (connection) => {
    connection.rise()
    return {}
  },
  takeOver: (connection, { seat, secrets }) => {
    const { table } = connection
    if (seat !== null) table.requireSeat(connection, seat)
    connection.takeOver(seat, secrets && seat !== null)
    return table.snapshot(connection)
  },
  choose: (connection, request) => ({ number: connection.table.choose(connection, request) }),
  undo: (connection, { seat }) => ({ undone: connection.table.undo(connection, seat) }),
  peek: (connection, { seat }) => ({ secrets: connection.table.peek(connection, seat) }),
  log: (connection, { before, count }) => ({ entries: connection.table.page(connection, before, count) }),
  deleteTable: async ({ hall }, { table }) => {
    await hall.tables.delete(table)
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
