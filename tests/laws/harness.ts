/**
 * The laws of the engine as checks over any game's `Rules`: a game is played at random from a seed, and every check is
 * called for every position and every choice.
 */
import { Chance, seeded } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { Config, Decision, GameEvent } from '../../shared/engine/rules'
import { addsUp } from './checks/ends'
import { guestsSeeTheList, listedIsLegal, unlistedIsRefused } from './checks/listed'
import { undoAndFile } from './checks/match'
import { drawsReplay, jsonInJsonOut, sameSeedSameGame, withoutOutsideChance } from './checks/replayed'
import { evolveAlone, nothingLeaks, redactionCommutes } from './checks/views'
import { hiddenWorlds } from './checks/worlds'
import { brief } from './same'
import { Run, type Asked, type Check, type Plan, type Subject } from './run'

export {
  closePlan,
  type Asked,
  type Finding,
  type Picker,
  type Plan,
  type Run,
  type Step,
  type Subject
} from './run'
export { caravanOf } from './record'

/** All checks. Those that evolve the views come first, since later checks read the views. */
function checksOf(plan: Plan): Check[] {
  const checks = [
    evolveAlone(),
    redactionCommutes(),
    nothingLeaks(),
    jsonInJsonOut(),
    drawsReplay(),
    addsUp(),
    listedIsLegal(),
    guestsSeeTheList(),
    unlistedIsRefused(),
    sameSeedSameGame(),
    hiddenWorlds()
  ]
  return plan.saveEvery > 0 ? [...checks, undoAndFile()] : checks
}

/** Called with every accepted choice, for statistics. */
export type Observer = (run: Run) => void

/**
 * Plays one game to its end, or to the first position in which a law is broken, and returns the run with its findings.
 * Does not throw: an exception of the rules is a finding.
 */
export function playChecked(
  subject: Subject,
  config: Config,
  seed: number,
  plan: Plan,
  observe?: Observer
): Run {
  return playWatched(subject, config, seed, plan, checksOf(plan), observe)
}

/** The same with only these checks. */
export function playWatched(
  subject: Subject,
  config: Config,
  seed: number,
  plan: Plan,
  checks: readonly Check[],
  observe?: Observer
): Run {
  return withoutOutsideChance(() => {
    const chance = new Chance(seeded(seed))
    const state = subject.rules.setup(config, chance)
    const run = new Run(subject, config, seed, plan, { state, draws: chance.take() })
    try {
      play(run, chance, checks, observe)
    } catch (error) {
      run.expect('thrown', false, () => thrown(error))
    }
    return run
  })
}

/** An error with the first lines of its stack. */
const thrown = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join('; ') : String(error)

function play(run: Run, chance: Chance, checks: readonly Check[], observe?: Observer): void {
  for (const check of checks) check.start?.(run)
  while (run.findings.length === 0) {
    run.open = openDecisions(run)
    if (run.open.length === 0) {
      for (const check of checks) check.ended?.(run)
      return
    }
    for (const check of checks) check.asked?.(run)
    run.expect('7', run.steps.length < run.plan.bound, () => `no end after ${run.steps.length} choices`)
    if (run.findings.length > 0 || !chooseOne(run, chance)) return
    const step = run.steps[run.steps.length - 1]
    if (step) for (const check of checks) check.played?.(run, step)
    observe?.(run)
  }
}

function openDecisions(run: Run): Asked[] {
  return run.rules.decisions(run.state, 'open').map((decision: Decision<unknown>): Asked => {
    const { seat, task, simultaneous, choices } = decision
    run.expect('3', choices !== undefined, () => `${task} gives the open viewer no choices`)
    const set = choices ?? { count: () => 0, nth: () => undefined }
    return { seat, task, simultaneous, choices: set, list: all(set) }
  })
}

/** Makes a choice for one of the seats with a decision; returns false if it was refused. */
function chooseOne(run: Run, chance: Chance): boolean {
  const asked = run.open[run.random(run.open.length)]
  if (!asked) return false
  const choice = run.plan.pick?.(asked, run.state, run.random) ?? asked.list[run.random(asked.list.length)]
  const before = run.json
  const restored = run.read
  const played = run.rules.play(run.state, asked.seat, choice, chance)
  const draws = chance.take()
  if ('refusal' in played) {
    run.expect('3', false, () => `${asked.task} lists ${brief(choice)}, play refuses it: ${brief(played)}`)
    return false
  }
  run.stand()
  const written = JSON.stringify(played.events)
  const sent = JSON.parse(written) as readonly GameEvent[]
  run.steps.push({ asked, choice, draws, events: played.events, sent, before, written, restored })
  return true
}
