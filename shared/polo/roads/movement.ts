/**
 * A movement, step by step: where each figure may go, what that costs, and where posts are due when it ends. A step
 * pays its road and the movement's surcharge at once, which comes to the same as paying for the whole way first as long
 * as nothing is gained before a movement ends.
 */
import { refusalOf, type Refusal, type Seat } from '../../engine/rules'
import type { PlaceId, Price, Step } from './map'

/** The traveller, as roads and prices see it. `Code`: the refusal codes of the game itself. */
export interface Traveller<Item extends string, Code extends string = string> {
  /** Of several ways to a place, the one that spends the least of this comes first. */
  readonly spares: Item
  /** How many steps that need a pass it may still take in this movement; absent for none. */
  readonly passes?: number | undefined
  /** The steps from a place, the traveller's own included; those that need a pass only while it has one. */
  stepsFrom(from: PlaceId): readonly Step<Item>[]
  /**
   * What the movement adds to the price of the road after `taken` steps, as in a travel table. `spent` is paid for
   * something else and included in the result.
   */
  surcharge(taken: number, spent?: Price<Item>): Price<Item>
  /** Why a road that needs this may not be taken; left out where no road needs anything. */
  barred?(needs: string): Refusal<Code> | undefined
  /** True if a price, and `more` with it, can be paid. If so, any lower price can be paid as well. */
  pays(price: Price<Item>, more?: Price<Item>): boolean
  /** Why a price, and `more` with it, cannot be paid; undefined if it can. */
  short(price: Price<Item>, more?: Price<Item>): Refusal<Code> | undefined
}

/** A movement under way. */
export interface Moving {
  readonly steps: number
  readonly taken: number
  /** For each figure: has it moved in this movement? */
  readonly moved: readonly boolean[]
  /** Places passed in which a post will be left, in order. */
  readonly marks: readonly PlaceId[]
}

/** One step. `post`: leave a post in the place being left. `road`: by the road of this name, else by one without a name. */
export interface StepChoice {
  readonly type: 'step'
  readonly figure: number
  readonly to: PlaceId
  readonly road?: string
  readonly post?: true
}

/** Ends a movement that has steps left. */
export interface StopChoice {
  readonly type: 'stop'
}

/** Why a step is refused, whatever it costs. */
export type StepRefusal =
  | 'not-offered'
  | 'no-steps-left'
  /** No road leads `from` there `to`. */
  | 'not-a-neighbour'
  | 'no-post-to-leave'

/** The sum of two prices. */
export function plus<Item extends string>(a: Price<Item>, b: Price<Item>): Price<Item> {
  const sum: Record<Item, number> = { ...a }
  for (const item in b) sum[item] += b[item]
  return sum
}

/** True if the traveller lacks what the road of a step needs. */
const isBarred = <Item extends string>(traveller: Traveller<Item>, { needs }: Step<Item>): boolean =>
  needs !== undefined && traveller.barred?.(needs) !== undefined

/** True if a step can be taken. `spent` is paid for something else, `more` is the same with the movement's surcharge. */
function canTake<Item extends string>(
  traveller: Traveller<Item>,
  step: Step<Item>,
  more: Price<Item>,
  spent?: Price<Item>
): boolean {
  if (isBarred(traveller, step)) return false
  return traveller.pays(step.price, step.uncounted ? spent : more)
}

/** Why a step cannot be taken: what its road needs, or its price with the movement's surcharge. */
function takeRefusal<Item extends string, Code extends string>(
  traveller: Traveller<Item, Code>,
  step: Step<Item>,
  more: Price<Item>
): Refusal<Code> | undefined {
  const barred = step.needs === undefined ? undefined : traveller.barred?.(step.needs)
  return barred ?? traveller.short(step.price, step.uncounted ? undefined : more)
}

/** True if one of the figures can take a first step, `spent` being paid for something else. */
export function canSetOut<Item extends string>(
  traveller: Traveller<Item>,
  figures: readonly PlaceId[],
  spent: Price<Item>
): boolean {
  const more = traveller.surcharge(0, spent)
  for (const from of figures)
    for (const step of traveller.stepsFrom(from)) if (canTake(traveller, step, more, spent)) return true
  return false
}

/**
 * The cheapest first step by the sum of its items along a road that is open to the traveller, for the message that none can be
 * paid; undefined if there is none.
 */
export function cheapestStep<Item extends string>(
  traveller: Traveller<Item>,
  figures: readonly PlaceId[]
): Price<Item> | undefined {
  const more = traveller.surcharge(0)
  let best: Price<Item> | undefined
  for (const from of figures)
    for (const step of traveller.stepsFrom(from)) {
      if (isBarred(traveller, step)) continue
      const price = step.uncounted ? step.price : plus(step.price, more)
      if (!best || sumOf(price) < sumOf(best)) best = price
    }
  return best
}

function sumOf<Item extends string>(price: Price<Item>): number {
  let sum = 0
  for (const item in price) sum += price[item]
  return sum
}

