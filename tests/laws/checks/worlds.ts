/**
 * Law 8: no secret leaks. When a game is over, windows of it are replayed for every viewer in another world, in which
 * everything that the viewer is not shown within the window is permuted: in the shuffles of the set-up, or in the position
 * where the window starts, and in the others' secret choices. The viewer must receive the same bytes.
 *
 * Not every such world is possible: another seat may have made a choice that its own hand does not allow there, and then
 * the viewer rightly learns something from that choice. Such worlds are counted, and another window is tried instead.
 * worlds/others.ts says which worlds are impossible, and why no leak can hide behind that.
 */
import type { Viewer } from '../../../shared/engine/rules'
import { findWord } from '../same'
import type { Check, Run, Step } from '../run'
import { permuted } from '../worlds/relabel'
import { Sight, type Zones } from '../worlds/sight'
import type { OtherWorld } from '../worlds/compare-worlds'
import { compareWorlds } from '../worlds/world'

/** How many windows are tried until one gives a possible world. */
const tries = 30

/** `only`: the only viewer to check. `hear`: called with each possible world. */
interface WorldsOptions {
  readonly only?: Viewer
  readonly hear?: (world: OtherWorld) => void
}

/**
 * Compares worlds for every viewer. The first window of a viewer reaches to the last choice, the others end anywhere.
 */
export function hiddenWorlds({ only, hear }: WorldsOptions = {}): Check {
  const sights = new Map<Viewer, Sight>()
  const zonesOf = (run: Run, state: unknown, viewer: Viewer): Zones =>
    Object.values(run.rules.unseen(state, viewer))
  return {
    start: (run) => {
      for (const viewer of run.viewers) {
        if (viewer === 'open' || (only !== undefined && only !== viewer)) continue
        const sight = new Sight()
        sight.add(run.unseen(viewer))
        sights.set(viewer, sight)
      }
    },
    played: (run, step) => {
      const inside = new Map<Viewer, Zones[]>([...sights.keys()].map((viewer) => [viewer, []]))
      lookInside(run, step, (state) => {
        for (const [viewer, zones] of inside) zones.push(zonesOf(run, state, viewer))
      })
      for (const [viewer, sight] of sights) {
        const told = step.sent.map((event) => run.rules.redact(event, viewer))
        const named = (id: string): boolean => findWord(told, new Set([id])) !== undefined
        sight.add(run.unseen(viewer), inside.get(viewer), named)
      }
    },
    ended: (run) => {
      for (const [viewer, sight] of sights)
        for (let world = 0; world < run.plan.worlds; world++) playOne(run, viewer, sight, world === 0, hear)
    }
  }
}

/** Plays windows until one gives a possible world in which something was permuted. */
function playOne(run: Run, viewer: Viewer, sight: Sight, last: boolean, hear: WorldsOptions['hear']): void {
  for (let tried = 0; tried < tries; tried++) {
    const cut = last && 2 * tried < tries ? run.steps.length - 1 : run.random(run.steps.length)
    const window = sight.window(cut, run.random)
    const names = permuted(window.hidden, run.random)
    if (names.size === 0) continue
    const verdict = compareWorlds(run, viewer, sight, window, names, hear)
    if (verdict === 'impossible') {
      run.impossible++
      continue
    }
    run.worlds++
    run.renamed += names.size
    const apart = verdict === 'alike' ? undefined : verdict.apart
    run.expect(
      '8',
      apart === undefined,
      () => `to ${viewer}, from position ${window.from} to ${cut}, ${apart ?? ''}`
    )
    return
  }
}

/** Calls `look` with the positions inside a choice, because something may be shown and hidden again within it. */
function lookInside(run: Run, step: Step, look: (state: unknown) => void): void {
  if (!step.events.some((event) => run.rules.reveals(event))) return
  const state: unknown = JSON.parse(step.before)
  for (const event of step.sent) {
    run.rules.evolve(state, event)
    if (run.rules.reveals(event)) look(state)
  }
}
