/**
 * The host as a program without a window: reads the command line, then runs a command, or a host until a signal ends it.
 * Standard output is JSON for other programs, except for a person who double-clicked the single-file program.
 */
import type { Worker } from 'node:worker_threads'
import about from '../../package.json' with { type: 'json' }
import { FolderUnusable, HostRunning, logCrashes, openHost } from '../host/index'
import { surviveFileSizeLimit, surviveClosedOutput } from '../host/index'
import { Thinkers } from '../host/players/thinkers'
import { reasonOf, Refused } from '../host/refusal-error'
import { openBrowser } from '../lan/browser'
import type { BuiltPage } from '../lan/built-page'
import { lanOf } from '../lan/lan'
import { openLoopback, type Loopback } from '../lan/loopback'
import { FileUnreadable, showFile, type FileOpened, type Shown } from '../opened-file'
import { isCommand, runCommand } from './admin'
import { readFlags, type Flags } from './flags'
import { onInterrupt } from './interrupt'
import { runningHost } from './running-host'
import { help, sentenceOf, words } from './words'

/** Shows somebody who double-clicked the program, in plain words, what others read as JSON and log lines. */
export interface Person {
  /** The host is running; `address` opens it. */
  ready(address: string): void
  /** The browser could not be opened; `reason` comes from the system. */
  noBrowser(reason: string): void
  /** The program is about to end. Resolves once the person may have read what was said. */
  leave(): Promise<void>
  /** Another host has the folder, at `address` if it can be reached. Resolves once the person may have read it. */
  running(address: string | undefined): Promise<void>
  /** The program has to end, for this reason. Resolves once the person may have read it. */
  failed(reason: unknown): Promise<void>
}

export interface ProgramOptions {
  /** The command line arguments. */
  readonly given: readonly string[]
  /** The built page, unless the arguments name another. */
  readonly page: BuiltPage
  /** Set when a person started the program by a double click, not from a command line. */
  readonly person?: Person
  /** What `--licences` prints. */
  readonly licences: () => string
  /** Starts a worker thread for computer players, where its script is not a file beside the program. */
  readonly thread?: () => Worker
}

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** The signals that end a host. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** For tests: how long the folder's lock stays valid without a heartbeat, in milliseconds; 0: the default. */
const lockLife = Number(process.env['CARAVANSERAI_LOCK_LIFE'] ?? 0)

/** Runs the program. Sets the exit code on failure; a host that was started keeps running until a signal ends it. */
export async function runProgram(options: ProgramOptions): Promise<void> {
  const { given, page, person, licences } = options
  surviveClosedOutput()
  try {
    if (isCommand(given)) return void process.stdout.write(await runCommand(given))
    const flags = readFlags(given, page)
    if (flags.help) process.stdout.write(help)
    else if (flags.licences) process.stdout.write(licences())
    else
      await serve(flags, options).catch(async (error: unknown) => {
        if (!(error instanceof HostRunning)) throw error
        await showRunningHost(error, flags, person)
      })
  } catch (error) {
    process.exitCode = 1
    if (person) await person.failed(error)
    else log(sentence(error))
  }
}

/** What went wrong, in one sentence. */
function sentence(error: unknown): string {
  if (error instanceof FolderUnusable) return words.folderUnusable(error.folder, error.reason)
  if (error instanceof FileUnreadable) return words.fileUnreadable(error.file, error.reason)
  if (error instanceof Refused) return sentenceOf(error.refusal)
  if (reasonOf(error) === 'EADDRINUSE' || reasonOf(error) === 'EACCES')
    return words.portTaken((error as { readonly port?: number }).port ?? 0)
  return error instanceof Error ? error.message : String(error)
}

