/**
 * The product's own host and loopback server as a process, with seeded chance so that an end-to-end test plays the same
 * game every time: `seeded-host.ts FOLDER RENDERER SEED PORT PACE`. PACE: milliseconds that a computer player waits
 * before its turn.
 */
import { openHost } from '../../main/host/index'
import { openLoopback } from '../../main/lan/loopback'
import { seeded } from '../../shared/engine/chance'

const [folder = '', renderer = '', seed = '1', port = '0', pace] = process.argv.slice(2)
const log = (line: string): void => void process.stderr.write(`${line}\n`)
let matches = Number(seed)

const host = await openHost({
  folder,
  log,
  source: () => seeded(matches++),
  ...(pace && { botPace: Number(pace) })
})
const server = await openLoopback({ host, renderer, port: Number(port), log })
process.stdout.write(`${JSON.stringify({ url: server.url, port: server.port })}\n`)
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => host.close())
    .then(() => process.exit(0))
})
