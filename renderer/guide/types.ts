/**
 * A guided first round as data: steps in order, what each points at and what it waits for. Nothing is ever forbidden:
 * a step watches the events of the real table. Knows no game.
 */
import type { ChoiceSet } from '../../shared/engine/choices'
import type { GameEvent, Seat } from '../../shared/engine/rules'

/** The table as the guided seat sees it. */
export interface Moment {
  readonly view: unknown
  readonly content: unknown
  /** The guided seat. */
  readonly seat: Seat
  /** Kind of the question it must answer now. */
  readonly task?: string | undefined
  /** What that question lists. */
  readonly choices?: ChoiceSet<unknown> | undefined
}

/** Something to do. */
export interface Waited {
  /** True for an event that does it. */
  readonly done: (event: GameEvent, seat: Seat) => boolean
  /** True while it can be done. */
  readonly open: (moment: Moment) => boolean
}

/** A step without its words; one that waits for nothing is only read. */
export interface StepShape {
  /** The paragraph of the rules that tells all about it. */
  readonly rule: string
  /** The tab of a small screen that they lie on, where it is not beside all tabs. */
  readonly pane?: string
  /** Anchors of the pieces it speaks of. */
  readonly points: (moment: Moment) => readonly string[]
  readonly waits?: Waited
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

/** A guide whose steps and words have the same ids: a step without words, or words without a step, do not compile. */
export function guideOf<Id extends string>(
  shapes: Readonly<Record<Id, StepShape>>,
  texts: Readonly<Record<Id, StepText>>
): Guide {
  const ids = Object.keys(shapes) as Id[]
  return {
    steps: ids.map((id) => ({ id, ...shapes[id] })),
    text: (id) => texts[id as Id]
  }
}

/** True if the open question lists a choice that fits. */
export function lists<Choice>({ choices }: Moment, fits: (choice: Choice) => boolean): boolean {
  const count = choices?.count() ?? 0
  for (let i = 0; i < count; i++) if (fits(choices?.nth(i) as Choice)) return true
  return false
}
