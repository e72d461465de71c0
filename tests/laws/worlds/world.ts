/** Two games that one viewer must not be able to tell apart: the recorded one, and one in which hidden things changed places. */
import { Chance, scripted, type Source } from '../../../shared/engine/chance'
import { all } from '../../../shared/engine/choices'
import type { GameEvent, Viewer } from '../../../shared/engine/rules'
import { brief, difference } from '../same'
import type { Run, Step } from '../run'
import { blanked, namesHidden, rename, renamed, ShuffledOtherwise, type Names } from './relabel'

/** The viewer's whole view is compared at the start, at the end and at every so manieth choice. */
const viewEvery = 8

/** Plays both worlds up to the cut; the first difference the viewer gets, or undefined. */
export function tellsApart(
  run: Run,
  viewer: Viewer,
  cut: number,
  names: Names,
  random: Source
): string | undefined {
  const { rules } = run
  const [here, there] = setUps(run, names)
  const show = (state: unknown): string => JSON.stringify(rules.view(state, viewer))
  for (let at = 0; ; at++) {
    if (at % viewEvery === 0 || at === cut) {
      const apart = differ(`the view after ${at} choices`, show(there), show(here))
      if (apart !== undefined) return apart
    }
    const step = run.steps[at]
    const apart =
      differ(`who is asked what after ${at} choices`, asked(run, there, viewer), asked(run, here, viewer)) ??
      (step && refusedAlike(run, viewer, names, step, at, there, here))
    if (apart !== undefined || at === cut || !step) return apart
    const played = playThere(run, viewer, names, step, there, random)
    for (const event of step.events) rules.evolve(here, event)
    if (typeof played === 'string') return `choice ${at}, ${brief(step.choice)}: ${played}`
    const told = differ(
      `the events of choice ${at}, ${brief(step.choice)}`,
      JSON.stringify({ ...played, events: played.events.map((event) => rules.redact(event, viewer)) }),
      JSON.stringify({
        ...fate(run, step.draws, step.events),
        events: step.sent.map((event) => rules.redact(event, viewer))
      })
    )
    if (told !== undefined) return told
  }
}

/**
 * The recorded set-up, and the one with the hidden things changed: the shuffles come out otherwise, so that whatever
 * the set-up derives from them follows. A game that hides things without a shuffle has its position renamed.
 */
function setUps(run: Run, names: Names): [unknown, unknown] {
  const { rules, config, setupDraws, gifts } = run
  const first = new ShuffledOtherwise(scripted(setupDraws))
  const here = rules.setup(config, first)
  let there = rules.setup(config, new ShuffledOtherwise(scripted(setupDraws), names, first.shuffled))
  if (JSON.stringify(there) === JSON.stringify(here)) there = renamed(here, names)
  for (const gift of gifts) {
    rules.evolve(here, gift)
    rules.evolve(there, gift)
  }
  return [here, there]
}

function differ(what: string, other: string, recorded: string): string | undefined {
  if (other === recorded) return undefined
  const place = difference(JSON.parse(other), JSON.parse(recorded)) ?? 'the order of keys'
  return `${what} depend on what is hidden: ${place}`
}

/** Everybody who is asked, and the viewer's own list. */
const asked = (run: Run, state: unknown, viewer: Viewer): string =>
  JSON.stringify(
    run.rules.decisions(state, viewer).map(({ choices, ...decision }) => ({
      ...decision,
      ...(choices && { choices: all(choices) })
    }))
  )

/** What the viewer would be told if it tried the recorded choice itself. */
function refusedAlike(
  run: Run,
  viewer: Viewer,
  names: Names,
  { choice }: Step,
  at: number,
  there: unknown,
  here: unknown
): string | undefined {
  if (typeof viewer !== 'number' || namesHidden(choice, names)) return undefined
  const answer = (state: unknown): string => JSON.stringify(run.rules.refusal(state, viewer, choice) ?? null)
  return differ(`the refusal of ${brief(choice)} after ${at} choices`, answer(there), answer(here))
}

/** What everybody notices of a choice besides its events: whether it may be taken back. */
const fate = (run: Run, draws: readonly number[], events: readonly GameEvent[]): { final: boolean } => ({
  final: draws.length > 0 || events.some((event) => run.rules.reveals(event))
})

interface Told {
  readonly final: boolean
  readonly events: readonly GameEvent[]
}

/** Makes the recorded choice in the other world, with the recorded draws; a sentence if it cannot be made there. */
function playThere(
  run: Run,
  viewer: Viewer,
  names: Names,
  { asked: { seat }, choice, draws }: Step,
  there: unknown,
  random: Source
): Told | string {
  const made = seat === viewer ? choice : secretly(run, names, seat, choice, there, random)
  const chance = new Chance(scripted(draws))
  try {
    const played = run.rules.play(there, seat, made, chance)
    if ('refusal' in played)
      return `${brief(made)} is refused where other things are hidden: ${brief(played)}`
    const events = JSON.parse(JSON.stringify(played.events)) as readonly GameEvent[]
    return { ...fate(run, chance.take(), events), events }
  } catch (error) {
    return `${brief(made)} cannot be played where other things are hidden: ${String(error)}`
  }
}

/** The choice of another seat. Where it names hidden things, any listed choice that differs in these alone may be made. */
function secretly(
  run: Run,
  names: Names,
  seat: number,
  choice: unknown,
  there: unknown,
  random: Source
): unknown {
  if (!namesHidden(choice, names)) return choice
  const own = run.rules.decisions(there, 'open').find((decision) => decision.seat === seat)?.choices
  const wanted = blanked(choice, names)
  const like = (own ? all(own) : []).filter((other) => blanked(other, names) === wanted)
  const made = like[random(like.length)] ?? renamed(choice, names)
  rename(names, choice, made)
  return made
}
