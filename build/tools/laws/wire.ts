/** A long check of law 8 on the wire: random games on a real host, each played in two hidden worlds. */
import type { Viewer } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { compareOnWire } from '../../../tests/host/wire-law/law'
import type { ConfigOf } from '../lib/modules'
import { round } from '../lib/shares'
import { playOf } from '../styles'

export interface WireRun {
  readonly game: string
  readonly seed: number
  readonly games: number
  /** Games in which something stayed hidden from the viewer long enough for the two worlds to be compared. */
  readonly compared: number
  /** Choices played in each of the two worlds. */
  readonly choices: number
  /** Hidden identities that were swapped for others in the second world. */
  readonly renamed: number
  /** Frames and bytes compared, and bytes received by all clients of all sessions. */
  readonly frames: number
  readonly bytes: number
  readonly received: number
  readonly violations: number
  readonly seconds: number
  readonly byViewer: Readonly<Record<string, number>>
  readonly faults: readonly {
    readonly seed: number
    readonly players: number
    readonly viewer: Viewer
    readonly message: string
  }[]
}

const faultsKept = 20

/** Plays `games` games, with every config and every viewer in turn. */
export async function wireRun(
  game: Game,
  parts: readonly ConfigOf[],
  games: number,
  seed: number
): Promise<WireRun> {
  const sum = { compared: 0, choices: 0, renamed: 0, frames: 0, bytes: 0, received: 0, violations: 0 }
  const byViewer: Record<string, number> = {}
  const faults: WireRun['faults'][number][] = []
  const started = performance.now()
  let lastReport = started
  for (let i = 0; i < games; i++) {
    const config = parts[i % parts.length]?.(seed + i)
    if (!config) break
    const { players } = config
    const turn = Math.floor(i / parts.length) % (players + 1)
    const viewer: Viewer = turn === players ? 'public' : turn
    const play = playOf(game.rules.id, 'mixed', players, seed + i)
    const one = await compareOnWire({ game, config, seed: seed + i, play, viewer })
    if (one.choices > 0) {
      sum.compared++
      byViewer[String(viewer)] = (byViewer[String(viewer)] ?? 0) + 1
    }
    for (const key of ['choices', 'renamed', 'frames', 'bytes', 'received'] as const) sum[key] += one[key]
    sum.violations += one.differences.length
    for (const message of one.differences)
      if (faults.length < faultsKept) faults.push({ seed: seed + i, players, viewer, message })
    if (performance.now() - lastReport <= 10_000) continue
    lastReport = performance.now()
    console.error(`${i + 1} of ${games} games, ${sum.violations} faults`)
  }
  const seconds = round((performance.now() - started) / 1000)
  return { game: game.rules.id, seed, games, ...sum, byViewer, seconds, faults }
}
