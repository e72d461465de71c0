/**
 * Anchors: names for places on the table. An element becomes an anchor by `v-anchor="'stock:0:coin'"` (or a list of
 * names); flights start and end at anchors, and the log points at them.
 */
import { shallowRef, triggerRef, type Directive } from 'vue'
import { visiblePart } from './visible-part'

type Names = string | readonly string[] | undefined

const elements = new Map<string, Set<Element>>()
/** Number of veils on each anchor name. */
const veils = new Map<string, number>()
/** A veil that is not lifted by its owner is lifted after this many milliseconds. */
const longestVeil = 5000
const namesOf = new WeakMap<Element, readonly string[]>()

const listed = (names: Names): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names

/** Sets or removes the attribute by which a style hides a veiled element; Vue's rendering does not touch it. */
function mark(element: Element): void {
  element.toggleAttribute('data-veiled', namesOf.get(element)?.some((name) => veils.has(name)) === true)
}

function drop(element: Element): void {
  for (const name of namesOf.get(element) ?? []) {
    const set = elements.get(name)
    set?.delete(element)
    if (set?.size === 0) elements.delete(name)
  }
  namesOf.delete(element)
}

function put(element: Element, names: Names): void {
  const list = listed(names)
  namesOf.set(element, list)
  for (const name of list) {
    const set = elements.get(name)
    if (set) set.add(element)
    else elements.set(name, new Set([element]))
  }
  mark(element)
}

/** Gives an element one or more anchor names for as long as it is on the page. */
export const vAnchor: Directive<Element, Names> = {
  mounted: (element, { value }) => put(element, value),
  updated: (element, { value }) => {
    const old = namesOf.get(element) ?? []
    const now = listed(value)
    if (old.length === now.length && old.every((name, i) => name === now[i])) return
    drop(element)
    put(element, value)
  },
  unmounted: drop
}

/** The rectangle of an anchor on the screen, of its most recent visible element; undefined if there is none. */
export function anchorRect(name: string): DOMRect | undefined {
  const candidates = [...(elements.get(name) ?? [])].reverse()
  for (const element of candidates) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) return rect
  }
  return undefined
}

/**
 * The visible parts of all elements of an anchor; nothing for an element that is scrolled away, clipped or covered. What
 * is drawn above everything asks for the `clippedPart` instead.
 */
export function anchorRects(name: string, part = visiblePart): DOMRect[] {
  return [...(elements.get(name) ?? [])].map(part).filter((rect) => rect.width > 0 && rect.height > 0)
}

/** True if an element with this anchor name is hidden, whether by this or by another of its names. */
export const isVeiled = (name: string): boolean =>
  [...(elements.get(name) ?? [])].some((element) => element.hasAttribute('data-veiled'))

/** Hides the elements with an anchor name, including those that get it later, until the returned function is called. They stay clickable. */
export function veil(name: string): () => void {
  const change = (by: 1 | -1): void => {
    const left = (veils.get(name) ?? 0) + by
    if (left > 0) veils.set(name, left)
    else veils.delete(name)
    for (const element of elements.get(name) ?? []) mark(element)
  }
  const lift = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    change(-1)
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(lift, longestVeil)
  change(1)
  return lift
}

/** Names of the anchors that are highlighted now, for example by a hovered word of the log. Drawn by the flight layer. */
export const pointed = shallowRef<ReadonlySet<string>>(new Set())

/** Highlights anchors; returns a function that ends it. */
export function pointAt(names: readonly string[]): () => void {
  const mine = new Set(names)
  pointed.value = mine
  triggerRef(pointed)
  return () => {
    if (pointed.value === mine) pointed.value = new Set()
  }
}
