/**
 * Law 8 on the wire: a random game is played at a real host, and again in a second world in which everything hidden from a
 * viewer is permuted. The viewer, a spectator and a reader of the list of tables must receive the same bytes in both.
 */
import { seeded } from '../../../shared/engine/chance'
import type { Config, Viewer } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { hiddenWorlds } from '../../laws/checks/worlds'
import { closePlan, playWatched, type Plan, type Run } from '../../laws/harness'
import { namesHidden } from '../../laws/worlds/relabel'
import type { OtherWorld } from '../../laws/worlds/compare-worlds'
import { holdSession, type Move, type Recording } from './session'

export interface WireCase {
  readonly game: Game
  readonly config: Config
  readonly seed: number
  /** How the seats play. */
  readonly play: Pick<Plan, 'pick' | 'gifts'>
  /** The viewer who must not be able to tell the two worlds apart. */
  readonly viewer: Viewer
}

export interface WireResult {
  /** How many choices both sessions play; 0 if nothing was hidden from this viewer throughout. */
  readonly choices: number
  /** How many identities were permuted. */
  readonly renamed: number
  /** The numbers of frames and bytes compared, and of all bytes received in both worlds. */
  readonly frames: number
  readonly bytes: number
  readonly received: number
  /** The first difference of each client. */
  readonly differences: readonly string[]
}

/** Plays a game in both worlds and compares. `host` is the game that the host uses, by default the same. */
export async function compareOnWire(one: WireCase, host: Game = one.game): Promise<WireResult> {
  const { game, config, seed, play, viewer } = one
  const worlds: OtherWorld[] = []
  const plan: Plan = { ...closePlan, ...play, worlds: 2 }
  const run = playWatched(game, config, seed, plan, [
    hiddenWorlds({ only: viewer, hear: (world) => worlds.push(world) })
  ])
  const [finding] = run.findings
  if (finding) throw new Error(`the rules themselves: law ${finding.law}: ${finding.message}`)
  // One of the two worlds ends right before the end of the game, the other anywhere: choose one at random.
  const world = worlds[seeded(seed)(worlds.length)]
  if (!world) return { choices: 0, renamed: 0, frames: 0, bytes: 0, received: 0, differences: [] }
  const moves = movesOf(run, world)
  const session = { game: host, config, seed, refused: refusedIn(run, world) }
  const here = await holdSession(session, { start: world.here, moves, noise: seed })
  const made = moves.map((move, at) => ({ ...move, choice: world.made[at] }))
  const there = await holdSession(session, { start: world.there, moves: made, noise: seed + 1 }).catch(
    (error: unknown) => String(error)
  )
  const choices = moves.length
  const renamed = world.names.size
  if (typeof there === 'string')
    return { choices, renamed, frames: 0, bytes: 0, received: here.bytes, differences: [there] }
  const names = ['watcher', 'lister', ...(typeof viewer === 'number' ? [`seat ${viewer}`] : [])]
  return { choices, renamed, received: here.bytes + there.bytes, ...compared(here, there, names) }
}

const movesOf = (run: Run, { window: { from, cut } }: OtherWorld): readonly Move[] =>
  run.steps.slice(from, cut).map(({ asked: { seat }, choice, draws }) => ({ seat, choice, draws }))

/** Illegal choices that the viewer tries now and then; its own view must show that they are refused. */
function refusedIn(run: Run, { viewer, window: { from, cut }, names }: OtherWorld): SessionTries {
  const tries = new Map<number, Omit<Move, 'draws'>>()
  if (typeof viewer !== 'number') return tries
  const random = seeded(run.seed ^ 0x5bd1e995)
  for (const [at, step] of run.steps.slice(from, cut).entries()) {
    if (step.asked.seat !== viewer || random(4) > 0) continue
    const choice = run.steps[random(run.steps.length)]?.choice
    if (namesHidden(choice, names)) continue
    if (run.rules.refusal(JSON.parse(step.before), viewer, choice)) tries.set(at, { seat: viewer, choice })
  }
  return tries
}

type SessionTries = ReadonlyMap<number, Omit<Move, 'draws'>>

function compared(
  here: Recording,
  there: Recording,
  names: readonly string[]
): Pick<WireResult, 'frames' | 'bytes' | 'differences'> {
  const differences: string[] = []
  let [frames, bytes] = [0, 0]
  for (const name of names) {
    const [a, b] = [here.heard.get(name) ?? [], there.heard.get(name) ?? []]
    frames += a.length
    for (const frame of a) bytes += Buffer.byteLength(frame)
    const at = a.findIndex((frame, i) => frame !== b[i])
    if (at >= 0 || a.length !== b.length) differences.push(`${name}, ${apart(a[at], b[at], at)}`)
  }
  for (const [moment, list] of here.lists) {
    const other = there.lists.get(moment)
    if (other !== undefined && other !== list) differences.push(`a list, ${apart(list, other, 0)}`)
  }
  return { frames, bytes, differences }
}

/** Describes the place where two frames differ. */
function apart(a: string | undefined, b: string | undefined, at: number): string {
  if (a === undefined || b === undefined) return `frame ${at}: one has more than the other`
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const near = (text: string): string => text.slice(Math.max(0, same - 60), same + 60)
  return `frame ${at} of ${a.slice(0, 40)}: ${near(a)} | ${near(b)}`
}
