/** Roads between the places of a map, and steps along them. */

export type PlaceId = string

/** How much of every item: what a step costs, or a way in all. */
export type Price<Item extends string> = Readonly<Record<Item, number>>

/** A road as it is printed: it is crossed either way, at the same cost every time. */
export interface Road<Item extends string> {
  readonly from: PlaceId
  readonly to: PlaceId
  readonly cost: Readonly<Partial<Record<Item, number>>>
  /** What whoever takes it must hold, and keeps: a seal. */
  readonly needs?: string
  /** What a step along it names it by, where another road may lead to the same place; a printed road has no name. */
  readonly name?: string
}

/** A step along a road. */
export interface Step<Item extends string> {
  readonly to: PlaceId
  readonly price: Price<Item>
  /** As of its road. */
  readonly needs?: string | undefined
  /** The name of its road, where that has one. */
  readonly road?: string | undefined
  /** True for a step that a movement does not count: it takes none of its steps and no surcharge. */
  readonly uncounted?: true | undefined
  /** True for a step of which a movement has so many alone: its traveller's `passes`. */
  readonly pass?: true | undefined
}

/** The price of a cost that may leave items out. */
export function priceOf<Item extends string>(
  items: readonly Item[],
  cost: Readonly<Partial<Record<Item, number>>>
): Price<Item> {
  const price: Partial<Record<Item, number>> = {}
  for (const item of items) price[item] = cost[item] ?? 0
  return price as Price<Item>
}

/** A road as a step towards `to`. Every field is there, in one order: steps of one shape are read faster. */
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
 * Printed steps and a traveller's own ones from the same place: to a place that both lead to, its own one is taken. One by
 * a road with a name stands beside all others: the traveller says which it takes.
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
