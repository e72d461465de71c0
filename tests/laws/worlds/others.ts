/**
 * Repeats another seat's choice in the world in which hidden things are permuted.
 *
 * A choice may say something about the seat's hand, and a viewer rightly learns that: if a payment was made, the hand could
 * pay it. A world in which the seat's hand does not allow the recorded choice is therefore not a leak but impossible. Two
 * things make a world impossible, both caused by the seat itself:
 * - the choice is refused there, and the seat's own view does not list it either; before that, any other choice that looks
 *   the same to the viewer is tried, such as another card played face down;
 * - the choice reveals other things of the seat than in the recorded game, which the viewer could not know within the
 *   window: equal cards in its hand, of which the choice names only the kind.
 *
 * No leak can hide behind this. It applies only to games whose hands are always secret ("curtain"), only to a seat whose
 * view differs between the two worlds, and never to the viewer's own choices. So what a seat may choose, and which of its
 * things it reveals, can depend only on its own view: law 3 compares the list of each seat's view with the host's, and with
 * that seat as the viewer the same choice is its own, where every difference is a finding. Anything else that differs, a
 * number, a draw or an order, is a finding as well.
 */
import { Chance, scripted } from '../../../shared/engine/chance'
import { all } from '../../../shared/engine/choices'
import type { GameEvent } from '../../../shared/engine/rules'
import { copyOf } from '../../../shared/engine/visibility'
import { brief, same } from '../same'
import type { Run, Step } from '../run'
import { blanked, namesHidden, rename, renamed } from './relabel'
import { differ, otherTexts, toldOf, type Done, type Verdict, type Worlds } from './compare-worlds'

/** Makes a choice instead of the recorded one, with the recorded draws; returns the reason if it cannot be made. */
export function attempt(
  run: Run,
  state: unknown,
  { asked: { seat }, draws }: Step,
  choice: unknown
): Done | { readonly fault: string; readonly refused: boolean } {
  const chance = new Chance(scripted(draws))
  try {
    const played = run.rules.play(state, seat, choice, chance)
    if ('refusal' in played)
      return {
        fault: `${brief(choice)} is refused where other things are hidden: ${brief(played)}`,
        refused: true
      }
    const events = JSON.parse(JSON.stringify(played.events)) as readonly GameEvent[]
    return { draws: chance.take(), events }
  } catch (error) {
    const fault = `${brief(choice)} cannot be played where other things are hidden: ${String(error)}`
    return { fault, refused: false }
  }
}

/**
 * Makes the recorded choice of another seat, or one that looks the same to the viewer, and compares what the viewer
 * learns.
 */
export function othersChoice(worlds: Worlds, step: Step, at: number): Verdict {
  const { run, viewer } = worlds
  const recorded = toldOf(run, viewer, { draws: step.draws, events: step.sent })
  const guessing = run.subject.secrecy === 'curtain'
  const before = guessing ? copyOf(worlds.there) : undefined
  const made = secretly(worlds, step)
  const done = attempt(run, worlds.there, step, made)
  if ('fault' in done) {
    const apart = { apart: `choice ${at}, ${brief(step.choice)}: ${done.fault}` }
    if (!guessing || !done.refused) return apart
    if (likewise(worlds, step, recorded)) return 'alike'
    return listsIt(worlds, step, made) || !seesOtherwise(worlds, step, before) ? apart : 'impossible'
  }
  const apart = differ(
    `the events of choice ${at}, ${brief(step.choice)}`,
    toldOf(run, viewer, done),
    recorded
  )
  if (apart === undefined) {
    worlds.made.push(made)
    return 'alike'
  }
  const own = guessing && showsOwn(worlds, step, at, before, done) && seesOtherwise(worlds, step, before)
  return own ? 'impossible' : { apart }
}

/**
 * The choice to make for another seat. If it names hidden things, any listed choice that differs only in those will
 * do.
 */
function secretly({ run, names, there }: Worlds, { asked: { seat }, choice }: Step): unknown {
  if (!namesHidden(choice, names)) return choice
  const wanted = blanked(choice, names)
  const like = listOf(run, there, seat).filter((other) => blanked(other, names) === wanted)
  const made = like[run.random(like.length)] ?? renamed(choice, names)
  rename(names, choice, made)
  return made
}

const listOf = (run: Run, state: unknown, seat: number): unknown[] => {
  const own = run.rules.decisions(state, seat).find((decision) => decision.seat === seat)?.choices
  return own ? all(own) : []
}

/** Makes the first listed choice of which the viewer learns the same as of the recorded one. */
function likewise(worlds: Worlds, step: Step, recorded: string): boolean {
  const { run, viewer, there } = worlds
  for (const choice of listOf(run, there, step.asked.seat)) {
    const state = copyOf(there)
    const done = attempt(run, state, step, choice)
    if ('fault' in done || toldOf(run, viewer, done) !== recorded) continue
    worlds.there = state
    worlds.made.push(choice)
    return true
  }
  return false
}

/** True if the seat's own view lists a choice that the host refused, so that the seat could not know why. */
function listsIt({ run, there }: Worlds, { asked: { seat } }: Step, made: unknown): boolean {
  return listOf(run, run.rules.view(there, seat), seat).some((choice) => same(choice, made))
}

/** True if the seat's view before its choice differs between the two worlds. */
function seesOtherwise({ run, here }: Worlds, { asked: { seat } }: Step, before: unknown): boolean {
  return !same(run.rules.view(before, seat), run.rules.view(here, seat))
}

/**
 * True if what the viewer learns differs only in things that the seat itself could see, in each world, and that the viewer
 * could not know within the window.
 */
function showsOwn(worlds: Worlds, step: Step, at: number, before: unknown, done: Done): boolean {
  const { run, viewer, sight, window, here } = worlds
  const redacted = (events: readonly GameEvent[]): unknown =>
    events.map((event) => run.rules.redact(event, viewer))
  const pairs = otherTexts(redacted(step.sent), redacted(done.events))
  if (!pairs) return false
  const unseen = (state: unknown): ReadonlySet<string> =>
    new Set(Object.values(run.rules.unseen(state, step.asked.seat)).flat())
  const secret = sight.unknown(window.from, at)
  const [hereUnseen, thereUnseen] = [unseen(here), unseen(before)]
  return pairs.every(
    ([recorded, other]) =>
      secret.has(recorded) && !hereUnseen.has(recorded) && secret.has(other) && !thereUnseen.has(other)
  )
}
