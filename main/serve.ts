// The dedicated host in plain Node: the same host, served to browsers on this machine. Standard output is for programs.

import { join } from 'node:path'
import about from '../package.json' with { type: 'json' }
import { isCommand, runCommand } from './dedicated/admin'
import { readFlags, type Flags } from './dedicated/flags'
import { help } from './dedicated/words'
import { HostRunning, logCrashes, openHost, outliveFileLimit } from './host/index'
import { openBrowser } from './lan/browser'
import { lanOf } from './lan/lan'
import { openLoopback, type Loopback } from './lan/loopback'

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** out/renderer: beside the bundle's folder out/main, or, when this source file itself runs, in the project's out. */
const builtPage = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '..', 'out', 'renderer')
  : join(import.meta.dirname, '..', 'renderer')

async function serve(flags: Flags): Promise<void> {
  const { port, folder, renderer, open, lan: lanAtOnce, lanAddress, lanPort, name, botPace } = flags
  outliveFileLimit()
  logCrashes(folder, about.version, () => process.exit(1))
  const host = await openHost({
    folder,
    log,
    ...(name !== undefined && { name }),
    ...(botPace !== undefined && { botPace })
  })
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
  const given = process.argv.slice(2)
  if (isCommand(given)) process.stdout.write(await runCommand(given))
  else {
    const flags = readFlags(given, builtPage)
    if (flags.help) process.stdout.write(help)
    else
      await serve(flags).catch((error: unknown) => {
        if (error instanceof HostRunning) pointTo(error, flags)
        else throw error
      })
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
