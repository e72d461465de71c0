/**
 * Law 8: no secret leaves. When a game is over it is played again for every viewer up to a cut, in a world where all
 * that the viewer was not shown up to the cut has changed places: in the set-up's shuffles and in the others' secret
 * choices. Every byte the viewer gets must be the same.
 */
import type { Viewer } from '../../../shared/engine/rules'
import type { Check, Run, Step } from '../run'
import { permuted } from '../worlds/relabel'
import { tellsApart } from '../worlds/world'

/** What one viewer has been shown: hidden identities by class at the start, and after how many choices each became known. */
interface Sight {
  readonly classes: readonly (readonly string[])[]
  readonly shownAt: Map<string, number>
}

/** Compares worlds for every viewer, at the last cut before the end and at random ones. */
export function hiddenWorlds(): Check {
  const sights = new Map<Viewer, Sight>()
  const look = (run: Run, state: unknown, at: number): void => {
    for (const [viewer, { classes, shownAt }] of sights) {
      const hidden = new Set(Object.values(run.rules.unseen(state, viewer)).flat())
      for (const id of classes.flat()) if (!hidden.has(id) && !shownAt.has(id)) shownAt.set(id, at)
    }
  }
  return {
    start: (run) => {
      for (const viewer of run.viewers)
        if (viewer !== 'open')
          sights.set(viewer, {
            classes: Object.values(run.rules.unseen(run.state, viewer)),
            shownAt: new Map()
          })
    },
    played: (run, step) => {
      lookInside(run, step, (state) => {
        look(run, state, run.steps.length)
      })
      look(run, run.state, run.steps.length)
    },
    ended: (run) => {
      for (const [viewer, { classes, shownAt }] of sights)
        for (let world = 0; world < run.plan.worlds; world++) {
          const cut = world === 0 ? run.steps.length - 1 : run.random(run.steps.length)
          const secret = (id: string): boolean => (shownAt.get(id) ?? Infinity) > cut
          const names = permuted(
            classes.map((ids) => ids.filter(secret)),
            run.random
          )
          if (names.size === 0) continue
          run.worlds++
          run.renamed += names.size
          const apart = tellsApart(run, viewer, cut, names, run.random)
          run.expect('8', apart === undefined, () => `to ${viewer}, with a cut at ${cut}, ${apart ?? ''}`)
        }
    }
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
