// The dedicated host in plain Node: the same host, served to browsers on this machine. Standard output is for programs.

import { isIPv4 } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import about from '../package.json' with { type: 'json' }
import { defaultFolder, HostRunning, logCrashes, openHost, outliveFileLimit } from './host/index'
import { openBrowser } from './lan/browser'
import { lanOf } from './lan/lan'
import { openLoopback, type Loopback } from './lan/loopback'
import { help } from './lan/words'

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** out/renderer: beside the bundle's folder out/main, or, when this source file itself runs, in the project's out. */
const builtPage = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', 'out', 'renderer')
  : join(import.meta.dirname, '..', 'renderer')

interface Flags {
  readonly port: number
  readonly folder: string
  readonly renderer: string
  readonly open: boolean
  readonly lan: boolean
  readonly lanAddress: string | undefined
  readonly lanPort: number | undefined
  readonly name: string | undefined
  readonly help: boolean
}

/** Throws on an unknown or senseless option. */
function readFlags(): Flags {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      folder: { type: 'string' },
      renderer: { type: 'string' },
      open: { type: 'boolean', default: false },
      lan: { type: 'boolean', default: false },
      'lan-address': { type: 'string' },
      'lan-port': { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', default: false }
    }
  })
  const port = portOf('--port', values.port)
  const lanPort = values['lan-port'] === undefined ? undefined : portOf('--lan-port', values['lan-port'])
  const folder = values.folder === undefined ? defaultFolder() : resolve(values.folder)
  const renderer = values.renderer === undefined ? builtPage : resolve(values.renderer)
  const { open, lan, name, help, 'lan-address': lanAddress } = values
  if (lanAddress !== undefined && !isIPv4(lanAddress)) throw new Error(`--lan-address ${lanAddress}`)
  return { port, folder, renderer, open, lan, lanAddress, lanPort, name, help }
}

function portOf(flag: string, text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Error(`${flag} ${text}`)
  return port
}

async function serve(flags: Flags): Promise<void> {
  const { port, folder, renderer, open, lan: lanAtOnce, lanAddress, lanPort, name } = flags
  outliveFileLimit()
  logCrashes(folder, about.version, () => process.exit(1))
  const host = await openHost({ folder, log, ...(name !== undefined && { name }) })
  const lan = lanOf({
    host,
    renderer,
    log,
    ...(lanAddress !== undefined && { address: lanAddress }),
    ...(lanPort !== undefined && { port: lanPort })
  })
  host.useLan(lan)
  const start = async (): Promise<Loopback> => {
    const loopback = await openLoopback({ host, renderer, port, log })
    if (lanAtOnce)
      await lan.open().catch(async (error: unknown) => {
        await loopback.close()
        throw error
      })
    return loopback
  }
  const server = await start().catch(async (error: unknown) => {
    await host.close()
    throw error
  })
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    server
      .close()
      .then(() => host.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log(`host: could not end in order: ${String(error)}`)
          process.exit(1)
        }
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.stdout.write(
    `${JSON.stringify({
      url: server.url,
      port: server.port,
      pid: process.pid,
      folder,
      ...(lanAtOnce && { lan: lan.state() })
    })}\n`
  )
  if (open) openBrowser(server.url, (reason) => log(`browser: could not be opened: ${reason}`))
}

/** A host already has the folder: says where, opens it there if asked to, and ends well if it can be reached. */
function pointTo({ running }: HostRunning, flags: Flags): void {
  const { url, port, pid } = running
  log(`host: already running as process ${pid ?? 'unknown'}`)
  process.exitCode = url === undefined ? 1 : 0
  process.stdout.write(`${JSON.stringify({ running: true, url, port, pid, folder: flags.folder })}\n`)
  if (url !== undefined && flags.open)
    openBrowser(url, (reason) => log(`browser: could not be opened: ${reason}`))
}

try {
  const flags = readFlags()
  if (flags.help) process.stdout.write(help)
  else
    await serve(flags).catch((error: unknown) => {
      if (error instanceof HostRunning) pointTo(error, flags)
      else throw error
    })
} catch (error) {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
