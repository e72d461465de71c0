/**
 * Laws 1 and 2: only evolve changes the state, redaction commutes with it, and no view or event names what its viewer
 * has not seen.
 */
import type { GameEvent, Viewer } from '../../../shared/engine/rules'
import { difference, findWord, same } from '../same'
import type { Check, Run, Step } from '../run'

/** Law 1: the set-up evolved by the events gives exactly the state. */
export function evolveAlone(): Check {
  let shadow: unknown
  return {
    start: (run) => {
      shadow = JSON.parse(run.json)
    },
    played: (run, step) => {
      for (const event of step.sent) run.rules.evolve(shadow, event)
      const text = JSON.stringify(shadow)
      run.expect(
        '1',
        text === run.json,
        () =>
          `set-up plus events gives another state: ${difference(shadow, run.state) ?? 'the order of keys differs'}`
      )
    }
  }
}

/** Law 2: for every viewer, the view evolved by redacted events equals the view of the evolved state. */
export function redactionCommutes(): Check {
  const compare = (run: Run, viewer: Viewer): void => {
    const wanted = run.rules.view(run.state, viewer)
    const view = run.views.get(viewer)
    run.expect('2', same(view, wanted), () => `view of ${viewer}: ${difference(view, wanted) ?? ''}`)
  }
  return {
    start: (run) => {
      for (const viewer of run.viewers) run.views.set(viewer, run.rules.view(run.state, viewer))
      const opened = run.views.get('open')
      run.expect(
        '2',
        same(opened, run.state),
        () => `the open view hides something: ${difference(opened, run.state) ?? ''}`
      )
    },
    played: (run, step) => {
      for (const viewer of run.viewers) {
        const view = run.views.get(viewer)
        for (const event of step.sent) run.rules.evolve(view, run.rules.redact(event, viewer))
        compare(run, viewer)
      }
    }
  }
}

/**
 * What the events of one choice, up to this event, have shown a viewer, even if it is hidden again later in the choice: a
 * card that is drawn, used and shuffled back is as unseen after the choice as before it.
 */
function turnedUpBy(run: Run, { before, sent }: Step, until: GameEvent, viewer: Viewer): ReadonlySet<string> {
  const state: unknown = JSON.parse(before)
  const unseen = (): ReadonlySet<string> => new Set(Object.values(run.rules.unseen(state, viewer)).flat())
  const at = unseen()
  const shown = new Set<string>()
  for (const event of sent) {
    run.rules.evolve(state, event)
    const now = unseen()
    for (const word of at) if (!now.has(word)) shown.add(word)
    if (event === until) break
  }
  return shown
}

/**
 * The converse of redaction: what the rules call unseen for a viewer is in none of its views, and no event names what is
 * unseen both before and after it. A view is searched at the start and whenever something became unseen (again); in
 * between, new names can only come with events.
 */
export function nothingLeaks(): Check {
  const before = new Map<Viewer, ReadonlySet<string>>()
  const look = (run: Run, viewer: Viewer, hidden: ReadonlySet<string>): void => {
    const found = findWord(run.views.get(viewer), hidden)
    run.expect(
      '2',
      found === undefined,
      () => `the view of ${viewer} names ${found ?? ''}, which it has not seen`
    )
  }
  return {
    start: (run) => {
      for (const viewer of run.viewers) {
        if (viewer === 'open') continue
        const { ids } = run.unseen(viewer)
        before.set(viewer, ids)
        look(run, viewer, ids)
      }
    },
    played: (run, step) => {
      for (const [viewer, had] of before) {
        const has = run.unseen(viewer).ids
        const hidden = new Set([...has].filter((word) => had.has(word)))
        if (hidden.size < has.size) look(run, viewer, has)
        for (const event of step.sent) {
          const found = findWord(run.rules.redact(event, viewer), hidden)
          run.expect(
            '2',
            found === undefined || turnedUpBy(run, step, event, viewer).has(found),
            () => `${event.type}, as ${viewer} gets it, names ${found ?? ''}`
          )
        }
        // A seat's draw is shown only to that seat, but an undo would tell it which card comes next.
        const shown = [...had].find((word) => !has.has(word))
        run.expect(
          'undo',
          shown === undefined ||
            step.asked.simultaneous ||
            step.events.some((event) => run.rules.reveals(event)),
          () => `${shown ?? ''} became known to ${viewer}, but no event says that it reveals`
        )
        before.set(viewer, has)
      }
    }
  }
}
