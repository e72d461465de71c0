/**
 * A complete host, or a guest of it, as a process for tests in network namespaces without IPv4:
 *
 *     ipv6-peer.ts host {}                  shares a table; prints its addresses at each change
 *     ipv6-peer.ts guest {"link", "name"}   reads the page at a link, joins as by a typed address, and takes a seat
 *
 * One JSON object a line.
 */
import { readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { z } from 'zod'
import { typedEndpoint } from '../../main/lan/endpoints'
import { openHostSocket } from '../../main/lan/host-socket'
import { lanOf } from '../../main/lan/lan'
import { page } from '../host/party'
import { newRig } from '../host/rig'

const outside = process.env['CARAVAN_OUTSIDE']
if (outside === undefined || outside === readlinkSync('/proc/self/ns/net'))
  throw new Error('ipv6-peer.ts must run in a network namespace of its own')

const say = (fact: object): void => void process.stdout.write(`${JSON.stringify(fact)}\n`)

async function host(): Promise<void> {
  const rig = await newRig()
  const lan = lanOf({ host: rig.host, renderer: page() })
  rig.host.useLan(lan)
  const local = rig.client()
  const seats = ['here', 'lan', 'lan'] as const
  const { table } = await local.get({
    type: 'gatherTable',
    game: 'toy',
    options: {},
    seats: seats.map((by, at) => ({ name: `Seat ${at}`, colour: String(at), by }))
  })
  await local.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  const { adapters } = await local.get({ type: 'checkNetwork' })
  say({ adapters: adapters.map(({ address }) => address) })
  let last = ''
  const look = async (): Promise<void> => {
    const state = await local.get({ type: 'lanState' })
    if (JSON.stringify(state) !== last) say({ state })
    last = JSON.stringify(state)
  }
  await look()
  setInterval(() => void look(), 100)
}

/** The HTTP status of the page, requested with this host name. */
const statusOf = (link: string, name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(link, { headers: { host: name }, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

async function guest(options: unknown): Promise<void> {
  const { link, name, seat } = z
    .object({ link: z.string(), name: z.string(), seat: z.number() })
    .parse(options)
  const { host: own, port } = new URL(link)
  try {
    const statuses = [await statusOf(link, own), await statusOf(link, `evil.example:${port}`)]
    const socket = await openHostSocket(typedEndpoint(own), {
      push: () => undefined,
      lost: () => undefined
    })
    const listed = await socket.request({ type: 'listTables' })
    if (!listed.ok || !('tables' in listed.value)) throw new Error('no list')
    const [table] = listed.value.tables
    await socket.request({ type: 'openTable', table: table?.id ?? '' })
    const claimed = await socket.request({ type: 'claimSeat', seat, name })
    say({ statuses, sits: claimed.ok })
    socket.close()
  } catch (error) {
    say({ failed: String(error) })
  }
}

const [role = '', options = '{}'] = process.argv.slice(2)
await (role === 'host' ? host() : guest(JSON.parse(options)))