async function serve(flags: Flags, { person, thread }: ProgramOptions): Promise<void> {
  const { port, folder, renderer, open, lan: lanAtOnce, lanAddress, lanPort, name, botPace, file } = flags
  surviveFileSizeLimit()
  const tellAndExit = (reason: unknown, code: number): void => {
    void person?.failed(reason).finally(() => process.exit(code))
    if (!person) process.exit(code)
  }
  logCrashes(folder, about.version, (line) => tellAndExit(new Error(line), 1))
  let ending = false
  let server: Loopback | undefined
  const host = await openHost({
    folder,
    log,
    ...(lockLife > 0 && { lockLife }),
    ...(thread && { thinkers: new Thinkers({ log, begin: thread }) }),
    stop: () => end(0),
    lost: () => {
      log(words.folderLost(folder))
      end(1)
    },
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
  const start = async (): Promise<{ readonly at: Loopback; readonly opened?: FileOpened }> => {
    const connection = host.connect(() => undefined)
    const opened = file === undefined ? undefined : await showFile(file, (ask) => connection.request(ask))
    connection.close()
    const at = await openLoopback({ host, renderer, port, log })
    server = at
    if (lanAtOnce)
      await lan.open().catch(async (error: unknown) => {
        await at.close()
        throw error
      })
    return { at, ...(opened && { opened }) }
  }
  const { at, opened } = await start().catch(async (error: unknown) => {
    await host.close()
    throw error
  })
  function end(code: number): void {
    if (ending) return
    ending = true
    Promise.resolve(server?.close())
      .then(() => host.close())
      .then(
        () => process.exit(code),
        (error: unknown) => {
          log(`host: could not end in order: ${String(error)}`)
          process.exit(1)
        }
      )
  }
  const interrupted = onInterrupt({
    host,
    terminal: process.stdin.isTTY && process.stderr.isTTY,
    end: () => end(0),
    say: log,
    // Tells the parent process (`npm start`) that it need not end this one after the Ctrl+C.
    stays: () => process.connected && process.send?.({ stays: true })
  })
  for (const signal of signals) process.on(signal, signal === 'SIGINT' ? interrupted : () => end(0))
  if (person) person.ready(at.url)
  else
    process.stdout.write(
      `${JSON.stringify({
        url: at.url,
        port: at.port,
        pid: process.pid,
        folder,
        ...(lanAtOnce && { lan: lan.state() })
      })}\n`
    )
  if (open) await openBrowser(folder, addressOf(at.url, opened?.shown), noBrowserFor(person))
  else if (opened?.refused) log(sentenceOf(opened.refused))
}

const noBrowserFor =
  (person: Person | undefined) =>
  (reason: string): void =>
    person ? person.noBrowser(reason) : log(words.noBrowser(reason))

/** The address that opens the page on what is to be shown. */
function addressOf(url: string, shown: Shown | undefined): string {
  const address = new URL(url)
  if (shown !== undefined) address.searchParams.set('show', shown)
  return address.href
}

/**
 * Another host has the folder: prints where it runs, gives it the game file if there is one and, with `--open`, opens it
 * in the browser. Sets exit code 0 if it has an address and has not refused the file.
 */
async function showRunningHost(
  { running }: HostRunning,
  { folder, open, file }: Flags,
  person: Person | undefined
): Promise<void> {
  const { url, port, pid } = running
  process.exitCode = url === undefined ? 1 : 0
  if (!person) {
    log(`host: already running as process ${pid ?? 'unknown'}`)
    process.stdout.write(`${JSON.stringify({ running: true, url, port, pid, folder })}\n`)
  }
  await person?.running(url)
  if (url === undefined) return
  for (const signal of signals) process.on(signal, () => process.exit())
  const opened = file === undefined ? undefined : await showInRunningHost(folder, file)
  if (open) {
    let stays = false
    await openBrowser(folder, addressOf(url, opened?.shown), (reason) => {
      noBrowserFor(person)(reason)
      stays = true
    })
    // The address is in the terminal, which closes with this program.
    if (stays) await person?.leave()
  } else if (opened?.refused) {
    log(sentenceOf(opened.refused))
    process.exitCode = 1
  }
}

/** Imports a game file into the host that runs on the folder. */
async function showInRunningHost(folder: string, file: string): Promise<FileOpened> {
  const host = await runningHost(folder)
  try {
    return await showFile(file, (ask) => host.ask(ask))
  } finally {
    host.close()
  }
}
