/**
 * Visibility is declared for each field; views, redacted events and copies are derived from the declaration, never
 * written by hand. It must name every field of its type, so a new field does not compile until it says who sees it.
 */
import type { Seat, Viewer } from './rules'

/** A hidden place, such as a deck or a hand. Viewers who may not look get no `cards`; `count` is always correct. */
export interface Zone {
  count: number
  cards?: string[]
}

/** A zone with these cards. */
export const zoneOf = (cards: readonly string[]): Zone => ({ count: cards.length, cards: [...cards] })

/** The cards of a zone that can be seen; none in a view that hides them. */
export const cardsIn = ({ cards }: Zone): readonly string[] => cards ?? none
const none: readonly never[] = []

/** Who looks, and which seat owns the value (undefined for what belongs to no seat). */
export interface Look {
  readonly viewer: Viewer
  readonly owner: Seat | undefined
}

/** How a value is shown and copied. `open` marks a declaration that hides nothing: `show` returns the value itself. */
export interface Shown<T> {
  readonly open: boolean
  show(value: T, look: Look): T
  /** An independent copy of what `show` returns. It shares only what is never changed in place. */
  copy(value: T, look: Look): T
  /** For an object declared field by field: its fields that may change in place. */
  readonly parts?: Readonly<Record<string, Shown<unknown>>>
  /** For a list with one item for each seat: the declaration of an item. */
  readonly item?: Shown<unknown>
}

/** Everybody sees the value, whatever it is. */
export function open<T>(): Shown<T> {
  return { open: true, show: identity, copy: copyOf }
}

/**
 * Everybody sees the value, and it is never changed in place: a number, a string, a record of read-only fields. Copies
 * share it.
 */
export function fixed<T>(): Shown<T> {
  return { open: true, show: identity, copy: identity }
}

const identity = <T>(value: T): T => value

const maySee = (look: Look, who: 'owner' | 'nobody'): boolean =>
  look.viewer === 'open' ||
  (who === 'owner' && look.owner !== undefined && (look.viewer === 'seats' || look.viewer === look.owner))

/** A zone whose cards only its owner (or nobody) may see; its count is open. */
export function zone(who: 'owner' | 'nobody'): Shown<Zone> {
  return {
    open: false,
    show: (value, look) => (maySee(look, who) ? value : { count: value.count }),
    copy: ({ count, cards }, look) =>
      cards && maySee(look, who) ? { count, cards: cards.slice() } : { count }
  }
}

/** A value that only its owner sees; others see the stand-in. */
export function ownerOnly<T>(standIn: T): Shown<T> {
  const show = (value: T, look: Look): T => (maySee(look, 'owner') ? value : standIn)
  return { open: false, show, copy: (value, look) => copyOf(show(value, look)) }
}

/** A list whose items all have the same visibility. */
export function each<T>(item: Shown<T>): Shown<T[]> {
  return {
    open: item.open,
    show: (list, look) => (item.open ? list : list.map((value) => item.show(value, look))),
    copy:
      item.copy === identity
        ? (list) => list.slice()
        : (list, look) => list.map((value) => item.copy(value, look))
  }
}

/** A record whose values all have the same visibility. */
export function recordOf<T extends object>(item: Shown<T[keyof T]>): Shown<T> {
  const mapValues = (record: T, change: (value: T[keyof T]) => T[keyof T]): T => {
    // The spread makes every key an own property before it is assigned, so that a key `__proto__` stays a field.
    const copy = { ...record }
    for (const key in copy) copy[key] = change(copy[key]) as T[typeof key]
    return copy
  }
  return {
    open: item.open,
    show: (record, look) => (item.open ? record : mapValues(record, (value) => item.show(value, look))),
    copy:
      item.copy === identity
        ? (record) => ({ ...record })
        : (record, look) => mapValues(record, (value) => item.copy(value, look))
  }
}

/** A list with one item for each seat, owned by that seat. */
export function perSeat<T>(item: Shown<T>): Shown<T[]> {
  return {
    open: item.open,
    item: item,
    show: (list, look) =>
      item.open ? list : list.map((value, owner) => item.show(value, { viewer: look.viewer, owner })),
    copy: (list, { viewer }) => list.map((value, owner) => item.copy(value, { viewer, owner }))
  }
}

