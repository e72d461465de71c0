/**
 * A player's progress through a guide. Plain JSON, changed by the guide's buttons and by what happens at the table. A step
 * that is skipped is put off to the end and offered once more there, so the guide never blocks the player.
 */
import type { GameEvent, Seat } from '../../../shared/engine/rules'
import type { Guide, Moment, Step } from '../../contract/guide'

/** What the guide says about the latest move: a step was done, or the chance to do it has passed for now. */
export type Remark =
  { readonly kind: 'did'; readonly step: string } | { readonly kind: 'passed'; readonly step: string }

export interface Progress {
  /** The step on show; absent after the last one. */
  readonly at?: string | undefined
  /** Steps that were done, read, or passed over for good. */
  readonly done: readonly string[]
  /** Steps that were put off. */
  readonly later: readonly string[]
  /** Steps shown before, the latest last, for the Back button. */
  readonly past: readonly string[]
  readonly remark?: Remark | undefined
}

const stepAt = ({ steps }: Guide, id: string | undefined): Step | undefined =>
  steps.find((step) => step.id === id)

/** The step to show next: the first one that is neither done nor put off, else the first that was put off. */
function following(guide: Guide, done: readonly string[], later: readonly string[]): string | undefined {
  const left = guide.steps.filter(({ id }) => !done.includes(id)).map(({ id }) => id)
  return left.find((id) => !later.includes(id)) ?? left[0]
}

/** Leaves the step on show; `how` says whether it is done or put off. */
function moveOn(guide: Guide, progress: Progress, how: 'done' | 'later', remark?: Remark): Progress {
  const { at } = progress
  if (at === undefined) return progress
  const done = how === 'done' ? [...new Set([...progress.done, at])] : progress.done
  const later = how === 'later' ? [...new Set([...progress.later, at])] : progress.later
  return { at: following(guide, done, later), done, later, past: [...progress.past, at], remark }
}

/** The progress at the start of a guide: its first step is on show. */
export const initialProgress = ({ steps }: Guide): Progress => ({
  at: steps[0]?.id,
  done: [],
  later: [],
  past: []
})

/** True if the step on show waits for an action that the player has not done yet. */
export function isWaiting(guide: Guide, { at, done }: Progress): boolean {
  return stepAt(guide, at)?.waits !== undefined && at !== undefined && !done.includes(at)
}

/** Goes to the next step. A step that only had to be read is done; a waiting one is put off, and skipped the second time. */
export function next(guide: Guide, progress: Progress): Progress {
  const { at, later } = progress
  if (at === undefined) return progress
  const puts = isWaiting(guide, progress) && !later.includes(at)
  return moveOn(guide, progress, puts ? 'later' : 'done')
}

/** Goes back to the previous step, if there is one. */
export function back(progress: Progress): Progress {
  const before = progress.past.at(-1)
  return before === undefined
    ? progress
    : { ...progress, at: before, past: progress.past.slice(0, -1), remark: undefined }
}

/**
 * The progress after events at the table. `now`: the position they led to; `before`: whether the step on show could be done
 * before them. Steps that the events do are marked done even out of order.
 */
export function afterEvents(
  guide: Guide,
  progress: Progress,
  events: readonly GameEvent[],
  now: Moment,
  before: boolean
): Progress {
  const hit = guide.steps.filter(
    ({ id, waits }) => waits && !progress.done.includes(id) && doneBy(waits.done, events, now.seat)
  )
  const known = { ...progress, done: [...progress.done, ...hit.map(({ id }) => id)] }
  const current = hit.find(({ id }) => id === progress.at)
  if (current) return moveOn(guide, known, 'done', { kind: 'did', step: current.id })
  const [other] = hit
  const step = stepAt(guide, known.at)
  const passed = before && step?.waits && isWaiting(guide, known) && !step.waits.open(now)
  if (passed && !known.later.includes(step.id))
    return moveOn(
      guide,
      known,
      'later',
      other ? { kind: 'did', step: other.id } : { kind: 'passed', step: step.id }
    )
  return other ? { ...known, remark: { kind: 'did', step: other.id } } : progress
}

const doneBy = (
  does: (event: GameEvent, seat: Seat) => boolean,
  events: readonly GameEvent[],
  seat: Seat
): boolean => events.some((event) => does(event, seat))
