/**
 * Anchors: names for places on the table. An element becomes an anchor by `v-anchor="'stock:0:coin'"` (or a list of
 * names); flights start and end at anchors, and the log points at them.
 */
import { shallowRef, triggerRef, type Directive } from 'vue'

type Names = string | readonly string[] | undefined

const elements = new Map<string, Set<Element>>()
/** A veil that nobody lifts falls by itself, in milliseconds. */
const longestVeil = 5000
const namesOf = new WeakMap<Element, readonly string[]>()

const listed = (names: Names): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names

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

/** Where all elements of an anchor are. */
export function anchorRects(name: string): DOMRect[] {
  return [...(elements.get(name) ?? [])]
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0)
}

/** Makes all elements of an anchor invisible, without touching the page's content; the answer shows them again. */
export function veil(name: string): () => void {
  const veiled = [...(elements.get(name) ?? [])].map((element) =>
    element.animate({ opacity: [0, 0] }, { duration: longestVeil })
  )
  return () => {
    for (const animation of veiled) animation.cancel()
  }
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
