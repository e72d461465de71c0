/** Runs many tables of bots on one dedicated host for some minutes, each with a spectator. */
import { plainSeats } from '../../../shared/engine/rules'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningHost, type RunningHost } from '../../../main/dedicated/running-host'
import type { Game } from '../../../shared/games'
import type { LanState } from '../../../shared/protocol/messages'
import { besideMe, startChild, type Child } from '../lib/child'
import { openText } from '../lib/position'
import { round } from '../lib/shares'
import { Watcher, type Following } from './watcher'

/** What to run. */
export interface Order {
  readonly games: readonly Game[]
  readonly tables: number
  readonly minutes: number
  /** How long a bot waits before each move, in milliseconds. */
  readonly botPace: number
  readonly log: (line: string) => void
}

/** What `soak --json` prints. Memory is in bytes, after a forced garbage collection. */
export interface Soaked {
  readonly tables: number
  readonly minutes: number
  /** Games finished. */
  readonly games: number
  /** Updates received by spectators. */
  readonly updates: number
  /** Updates lost, views that differ from the journal, and failures of computer players. */
  readonly faults: number
  readonly firstFaults: readonly string[]
  /** After each fifth of the time; `ratio` is the last resident memory over the first. */
  readonly memory: {
    readonly first: number
    readonly last: number
    readonly ratio: number
    readonly marks: readonly { readonly minute: number; readonly rss: number; readonly heapUsed: number }[]
  }
}

const seatsAtATable = 4
/** Memory is measured after each fifth. The first is warm-up: its end is compared with the end of the last. */
const fifths = 5

/**
 * Whether a line of the host's standard error says that a computer player or its thread failed. One that was only late is
 * the machine's fault.
 */
export const isBotFault = (line: string): boolean => /^(?:thinker|bot): (?!late$)/.test(line)

/** Starts the dedicated host in a temporary folder, and keeps all its tables playing. */
export async function soak(order: Order): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-soak-'))
  const words = ['--folder', folder, '--renderer', folder, '--bot-pace', String(order.botPace)]
  const lan = ['--lan', '--lan-address', '127.0.0.1', '--lan-port', '0']
  const flags = ['--expose-gc', '--import', besideMe('memory-probe')]
  const faults: string[] = []
  const hear = (line: string): void => void (isBotFault(line) && faults.push(line))
  const host = await startChild('serve', [...words, ...lan], { flags, says: 'line', hear })
  try {
    const soaking = new Soak(order, host, folder, faults)
    return await soaking.run()
  } finally {
    await host.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

class Soak {
  readonly #order: Order
  readonly #host: Child
  readonly #folder: string
  /** What the host says on its standard error is added by whoever hears it. */
  readonly #faults: string[]
  readonly #marks: { minute: number; rss: number; heapUsed: number }[] = []
  #games = 0
  #updates = 0

  constructor(order: Order, host: Child, folder: string, faults: string[]) {
    this.#order = order
    this.#host = host
    this.#folder = folder
    this.#faults = faults
  }

  async run(): Promise<Soaked> {
    const { tables, minutes, games } = this.#order
    const { lan } = this.#host.first as { lan: LanState }
    if (!lan.open) throw new Error('the LAN did not open')
    let over = (): void => undefined
    const stop = new Promise<'stop'>((resolve) => (over = () => resolve('stop')))
    const watchers = await Promise.all(Array.from({ length: tables }, () => Watcher.open(lan.port)))
    const all = Promise.all(
      watchers.map(async (watcher, at) => {
        const game = games[at % games.length]
        if (game) await this.#keepPlaying(game, watcher, stop)
      })
    )
    // A spectator that fails ends the run at once.
    await Promise.race([this.#measure(), all])
    over()
    await all
    for (const watcher of watchers) watcher.close()
    const [first, last] = [this.#marks[0]?.rss ?? 0, this.#marks.at(-1)?.rss ?? 0]
    return {
      tables,
      minutes,
      games: this.#games,
      updates: this.#updates,
      faults: this.#faults.length,
      firstFaults: this.#faults.slice(0, 5),
      memory: { first, last, ratio: round(last / first), marks: this.#marks }
    }
  }

  /** Plays one game of bots after the other, each watched from beginning to end. */
  async #keepPlaying(game: Game, watcher: Watcher, stop: Promise<'stop'>): Promise<void> {
    let stopped = false
    void stop.then(() => (stopped = true))
    let table = await this.#local((host) => newTable(host, game))
    while (!stopped) {
      const seen = await watcher.watch(game, table, stop)
      this.#check(seen, game, table, !stopped)
      const before = table
      if (!stopped) ({ table } = await this.#local((host) => host.get({ type: 'rematch', table: before })))
    }
  }

  /** Compares what a spectator saw with the journal; `whole`: the game is over, so all of it must have been seen. */
  #check(seen: Following, { rules }: Game, table: string, whole: boolean): void {
    const text = readFileSync(join(this.#folder, 'tables', `${table}.caravan`), 'utf8')
    const { match, entries, faults } = openText(text, whole ? undefined : seen.next, true)
    seen.compare({
      view: match && (rules.view(match.state, 'public') as unknown),
      choices: whole ? entries.length : (match?.length ?? 0)
    })
    for (const fault of [...faults, ...seen.faults]) this.#faults.push(`${table}: ${fault}`)
    this.#updates += seen.updates
    if (whole) this.#games++
  }

  async #measure(): Promise<void> {
    const { minutes, log } = this.#order
    const started = performance.now()
    for (let mark = 1; mark <= fifths; mark++) {
      const due = started + (mark * minutes * 60_000) / fifths
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const { rss, heapUsed } = (await this.#host.ask('collect')) as NodeJS.MemoryUsage
      const minute = round((mark * minutes) / fifths)
      this.#marks.push({ minute, rss, heapUsed })
      log(`minute ${minute}: ${this.#games} games, ${Math.round(rss / 2 ** 20)} MiB`)
    }
  }

  /** Opens a local connection for one task only, so that the host has no list of tables to push in between. */
  async #local<T>(work: (host: RunningHost) => Promise<T>): Promise<T> {
    const host = await runningHost(this.#folder)
    try {
      return await work(host)
    } finally {
      host.close()
    }
  }
}

/** Starts a table of bots that everybody may watch; resolves with its id. */
async function newTable(host: RunningHost, { rules, colours }: Game): Promise<string> {
  const players = Math.min(seatsAtATable, plainSeats(rules).max)
  const seats = colours.slice(0, players).map((colour) => ({ name: colour, colour, by: 'bot' as const }))
  const { table } = await host.get({ type: 'gatherTable', game: rules.id, options: {}, seats })
  await host.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  await host.get({ type: 'beginTable', table })
  return table
}
