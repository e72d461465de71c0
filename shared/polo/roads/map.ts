/** Roads between the places of a map, and steps along them. */

export type PlaceId = string

/** An amount of every item: the cost of a step, or of a whole way. */
export type Price<Item extends string> = Readonly<Record<Item, number>>

/** A road: it may be travelled in both directions, at the same cost every time. */
export interface Road<Item extends string> {
  readonly from: PlaceId
  readonly to: PlaceId
  readonly cost: Readonly<Partial<Record<Item, number>>>
  /** What a traveller must hold to take it, and keeps: a seal. */
  readonly needs?: string
  /** Tells the road apart where another may lead to the same place; printed roads have no name. */
  readonly name?: string
}

/** A step along a road. */
export interface Step<Item extends string> {
  readonly to: PlaceId
  readonly price: Price<Item>
  /** As in `Road`. */
  readonly needs?: string | undefined
  /** The name of its road, where that has one. */
  readonly road?: string | undefined
  /** True for a step that does not count: it takes none of the movement's steps and no surcharge. */
  readonly uncounted?: true | undefined
  /** True for a step that uses up one of the traveller's `passes`. */
  readonly pass?: true | undefined
}

/** Completes a cost to a price: items that it leaves out are 0. */
export function priceOf<Item extends string>(
  items: readonly Item[],
  cost: Readonly<Partial<Record<Item, number>>>
): Price<Item> {
  const price: Partial<Record<Item, number>> = {}
  for (const item of items) price[item] = cost[item] ?? 0
  return price as Price<Item>
}

/** A road as a step towards `to`. Every field is set, in one order: V8 reads objects of one shape faster. */
export function stepAlong<Item extends string>(
  items: readonly Item[],
  road: Road<Item>,
  to: PlaceId
): Step<Item> {
  const { cost, needs, name } = road
  return { to, price: priceOf(items, cost), needs, road: name, uncounted: undefined, pass: undefined }
}

/** The steps from each place along the roads, in the order of the roads; none from a place that no road leads to. */
export function stepsOf<Item extends string>(
  items: readonly Item[],
  roads: readonly Road<Item>[]
): (from: PlaceId) => readonly Step<Item>[] {
  const steps = new Map<PlaceId, Step<Item>[]>()
  const add = (from: PlaceId, step: Step<Item>): void => {
    const there = steps.get(from)
    if (there) there.push(step)
    else steps.set(from, [step])
  }
  for (const road of roads) {
    add(road.from, stepAlong(items, road, road.to))
    add(road.to, stepAlong(items, road, road.from))
  }
  return (from) => steps.get(from) ?? none
}
const none: readonly never[] = []

/**
 * Merges printed steps and a traveller's own from the same place. An own step replaces printed ones to the same place,
 * but one by a named road is listed beside them: the traveller says which it takes.
 */
export function withOwn<Item extends string>(
  printed: readonly Step<Item>[],
  own: readonly Step<Item>[]
): readonly Step<Item>[] {
  if (own.length === 0) return printed
  return [
    ...printed.filter((step) => !own.some(({ to, road }) => road === undefined && to === step.to)),
    ...own
  ]
}
