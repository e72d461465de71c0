/**
 * The host that `bench --lan` measures: the same as the dedicated one, open to the LAN on loopback, in a process of
 * its own; its word is the save folder. Requests of the host's own machine come over the channel of the process.
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
  // A bench chooses faster than anybody may.
  limits: { ...lanLimits, pace: { perSecond: 1e6, burst: 1e6, patience: 0 } }
})
host.useLan(lan)
await lan.open()
const state = lan.state()
if (!state.open) throw new Error('the LAN did not open')

process.on('message', (request) => {
  // A connection for each request: nobody at the host's machine looks on while it is measured.
  const local = host.connect(() => undefined)
  void local.request(request).then((reply) => {
    local.close()
    process.send?.(reply)
  })
})
ready({ port: state.port }, () => host.close())
