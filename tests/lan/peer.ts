/**
 * A host or a guest as a process of its own, for tests in network namespaces:
 *
 *     peer.ts host {"hostId", "silent"?}    answers hellos; announces itself, unless silent
 *     peer.ts find {"typed"?: code}         prints its list at each change
 *     peer.ts hold {"ports": [...]}         holds UDP ports for itself alone
 *     peer.ts raw                           the mDNS library by itself, with its defaults
 *
 * One JSON object a line: `{"at", ...}`, `at` in milliseconds since 1970.
 */
import { createSocket } from 'node:dgram'
import { readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { Bonjour } from 'bonjour-service'
import { z } from 'zod'
import { announce, finder } from '../../main/lan/discovery/index'
import { usualPort } from '../../shared/lan/ports'
import { readRoomCode } from '../../shared/lan/room-code'
import { announcement } from './hosts'

/** What is under test talks to every network it finds: never to that of whoever started the test. */
const outside = process.env['CARAVAN_OUTSIDE']
if (outside === undefined || outside === readlinkSync('/proc/self/ns/net'))
  throw new Error('peer.ts runs in network namespaces of its own only')

const say = (fact: object): void =>
  void process.stdout.write(`${JSON.stringify({ at: Date.now(), ...fact })}\n`)

/** Keeps the process alive: what is under test never does. */
setInterval(() => undefined, 60_000)

const roles: Readonly<Record<string, (options: unknown) => void>> = {
  host: (options) => {
    const { hostId, silent } = z
      .object({ hostId: z.string(), silent: z.boolean().default(false) })
      .parse(options)
    const server = createServer((_request, response) => response.end(JSON.stringify({ hostId })))
    server.listen(usualPort, '0.0.0.0', () => {
      say({ up: true })
      const announced = silent ? undefined : announce(announcement(hostId))
      const told = setInterval(() => say({ state: announced?.state() }), 500)
      process.on('SIGTERM', () => {
        clearInterval(told)
        void announced?.stop().then(() => process.exit(0))
      })
    })
  },
  find: (options) => {
    const { typed } = z.object({ typed: z.string().optional() }).parse(options)
    const guest = finder({
      hello: async ({ address, port }, signal) => {
        const answer = await fetch(`http://${address}:${port}/`, { signal })
        return z.object({ hostId: z.string() }).parse(await answer.json())
      },
      changed: (rows) => say({ rows })
    })
    say({ up: true })
    guest.finder.start()
    const reading = readRoomCode(typed ?? '')
    if (reading.ok) guest.finder.look(reading.endpoint)
    setInterval(() => say({ state: guest.state() }), 500)
  },
  hold: (options) => {
    const { ports } = z.object({ ports: z.array(z.number()) }).parse(options)
    let open = 0
    for (const port of ports)
      createSocket('udp4').bind({ address: '0.0.0.0', port, exclusive: true }, () => {
        open += 1
        if (open === ports.length) say({ up: true })
      })
  },
  raw: () => {
    new Bonjour()
      .publish({ name: 'Raw', type: 'caravanserai', port: usualPort, txt: { id: 'raw-00000001' } })
      .on('up', () => say({ up: true }))
  }
}

const [role = '', options = '{}'] = process.argv.slice(2)
roles[role]?.(JSON.parse(options))
