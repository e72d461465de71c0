/**
 * The host that `bench --lan` measures: like the dedicated one, with its LAN server on loopback, in a child process. Its
 * argument is the save folder. Requests from the host's own machine come over the IPC channel.
 */
import { openHost } from '../../../main/host/index'
import { lanOf } from '../../../main/lan/lan'
import { lanLimits } from '../../../main/lan/lan-server'
import { seeded } from '../../../shared/engine/chance'
import { ready } from '../lib/child'

const [folder = ''] = process.argv.slice(2)
let seeds = 0
const log = (line: string): void => console.error(line)
const host = await openHost({ folder, log, source: () => seeded(++seeds) })
const lan = lanOf({
  host,
  renderer: folder,
  log,
  address: '127.0.0.1',
  port: 0,
  network: { interfaces: () => [] },
  // The bench exceeds the usual rate limit.
  limits: { ...lanLimits, pace: { perSecond: 1e6, burst: 1e6, patience: 0 } }
})
host.useLan(lan)
await lan.open()
const state = lan.state()
if (!state.open) throw new Error('the LAN did not open')

process.on('message', (request) => {
  // A new connection for each request, so that no local client receives pushes during a measurement.
  const local = host.connect(() => undefined)
  void local.request(request).then((reply) => {
    local.close()
    process.send?.(reply)
  })
})
ready({ port: state.port }, () => host.close())
