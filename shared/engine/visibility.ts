/**
 * Visibility is declared beside each field; views and event views are derived from it, never stripped by hand.
 * A declaration must name every field of its type, so a new field does not compile until somebody said who sees it.
 */
import type { Seat, Viewer } from './rules'

/** A hidden place: a deck, a hand. `cards` is absent in views of those who may not look; `count` is always true. */
export interface Zone {
  count: number
  cards?: string[]
}

/** Who looks, and whose thing it is (undefined outside any seat's own things). */
export interface Look {
  readonly viewer: Viewer
  readonly owner: Seat | undefined
}

/** How a value is shown. `open` marks a declaration that hides nothing, so that it need not copy. */
export interface Shown<T> {
  readonly open: boolean
  show(value: T, look: Look): T
}

/** Everybody sees the value. */
export function open<T>(): Shown<T> {
  return { open: true, show: (value) => value }
}

const looksIn = (look: Look, who: 'owner' | 'nobody'): boolean =>
  look.viewer === 'open' || (who === 'owner' && look.owner !== undefined && look.viewer === look.owner)

/** A zone whose cards only its owner (or nobody) may see; its count is open. */
export function zone(who: 'owner' | 'nobody'): Shown<Zone> {
  return { open: false, show: (value, look) => (looksIn(look, who) ? value : { count: value.count }) }
}

/** A value only its owner sees; others see the stand-in. */
export function ownerOnly<T>(standIn: T): Shown<T> {
  return { open: false, show: (value, look) => (looksIn(look, 'owner') ? value : standIn) }
}

/** A list whose items are all shown alike. */
export function each<T>(item: Shown<T>): Shown<T[]> {
  return {
    open: item.open,
    show: (list, look) => (item.open ? list : list.map((value) => item.show(value, look)))
  }
}

/** A list with one item for each seat, which owns it. */
export function perSeat<T>(item: Shown<T>): Shown<T[]> {
  return {
    open: item.open,
    show: (list, look) =>
      item.open ? list : list.map((value, owner) => item.show(value, { viewer: look.viewer, owner }))
  }
}

/** An object, field by field. Every field must be declared. */
export function fields<T extends object>(shown: {
  readonly [K in keyof T]-?: Shown<Exclude<T[K], undefined>>
}): Shown<T> {
  const closed = (Object.keys(shown) as (keyof T & string)[]).filter((key) => !shown[key].open)
  return {
    open: closed.length === 0,
    show: (value, look) => {
      if (closed.length === 0) return value
      const copy = { ...value }
      for (const key of closed) {
        const field = value[key]
        if (field !== undefined) copy[key] = shown[key].show(field as Exclude<T[typeof key], undefined>, look)
      }
      return copy
    }
  }
}

/** An object with a `seat` field: that seat owns its secrets. */
export function ofSeat<T extends { readonly seat: Seat }>(inner: Shown<T>): Shown<T> {
  return {
    open: inner.open,
    show: (value, look) => inner.show(value, { viewer: look.viewer, owner: value.seat })
  }
}

/** Visibility of one event kind; `reveals` says that it carries an identity out of a hidden zone. */
export interface EventShown<E> {
  readonly reveals?: true
  readonly shown: Shown<E>
}

/** An event that everybody sees whole. */
export const openEvent = { shown: { open: true, show: <E>(event: E): E => event } }

/** An event that everybody sees whole and that turns something up for good. */
export const revealingEvent = { ...openEvent, reveals: true as const }

/** Puts a card on top of (index 0) a zone, under it, or takes one; a view without cards changes its count alone. */
export const zones = {
  /** Puts a card on top of the zone. Its identity is lost wherever the zone is closed. */
  onTop(target: Zone, card: string): void {
    target.count++
    target.cards?.unshift(card)
  },
  /** Puts a card under the zone. Its identity is lost wherever the zone is closed. */
  under(target: Zone, card: string): void {
    target.count++
    target.cards?.push(card)
  },
  /** Takes a named card out of the zone, wherever it lies. */
  take(target: Zone, card: string): void {
    target.count--
    if (!target.cards) return
    const at = target.cards.indexOf(card)
    if (at < 0) throw new Error(`${card} is not in the zone`)
    target.cards.splice(at, 1)
  },
  /** Takes `n` cards without saying which: for cards that go from one closed zone to another. */
  drop(target: Zone, n: number): void {
    target.count -= n
    target.cards?.splice(0, n)
  }
}

/** A deep copy of plain JSON data. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item)) as T
  if (value === null || typeof value !== 'object') return value
  // Every field is its own before it is set: a field named __proto__ stays a field.
  const copy: Record<string, unknown> = { ...(value as Readonly<Record<string, unknown>>) }
  for (const key in copy) copy[key] = copyOf(copy[key])
  return copy as T
}
