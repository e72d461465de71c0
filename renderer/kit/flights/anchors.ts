/**
 * Anchors: names for places on the table. An element becomes an anchor by `v-anchor="'stock:0:coin'"` (or a list of
 * names); flights start and end at anchors, and the log points at them.
 */
import { getOverflowAncestors } from '@floating-ui/vue'
import { shallowRef, triggerRef, type Directive } from 'vue'

type Names = string | readonly string[] | undefined

const elements = new Map<string, Set<Element>>()
/** How many veils lie on a name. */
const veils = new Map<string, number>()
/** A veil that nobody lifts is lifted after so many milliseconds. */
const longestVeil = 5000
const namesOf = new WeakMap<Element, readonly string[]>()

const listed = (names: Names): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names

/** The page's style hides elements that have the mark; rendering never touches it. */
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

/** Where an anchor is on the screen; undefined if it is not there or has no size. The latest of its elements counts. */
export function anchorRect(name: string): DOMRect | undefined {
  const candidates = [...(elements.get(name) ?? [])].reverse()
  for (const element of candidates) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) return rect
  }
  return undefined
}

/** Where all elements of an anchor are to be seen: without what the boxes round them have scrolled away or cut off. */
export function anchorRects(name: string): DOMRect[] {
  return [...(elements.get(name) ?? [])].map(seenOf).filter((rect) => rect.width > 0 && rect.height > 0)
}

function seenOf(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (const box of getOverflowAncestors(element)) {
    if (!(box instanceof Element)) continue
    const frame = box.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** True if what has an anchor's name is hidden, be it by another of its names. */
export const isVeiled = (name: string): boolean =>
  [...(elements.get(name) ?? [])].some((element) => element.hasAttribute('data-veiled'))

/** Hides what has an anchor's name, also what gets it later, until the answer is called. It can be pressed all the same. */
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

/** Anchors pointed at now, for example by a hovered word of the log. Drawn by the flight layer. */
export const pointed = shallowRef<ReadonlySet<string>>(new Set())

/** Points at anchors; the answer stops pointing. */
export function pointAt(names: readonly string[]): () => void {
  const mine = new Set(names)
  pointed.value = mine
  triggerRef(pointed)
  return () => {
    if (pointed.value === mine) pointed.value = new Set()
  }
}
