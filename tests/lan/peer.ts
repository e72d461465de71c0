/**
 * A host or a guest as a process, for tests in network namespaces:
 *
 *     peer.ts host {"hostId", "silent"?}    answers hellos; announces itself, unless silent
 *     peer.ts find {"typed"?: code}         prints its list at each change
 *     peer.ts hold {"ports": [...]}         binds UDP ports exclusively
 *     peer.ts host-page {"url"}             the host's own page: makes a table, consents to requests
 *     peer.ts app-page {"url", "address"}   a page that joins another host through its own, and reconnects by itself
 *     peer.ts browser-page {"address"}      a browser at the host's address
 *     peer.ts impostor {"address"}          forwards everything to the host at the address, and records it
 *     peer.ts raw                           the mDNS library alone, with its defaults
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
import { appPage, browserPage, hostPage, impostor } from './peer-pages'

/** The code under test uses every network it finds, which must not include that of whoever started the test. */
const outside = process.env['CARAVAN_OUTSIDE']
if (outside === undefined || outside === readlinkSync('/proc/self/ns/net'))
  throw new Error('peer.ts must run in a network namespace of its own')

const say = (fact: object): void =>
  void process.stdout.write(`${JSON.stringify({ at: Date.now(), ...fact })}\n`)

/** Keeps the process alive, which the code under test never does. */
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
    if (reading.ok) guest.finder.addTyped(reading.endpoint)
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
  'host-page': (options) => {
    void hostPage(z.object({ url: z.string() }).parse(options).url, say)
  },
  'app-page': (options) => {
    const { url, address } = z.object({ url: z.string(), address: z.string() }).parse(options)
    void appPage(url, address, usualPort, say)
  },
  'browser-page': (options) => {
    const { address, asking } = z
      .object({ address: z.string(), asking: z.boolean().default(false) })
      .parse(options)
    void browserPage(address, usualPort, asking, say)
  },
  impostor: (options) => {
    impostor(z.object({ address: z.string() }).parse(options).address, usualPort, say)
  },
  raw: () => {
    new Bonjour()
      .publish({ name: 'Raw', type: 'caravanserai', port: usualPort, txt: { id: 'raw-00000001' } })
      .on('up', () => say({ up: true }))
  }
}

const [role = '', options = '{}'] = process.argv.slice(2)
roles[role]?.(JSON.parse(options))