/** An object, field by field. Every field must be declared. */
export function fields<T extends object>(shown: {
  readonly [K in keyof T]-?: Shown<Exclude<T[K], undefined>>
}): Shown<T> {
  const all = Object.entries(shown) as [keyof T & string, Shown<T[keyof T]>][]
  const closed = all.filter(([, field]) => !field.open)
  // By index and without closures: copying takes most of a search's time.
  const copied = all.filter(([, field]) => field.copy !== identity).map(([key, field]) => ({ key, field }))
  return {
    open: closed.length === 0,
    parts: Object.fromEntries(copied.map(({ key, field }) => [key, field as Shown<unknown>])),
    show: (value, look) => {
      if (closed.length === 0) return value
      const copy = { ...value }
      for (const [key, field] of closed)
        if (value[key] !== undefined) copy[key] = field.show(value[key], look) as T[typeof key]
      return copy
    },
    copy: (value, look) => {
      const copy = { ...value }
      for (let at = 0; at < copied.length; at++) {
        const one = copied[at]
        const item = one && value[one.key]
        if (one && item !== undefined) copy[one.key] = one.field.copy(item, look) as T[typeof one.key]
      }
      return copy
    }
  }
}

/** A record of optional values, each name with its own visibility. Names not declared are shown to everybody. */
export function named<T>(shown: Readonly<Record<string, Shown<T>>>): Shown<Record<string, T>> {
  const isOpen = Object.values(shown).every(({ open: all }) => all)
  const copy: Shown<Record<string, T>>['copy'] = (value, look) => {
    const copied = { ...value }
    for (const [key, thing] of Object.entries(value)) copied[key] = (shown[key]?.copy ?? copyOf)(thing, look)
    return copied
  }
  return { open: isOpen, show: (value, look) => (isOpen ? value : copy(value, look)), copy }
}

/** An object with a `seat` field: that seat is its owner. */
export function ofSeat<T extends { readonly seat: Seat }>(inner: Shown<T>): Shown<T> {
  return {
    open: inner.open,
    show: (value, look) => inner.show(value, { viewer: look.viewer, owner: value.seat }),
    copy: (value, { viewer }) => inner.copy(value, { viewer, owner: value.seat })
  }
}

/** Visibility of one kind of event; `reveals` marks one that takes an identity out of a hidden zone. */
export interface EventShown<E> {
  readonly reveals?: true
  readonly shown: Shown<E>
}

/** An event that everybody sees completely. */
export const openEvent = { shown: { open: true, show: identity, copy: copyOf } }

/** An event that everybody sees completely and that reveals something. */
export const revealingEvent = { ...openEvent, reveals: true as const }

/** Operations on zones, whose top is index 0. In a view without cards only the count changes. */
export const zones = {
  /** Puts a card on top of the zone. */
  onTop(target: Zone, card: string): void {
    target.count++
    target.cards?.unshift(card)
  },
  /** Puts a card under the zone. */
  under(target: Zone, card: string): void {
    target.count++
    target.cards?.push(card)
  },
  /** Returns the top card without taking it. Throws if the zone is empty or hidden: only the host draws. */
  top(target: Readonly<Zone>): string {
    const card = target.cards?.[0]
    if (card === undefined) throw new Error('drawing from a pile that cannot be seen')
    return card
  },
  /** Removes a particular card, wherever it lies in the zone. Throws if it is not there. */
  take(target: Zone, card: string): void {
    target.count--
    if (!target.cards) return
    const at = target.cards.indexOf(card)
    if (at < 0) throw new Error(`${card} is not in the zone`)
    target.cards.splice(at, 1)
  },
  /** Removes the top `n` cards without naming them: for cards that move from one hidden zone to another. */
  drop(target: Zone, n: number): void {
    target.count -= n
    target.cards?.splice(0, n)
  }
}

/** Returns the copy function for a declaration. Copies include hidden values. */
export const copierOf =
  <T>(shown: Shown<T>): ((value: T) => T) =>
  (value) =>
    shown.copy(value, { viewer: 'open', owner: undefined })

/** A deep copy of plain JSON data. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item)) as T
  if (value === null || typeof value !== 'object') return value
  // The spread makes every key an own property before it is assigned, so that a key `__proto__` stays a field.
  const copy: Record<string, unknown> = { ...(value as Readonly<Record<string, unknown>>) }
  for (const key in copy) copy[key] = copyOf(copy[key])
  return copy as T
}
