// Who may send which request. A new request type does not compile until it is listed here.

import type { RequestType } from '../../../shared/protocol/messages'

/**
 * `local`: only clients at the host's own machine. `guest`: also guests over the LAN. `table`: as `guest`, but while
 * the connection visits another host, the request is sent there.
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
  watchAs: 'table',
  say: 'table',
  takeOver: 'table',
  choose: 'table',
  undo: 'table',
  askTakeBack: 'table',
  answerTakeBack: 'table',
  peek: 'table',
  why: 'table',
  log: 'table',
  history: 'table',
  getPack: 'table',
  createTable: 'local',
  gatherTable: 'local',
  changeTable: 'local',
  beginTable: 'local',
  shareTable: 'local',
  lanState: 'local',
  stopHost: 'local',
  setSeat: 'local',
  kick: 'local',
  listWatchers: 'local',
  kickWatcher: 'local',
  readmitWatcher: 'local',
  linkSeat: 'local',
  decide: 'local',
  findHosts: 'local',
  joinHost: 'local',
  seekHost: 'local',
  leaveHost: 'local',
  checkNetwork: 'local',
  deleteTable: 'local',
  restoreTable: 'local',
  abandonTable: 'local',
  rematch: 'local',
  exportTable: 'local',
  importTable: 'local',
  getAnalysis: 'local',
  keepAnalysis: 'local',
  getRecords: 'local',
  getResults: 'local',
  getSettings: 'local',
  getUpdates: 'local',
  setSettings: 'local'
}
