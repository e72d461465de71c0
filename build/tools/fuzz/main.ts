/** A long fuzz test of a host with random and corrupted frames. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanOf } from '../../../main/lan/lan'
import { games, type Game } from '../../../shared/games'
import { fuzz, type FuzzResult } from '../../../tests/host/fuzz/fuzz'
import { openPace, Stage } from '../../../tests/host/fuzz/stage'
import { networkLine } from '../../../tests/host/lines'
import { reference, rOf } from '../bench/clock'
import { gameIds, gameOf } from '../lib/config'
import { modulesHelp, modulesOfAll, type ModuleWish } from '../lib/modules'
import { round } from '../lib/shares'
import { print, readWords, toolOf, wholeNumber } from '../lib/words'

const help = `npm run -s fuzz -- [options]

Sends random and corrupted frames to a host with games in progress, from guests on seats, a spectator and strangers, and
checks the laws for each frame: it is answered or its socket is closed; nothing is accepted that must be refused; a refused
frame changes nothing, disturbs nobody and is answered in at most 1 KiB; none keeps the host busy for more than 15 R
(R: the time of 1,000 perft nodes of chess.js in the same run).

  --game ID         one game only: ${gameIds()} (default: all, in equal shares)
  --frames N        frames in all (default: 100000)
  --sockets N       how many of them go over real sockets on loopback (default: a fiftieth)
  --seed N          seed of the first game's frames (default: 1)
${modulesHelp}
  --untimed         do not judge how long a frame keeps the host busy: for a machine that others are using
  --json            print one JSON object on standard output
  --help            print this text

Exit code: 0; 1 if a law was broken; 2 if the command line is wrong.`

/** The longest a frame may keep the host busy, in R. */
const mostR = 15
/** The most frames sent to one host; then a new one starts with an empty folder. */
const perHost = 100_000

interface Part {
  readonly game: string
  readonly sockets: boolean
  readonly seed: number
  readonly result: FuzzResult
  readonly games: number
  readonly choices: number
}

/** Fuzzes one host. `over`: its guests use real sockets. */
async function shootAt(
  game: Game,
  wish: ModuleWish,
  frames: number,
  seed: number,
  over: boolean,
  bound: number
): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-fuzz-'))
  const stage = await Stage.open({
    game,
    folder,
    seed,
    optionsOf: (nth) => wish(seed + nth),
    ...(over && network())
  })
  try {
    const told = (so: number): void => console.error(`${game.rules.id}: ${so} of ${frames} frames`)
    const result = await fuzz(stage, { frames, seed, bound, told })
    return { game: game.rules.id, sockets: over, seed, result, games: stage.games, choices: stage.choices }
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** For guests on real sockets: a LAN server on loopback that is not announced. */
function network(): Pick<Parameters<typeof Stage.open>[0], 'lan' | 'line'> {
  let port = 0
  return {
    lan: (host) => {
      const lan = lanOf({
        host,
        renderer: tmpdir(),
        address: '127.0.0.1',
        port: 0,
        network: { interfaces: () => [] },
        limits: openPace
      })
      const state = lan.state.bind(lan)
      return { ...lan, open: () => lan.open().then(() => void (port = portOf(state()))) }
    },
    line: (_, hears) => networkLine(port, hears)
  }
}

const portOf = (state: { readonly open: boolean; readonly port?: number }): number => state.port ?? 0

/** Divides the frames among games and hosts: game, number of frames, whether over sockets. */
function* parts(
  frames: number,
  sockets: number,
  chosen: readonly Game[]
): Generator<[Game, number, boolean]> {
  for (const [all, over] of [
    [frames - sockets, false],
    [sockets, true]
  ] as const)
    for (const [at, game] of chosen.entries()) {
      let left = Math.floor((all * (at + 1)) / chosen.length) - Math.floor((all * at) / chosen.length)
      for (; left > 0; left -= perHost) yield [game, Math.min(left, perHost), over]
    }
}

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    game: { type: 'string' },
    frames: { type: 'string', default: '100000' },
    sockets: { type: 'string' },
    seed: { type: 'string', default: '1' },
    modules: { type: 'string' },
    untimed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const chosen = values['game'] === undefined ? games : [gameOf(values['game'])]
  const wishOf = modulesOfAll(chosen, values['modules'])
  const frames = wholeNumber('frames', values['frames'], 1, 100_000_000)
  const few = String(Math.floor(frames / 50))
  const sockets = wholeNumber('sockets', values['sockets'] ?? few, 0, frames)
  const seed = wholeNumber('seed', values['seed'], 0, 2 ** 31 - 1)
  const before = rOf(reference())
  const bound = values['untimed'] === true ? Infinity : mostR * before
  const started = performance.now()
  const done: Part[] = []
  for (const [game, count, over] of parts(frames, sockets, chosen))
    done.push(await shootAt(game, wishOf(game), count, seed + done.length, over, bound))
  const seconds = (performance.now() - started) / 1000
  const r = (before + rOf(reference())) / 2
  const result = summary(done, seed, r, seconds)
  print(values['json'] === true ? JSON.stringify(result) : inWords(result))
  return result.violations === 0 ? 0 : 1
}

