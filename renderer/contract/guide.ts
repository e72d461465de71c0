/**
 * A guided first round as data: steps in order, what each points at and what it waits for. Nothing is ever forbidden:
 * a step watches the events of the real table. Knows no game.
 */
import type { ChoiceSet } from '../../shared/engine/choices'
import type { Seat } from '../../shared/engine/rules'
import type { UiTypes } from './ui-types'

/** The table as the guided seat sees it. */
export interface Moment<T extends UiTypes = UiTypes> {
  readonly view: T['state']
  readonly content: T['content'] | undefined
  /** The guided seat. */
  readonly seat: Seat
  /** Kind of the question it must answer now. */
  readonly task?: string | undefined
  /** What that question lists. */
  readonly choices?: ChoiceSet<T['choice']> | undefined
}

/** Something to do. */
export interface Waited<T extends UiTypes = UiTypes> {
  /** True for an event that does it. */
  readonly done: (event: T['event'], seat: Seat) => boolean
  /** True while it can be done. */
  readonly open: (moment: Moment<T>) => boolean
}

/** A step without its words; one that waits for nothing is only read. */
export interface StepShape<T extends UiTypes = UiTypes> {
  /** The paragraph of the rules that tells all about it. */
  readonly rule: string
  /** The tab of a small screen that they lie on, where it is not beside all tabs. */
  readonly pane?: string
  /** Anchors of the pieces it speaks of. */
  readonly points: (moment: Moment<T>) => readonly string[]
  readonly waits?: Waited<T>
}

export interface Step extends StepShape {
  readonly id: string
}

/** What a step says. `did` follows what was done. */
export interface StepText {
  readonly title: string
  readonly text: string
  readonly did?: string
}

/** A game's guide. */
export interface Guide {
  readonly steps: readonly Step[]
  /** The words of a step of this guide, in the language in use. */
  readonly text: (id: string) => StepText
}

/**
 * A guide whose steps and words have the same ids: a step without words, or words without a step, do not compile. The
 * common guide gives the steps only what comes of their own game: its types end here, as with `defineUi`.
 */
export function guideOf<Id extends string, T extends UiTypes>(
  shapes: Readonly<Record<Id, StepShape<T>>>,
  texts: Readonly<Record<Id, StepText>>
): Guide {
  const ids = Object.keys(shapes) as Id[]
  return {
    // eslint-disable-next-line no-restricted-syntax -- here a game's types end, once for all guides
    steps: ids.map((id) => ({ id, ...(shapes[id] as unknown as StepShape) })),
    text: (id) => texts[id as Id]
  }
}

/** True if the open question lists a choice that fits. */
export function lists<T extends UiTypes>(
  { choices }: Moment<T>,
  fits: (choice: T['choice']) => boolean
): boolean {
  if (!choices) return false
  for (let i = 0; i < choices.count(); i++) if (fits(choices.nth(i))) return true
  return false
}

/** True while the open question lists a choice of one of these kinds. */
export const listsKind =
  <T extends UiTypes & { readonly choice: { readonly type: string } }>(
    ...kinds: readonly T['choice']['type'][]
  ) =>
  (moment: Moment<T>): boolean =>
    lists(moment, ({ type }) => kinds.some((kind) => kind === type))

/** True for an event of this seat of one of these kinds. */
export const ofSeat =
  <T extends UiTypes>(...kinds: readonly T['event']['type'][]) =>
  (event: T['event'], seat: Seat): boolean =>
    kinds.some((kind) => kind === event.type) && 'seat' in event && event.seat === seat
