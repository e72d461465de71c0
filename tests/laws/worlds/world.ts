/**
 * Compares two games that a viewer must not be able to tell apart: the recorded one, and one with hidden things
 * permuted.
 */
import { scripted } from '../../../shared/engine/chance'
import { all } from '../../../shared/engine/choices'
import type { GameEvent, Viewer } from '../../../shared/engine/rules'
import { brief } from '../same'
import type { Run, Step } from '../run'
import { attempt, othersChoice } from './others'
import { namesHidden, renamed, ShuffledOtherwise, type Names } from './relabel'
import type { Sight, Window } from './sight'
import { differ, toldOf, type OtherWorld, type Verdict, type Worlds } from './compare-worlds'

/** The viewer's whole view is compared at the start, at the end, and each time after this many choices. */
const viewEvery = 8

/** Plays both worlds through the window; `hear` is called if the viewer cannot tell them apart. */
export function compareWorlds(
  run: Run,
  viewer: Viewer,
  sight: Sight,
  window: Window,
  names: Names,
  hear?: (world: OtherWorld) => void
): Verdict {
  const { from, cut } = window
  const [here, there] = from === 0 ? setUps(run, names) : positions(run.steps[from], names)
  const made: unknown[] = []
  const worlds: Worlds = { run, viewer, sight, window, names, here, there, made }
  const starts = hear && { here: JSON.stringify(here), there: JSON.stringify(there) }
  for (let at = from; ; at++) {
    const step = run.steps[at]
    const whole = at === from || at === cut || at % viewEvery === 0
    const apart =
      (whole ? viewsDiffer(worlds, at) : undefined) ??
      askedOtherwise(worlds, at) ??
      (step && refusedOtherwise(worlds, step, at))
    if (apart !== undefined) return { apart }
    if (at === cut || !step) {
      if (starts) hear({ viewer, window, names, made, ...starts })
      return 'alike'
    }
    const verdict = choose(worlds, step, at)
    if (verdict !== 'alike') return verdict
    for (const event of step.events) run.rules.evolve(here, event)
  }
}

/**
 * The recorded first position, and the one with hidden things permuted: its shuffles come out differently, so that whatever
 * the set-up derives from them changes, too. If a game hides things without a shuffle, its position is renamed.
 */
function setUps(run: Run, names: Names): [unknown, unknown] {
  const { rules, config, setupDraws, gifts } = run
  const first = new ShuffledOtherwise(scripted(setupDraws))
  const here = rules.setup(config, first)
  let there = rules.setup(config, new ShuffledOtherwise(scripted(setupDraws), names, first.shuffled))
  if (JSON.stringify(there) === JSON.stringify(here)) there = renamed(here, names)
  for (const gift of gifts) {
    rules.evolve(here, gift)
    rules.evolve(there, renamed(gift, names) as GameEvent)
  }
  return [here, there]
}

/** The recorded position before a choice, and the one in which hidden things are renamed. */
function positions(step: Step | undefined, names: Names): [unknown, unknown] {
  const here: unknown = JSON.parse(step?.before ?? 'null')
  return [here, renamed(here, names)]
}

/** Makes the choice in the other world; the viewer's own choices are repeated unchanged. */
function choose(worlds: Worlds, step: Step, at: number): Verdict {
  const { run, viewer } = worlds
  const { asked, choice } = step
  if (asked.seat !== viewer) return othersChoice(worlds, step, at)
  worlds.made.push(choice)
  const told = attempt(run, worlds.there, step, choice)
  if ('fault' in told) return { apart: `choice ${at}, ${brief(choice)}: ${told.fault}` }
  const apart = differ(
    `the events of choice ${at}, ${brief(choice)}`,
    toldOf(run, viewer, told),
    toldOf(run, viewer, { draws: step.draws, events: step.sent })
  )
  return apart === undefined ? 'alike' : { apart }
}

function viewsDiffer({ run, viewer, here, there }: Worlds, at: number): string | undefined {
  const show = (state: unknown): string => JSON.stringify(run.rules.view(state, viewer))
  return differ(`the view after ${at} choices`, show(there), show(here))
}

/** Compares which seats have which decisions, and the viewer's own list of choices. */
function askedOtherwise({ run, viewer, here, there }: Worlds, at: number): string | undefined {
  const asked = (state: unknown): string =>
    JSON.stringify(
      run.rules.decisions(state, viewer).map(({ choices, ...decision }) => ({
        ...decision,
        ...(choices && { choices: all(choices) })
      }))
    )
  return differ(`who is asked what after ${at} choices`, asked(there), asked(here))
}

/** Compares the refusals that the viewer would get if it tried the recorded choice itself. */
function refusedOtherwise(worlds: Worlds, { choice }: Step, at: number): string | undefined {
  const { run, viewer, names, here, there } = worlds
  if (typeof viewer !== 'number' || namesHidden(choice, names)) return undefined
  const answer = (state: unknown): string => JSON.stringify(run.rules.refusal(state, viewer, choice) ?? null)
  return differ(`the refusal of ${brief(choice)} after ${at} choices`, answer(there), answer(here))
}
