/**
 * Law 8: no secret leaves. When a game is over, windows of it are played again for every viewer in a world where all
 * that the viewer is not shown within the window has changed places: in the set-up's shuffles, or in the position where
 * the window starts, and in the others' secret choices. Every byte the viewer gets must be the same.
 *
 * Not every such world could have been: another seat may have chosen what in that world its own hand does not allow,
 * and then the viewer was right to learn something from that choice. Another window is tried in its place, and such
 * worlds are counted. See worlds/others.ts for what counts as one, and for why no leak hides behind it.
 */
import type { Viewer } from '../../../shared/engine/rules'
import { findWord } from '../same'
import type { Check, Run, Step } from '../run'
import { permuted } from '../worlds/relabel'
import { Sight, type Zones } from '../worlds/sight'
import type { OtherWorld } from '../worlds/compare-worlds'
import { compareWorlds } from '../worlds/world'

/** Windows tried for one world until it is possible. */
const tries = 30

/** Who is to be looked at, and who hears of worlds that could have been. */
interface Wish {
  readonly only?: Viewer
  readonly hear?: (world: OtherWorld) => void
}

/** Compares worlds for every viewer: the first window goes on to the last choice, the others end anywhere. */
export function hiddenWorlds({ only, hear }: Wish = {}): Check {
  const sights = new Map<Viewer, Sight>()
  const zonesOf = (run: Run, state: unknown, viewer: Viewer): Zones =>
    Object.values(run.rules.unseen(state, viewer))
  return {
    start: (run) => {
      for (const viewer of run.viewers) {
        if (viewer === 'open' || (only !== undefined && only !== viewer)) continue
        const sight = new Sight()
        sight.add(zonesOf(run, run.state, viewer))
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
        sight.add(zonesOf(run, run.state, viewer), inside.get(viewer), named)
      }
    },
    ended: (run) => {
      for (const [viewer, sight] of sights)
        for (let world = 0; world < run.plan.worlds; world++) playOne(run, viewer, sight, world === 0, hear)
    }
  }
}

/** Plays windows until one gives a world that could have been, in which something has another place. */
function playOne(run: Run, viewer: Viewer, sight: Sight, last: boolean, hear: Wish['hear']): void {
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

/** Looks at the positions inside a choice too: a thing may be shown and be hidden again before the choice is over. */
function lookInside(run: Run, step: Step, look: (state: unknown) => void): void {
  if (!step.events.some((event) => run.rules.reveals(event))) return
  const state: unknown = JSON.parse(step.before)
  for (const event of step.sent) {
    run.rules.evolve(state, event)
    if (run.rules.reveals(event)) look(state)
  }
}