/** True for a later figure that equals the first in place and in having moved: its steps are not listed again. */
export const isTwin = (figures: readonly PlaceId[], moved: readonly boolean[], figure: number): boolean =>
  figure > 0 && figures[0] === figures[figure] && moved[0] === moved[figure]

/** A movement as a question: who is asked, and whether a post may be left in the place that a figure leaves. */
export interface AskedStep<Item extends string, Code extends string = string> {
  readonly traveller: Traveller<Item, Code>
  readonly figures: readonly PlaceId[]
  readonly moving: Moving
  readonly mayLeave: (figure: number) => boolean
}

/** Every step that may be chosen: by figure, in the order of the roads, without a post and then with one. */
export function stepChoices<Item extends string>(asked: AskedStep<Item>): StepChoice[] {
  const { traveller, figures, moving, mayLeave } = asked
  const choices: StepChoice[] = []
  if (moving.taken >= moving.steps) return choices
  const more = traveller.surcharge(moving.taken)
  figures.forEach((from, figure) => {
    if (isTwin(figures, moving.moved, figure)) return
    const leaves = mayLeave(figure)
    for (const step of traveller.stepsFrom(from)) {
      if (!canTake(traveller, step, more)) continue
      const choice: StepChoice =
        step.road === undefined
          ? { type: 'step', figure, to: step.to }
          : { type: 'step', figure, to: step.to, road: step.road }
      choices.push(choice)
      if (leaves) choices.push({ ...choice, post: true })
    }
  })
  return choices
}

/** Why a step may not be chosen; undefined if it may. */
export function stepRefusal<Item extends string, Code extends string>(
  asked: AskedStep<Item, Code>,
  { figure, to, road, post }: StepChoice
): Refusal<Code | StepRefusal> | undefined {
  const { traveller, figures, moving, mayLeave } = asked
  const from = figures[figure]
  if (from === undefined || isTwin(figures, moving.moved, figure)) return refusalOf('not-offered')
  if (moving.taken >= moving.steps) return refusalOf('no-steps-left')
  const step = stepTo(traveller, from, to, road)
  if (!step) return refusalOf('not-a-neighbour', { from, to })
  if (post && !mayLeave(figure)) return refusalOf('no-post-to-leave')
  return takeRefusal(traveller, step, traveller.surcharge(moving.taken))
}

/** The step from one place to another by the road of this name, or by one without; undefined where none leads there. */
export const stepTo = <Item extends string>(
  traveller: Traveller<Item>,
  from: PlaceId,
  to: PlaceId,
  road?: string
): Step<Item> | undefined => traveller.stepsFrom(from).find((step) => step.to === to && step.road === road)

/** A figure moved along a road, which is named where another may lead to the same place. */
interface Stepped {
  readonly type: 'stepped'
  readonly seat: Seat
  readonly figure: number
  readonly from: PlaceId
  readonly to: PlaceId
  readonly road?: string
}

/** The event that a figure moved from one place to another. */
export const stepped = (seat: Seat, figure: number, from: PlaceId, to: PlaceId, road?: string): Stepped =>
  road === undefined
    ? { type: 'stepped', seat, figure, from, to }
    : { type: 'stepped', seat, figure, from, to, road }

/** The movement after a step from a place. */
export const afterStep = <M extends Moving>(
  moving: M,
  step: StepChoice,
  from: PlaceId,
  counted = true
): M => {
  const after = { ...moving }
  // The copy is changed in place: object literals that name fields beside a spread are much slower.
  const changed: { -readonly [K in keyof Moving]: Moving[K] } = after
  if (counted) changed.taken++
  changed.moved = moving.moved.map((moved, figure) => moved || figure === step.figure)
  if (step.post) changed.marks = [...moving.marks, from]
  return after
}

/** A traveller's posts, and which places can hold one. */
export interface PostHolder {
  readonly posts: readonly PlaceId[]
  readonly postsLeft: number
  /** True for places that hold trading posts. */
  readonly holdsPosts: (place: PlaceId) => boolean
}

/**
 * True if a figure that has moved may leave a post in the place it stands on, which holds none of its owner's yet; `most` is
 * how many posts one movement may leave on its way.
 */
export function mayLeavePost(
  { posts, postsLeft, holdsPosts }: PostHolder,
  { moved, marks }: Pick<Moving, 'moved' | 'marks'>,
  figure: number,
  here: PlaceId | undefined,
  most = Infinity
): boolean {
  if (!moved[figure] || here === undefined || !holdsPosts(here)) return false
  return Math.min(postsLeft, most) > marks.length && !posts.includes(here) && !marks.includes(here)
}

/** The places that can hold a post and have none of the traveller's yet, each once, in order. */
export const wantingPosts = (
  places: readonly PlaceId[],
  { posts, holdsPosts }: Pick<PostHolder, 'posts' | 'holdsPosts'>
): PlaceId[] =>
  places.filter((place, at) => holdsPosts(place) && !posts.includes(place) && places.indexOf(place) === at)

/** Where the figures that have moved stand. */
export const endsOf = (figures: readonly PlaceId[], moved: readonly boolean[]): PlaceId[] =>
  figures.filter((_, figure) => moved[figure])
