/**
 * A guided first round as data: steps in order, each with the pieces it points at and the event it waits for. The guide
 * forbids nothing: a step only watches the events of the real table. Independent of any game.
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
  /** The task of the seat's open decision. */
  readonly task?: string | undefined
  /** The choices of that decision. */
  readonly choices?: ChoiceSet<T['choice']> | undefined
}

/** The action that a step waits for. */
export interface Waited<T extends UiTypes = UiTypes> {
  /** True for an event that does it. */
  readonly done: (event: T['event'], seat: Seat) => boolean
  /** True while it can be done. */
  readonly open: (moment: Moment<T>) => boolean
}

/** A step without its text. A step without `waits` is only to be read. */
export interface StepShape<T extends UiTypes = UiTypes> {
  /** The paragraph of the rules that explains it in full. */
  readonly rule: string
  /** On a small screen, the tab that its pieces are on; absent if they are visible beside all tabs. */
  readonly pane?: string
  /** Anchors of the pieces it points at. */
  readonly points: (moment: Moment<T>) => readonly string[]
  readonly waits?: Waited<T>
  /** True for a seat to which the usual text does not apply; it reads `other`. */
  readonly varies?: (moment: Moment<T>) => boolean
}

export interface Step extends StepShape {
  readonly id: string
}

/**
 * The text of a step. `open`: the text at an open table, where that differs; `other`: where the step varies. `did` is
 * shown once its action was done.
 */
export interface StepText {
  readonly title: string
  readonly text: string
  readonly other?: { readonly title: string; readonly text: string }
  readonly open?: string
  readonly did?: string
}

/** A game's guide. */
export interface Guide {
  readonly steps: readonly Step[]
  /** The words of a step of this guide, in the language in use. */
  readonly text: (id: string) => StepText
}

/**
 * Makes a guide from steps and texts with the same ids; a missing one does not compile. It erases the game's types,
 * like `defineUi`: the common guide passes the steps only values of their own game.
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

/** True if the open decision has a choice for which `fits` is true. */
export function lists<T extends UiTypes>(
  { choices }: Moment<T>,
  fits: (choice: T['choice']) => boolean
): boolean {
  if (!choices) return false
  for (let i = 0; i < choices.count(); i++) if (fits(choices.nth(i))) return true
  return false
}

/** True while the open decision has a choice of one of these types. */
export const listsKind =
  <T extends UiTypes & { readonly choice: { readonly type: string } }>(
    ...kinds: readonly T['choice']['type'][]
  ) =>
  (moment: Moment<T>): boolean =>
    lists(moment, ({ type }) => kinds.some((kind) => kind === type))

/** True for an event of this seat of one of these types. */
export const ofSeat =
  <T extends UiTypes>(...kinds: readonly T['event']['type'][]) =>
  (event: T['event'], seat: Seat): boolean =>
    kinds.some((kind) => kind === event.type) && 'seat' in event && event.seat === seat
