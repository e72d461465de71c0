// Who may ask what. A new kind of request does not compile until it is decided here.

import type { RequestType } from '../../../shared/protocol/messages'

/**
 * `local`: people at the host's own machine alone. `guest`: also those who come over the LAN. `table`: as `guest`, and
 * a connection that went to another host asks that host.
 */
export type Permission = 'local' | 'guest' | 'table'

export const permissions: Readonly<Record<RequestType, Permission>> = {
  hello: 'guest',
  listTables: 'table',
  openTable: 'table',
  leaveTable: 'table',
  claimSeat: 'table',
  leaveSeat: 'table',
  yieldSeat: 'table',
  say: 'table',
  takeOver: 'table',
  choose: 'table',
  undo: 'table',
  peek: 'table',
  why: 'table',
  log: 'table',
  history: 'table',
  getPack: 'table',
  createTable: 'local',
  gatherTable: 'local',
  beginTable: 'local',
  shareTable: 'local',
  lanState: 'local',
  setSeat: 'local',
  kick: 'local',
  linkSeat: 'local',
  decide: 'local',
  findHosts: 'local',
  joinHost: 'local',
  seekHost: 'local',
  leaveHost: 'local',
  checkNetwork: 'local',
  deleteTable: 'local',
  abandonTable: 'local',
  rematch: 'local',
  exportTable: 'local',
  importTable: 'local',
  getAnalysis: 'local',
  keepAnalysis: 'local',
  getRecords: 'local',
  getSettings: 'local',
  getUpdates: 'local',
  setSettings: 'local'
}