type Summary = ReturnType<typeof summary>

function summary(done: readonly Part[], seed: number, r: number, seconds: number) {
  const results = done.map(({ result }) => result)
  const sum = (pick: (result: FuzzResult) => number): number =>
    results.reduce((all, one) => all + pick(one), 0)
  const byName = (pick: (result: FuzzResult) => Readonly<Record<string, number>>): Record<string, number> => {
    const all: Record<string, number> = {}
    for (const one of results)
      for (const [name, count] of Object.entries(pick(one))) all[name] = (all[name] ?? 0) + count
    return Object.fromEntries(Object.entries(all).sort(([, a], [, b]) => b - a))
  }
  const slowest = results.map((one) => one.slowest).reduce((a, b) => (b.ms > a.ms ? b : a))
  const frames = sum((one) => one.frames)
  return {
    seed,
    frames,
    overSockets: done.reduce((all, { sockets, result }) => all + (sockets ? result.frames : 0), 0),
    refused: sum((one) => one.refused),
    closed: sum((one) => one.closed),
    accepted: sum((one) => one.accepted),
    legalChanges: sum((one) => one.legalChanges),
    games: done.reduce((all, { games }) => all + games, 0),
    choices: done.reduce((all, { choices }) => all + choices, 0),
    longestRefusal: Math.max(...results.map((one) => one.longestRefusal)),
    rMs: round(r),
    meanR: round(results.reduce((all, one) => all + one.meanMs * one.frames, 0) / frames / r),
    slowest: { r: round(slowest.ms / r), ...slowest, ms: round(slowest.ms) },
    violations: sum((one) => one.faults.length),
    faults: done.flatMap(({ game, seed, result }) =>
      result.faults.map((fault) => ({ game, seed, ...fault }))
    ),
    byKind: byName((one) => one.byKind),
    byCode: byName((one) => one.byCode),
    acceptedByType: byName((one) => one.acceptedByType),
    seconds: round(seconds)
  }
}

function inWords(result: Summary): string {
  const { frames, overSockets, refused, closed, accepted, legalChanges, slowest, faults } = result
  return [
    `${frames} frames (${overSockets} over sockets) in ${result.seconds} seconds, seed ${result.seed}: ${refused} refused, ${closed} ended their socket, ${accepted} were legal, ${legalChanges} of them changed something`,
    `${result.games} games and ${result.choices} choices went on meanwhile; longest refusal ${result.longestRefusal} bytes; mean ${result.meanR} R, slowest ${slowest.r} R (${slowest.kind}: ${slowest.frame.slice(0, 80)})`,
    `${result.violations} violations`,
    ...faults.map((fault) => `  ${JSON.stringify(fault)}`)
  ].join('\n')
}

export const tool = toolOf(main)
