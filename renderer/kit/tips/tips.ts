/**
 * Explanations (T-15) and reasons (T-03): one floating note for the whole table. `v-explain` gives an element its
 * text; hover, keyboard focus and a long touch open it, Escape closes it.
 */
import { shallowRef, watchEffect, type Directive } from 'vue'

/** What the note says. A reason comes first and wears a sign. */
export interface Tip {
  readonly reason?: string | undefined
  /** What helps against the reason, looked for when the note opens. */
  readonly remedy?: (() => string) | undefined
  readonly text?: string | undefined
}
type Given = string | Tip | undefined
export type TipValue = Given | (() => Given)

/** The note on show and the element it belongs to. */
export const openTip = shallowRef<{
  readonly tip: Tip
  readonly target: Element
  /** Opened by a finger: it stays until the next touch. */
  readonly touched: boolean
}>()
export const tipId = 'table-tip'

const values = new WeakMap<Element, TipValue>()
const wait = { hover: 320, next: 60, touch: 420 }
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = 0
/** Escape was pressed: no note opens by itself until the pointer or the focus is moved. */
export const hushed = shallowRef(false)
let pointer = { x: 0, y: 0 }
/** Ends what keeps the note that is open up to date. */
let letGo: (() => void) | undefined

function tipOf(element: Element): Tip | undefined {
  const value = values.get(element)
  const given = typeof value === 'function' ? value() : value
  const tip = typeof given === 'string' ? { text: given } : given
  return tip && (tip.reason || tip.text) ? tip : undefined
}

/** Opens the note of an element; it changes with whatever it was worked out from. */
function show(target: Element, touched = false): void {
  if (!tipOf(target) || !target.isConnected) return
  letGo?.()
  openTip.value?.target.removeAttribute('aria-describedby')
  target.setAttribute('aria-describedby', tipId)
  letGo = watchEffect(() => {
    const tip = tipOf(target)
    if (tip) openTip.value = { tip, target, touched }
  })
}

/** Closes the note, of one element or whichever is open. */
export function closeTip(target?: Element): void {
  clearTimeout(timer)
  if (!openTip.value || (target && openTip.value.target !== target)) return
  letGo?.()
  openTip.value.target.removeAttribute('aria-describedby')
  openTip.value = undefined
  closedAt = performance.now()
}

/** Escape: what is open closes, and nothing opens because the page changes under a resting pointer. */
export function hushTips(): void {
  closeTip()
  hushed.value = true
}

/** A key moves the focus, and its note may open again. */
export function wakeTips(): void {
  hushed.value = false
}

/** Where the pointer rests: from there nothing is entered but by a change of the page. */
export function followPointer({ clientX, clientY }: PointerEvent): void {
  if (clientX !== pointer.x || clientY !== pointer.y) hushed.value = false
  pointer = { x: clientX, y: clientY }
}

const later = (target: Element, after: number, touched = false): void => {
  clearTimeout(timer)
  timer = setTimeout(() => show(target, touched), after)
}

function enter(event: Event): void {
  if (
    !(event instanceof PointerEvent) ||
    event.pointerType === 'touch' ||
    !(event.currentTarget instanceof Element)
  )
    return
  followPointer(event)
  if (hushed.value) return
  later(event.currentTarget, performance.now() - closedAt < 250 ? wait.next : wait.hover)
}
function leave(event: Event): void {
  // A finger that is lifted leaves too: what it opened can still be read, and its button pressed.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return
  if (event.currentTarget instanceof Element) closeTip(event.currentTarget)
}
function down(event: Event): void {
  if (!(event instanceof PointerEvent) || !(event.currentTarget instanceof Element)) return
  if (event.pointerType !== 'touch') closeTip()
  else
    later(event.currentTarget, event.currentTarget.matches('button, [role="button"]') ? wait.touch : 0, true)
}
function up(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType === 'touch') clearTimeout(timer)
}
function focus(event: Event): void {
  if (
    !hushed.value &&
    event.currentTarget instanceof Element &&
    event.currentTarget.matches(':focus-visible')
  )
    later(event.currentTarget, wait.next)
}

const heard: readonly (readonly [string, (event: Event) => void])[] = [
  ['pointerenter', enter],
  ['pointerleave', leave],
  ['pointerdown', down],
  ['pointerup', up],
  ['pointercancel', up],
  ['focus', focus],
  ['blur', leave]
]

export const vExplain: Directive<Element, TipValue> = {
  mounted(element, { value }) {
    values.set(element, value)
    for (const [type, listener] of heard) element.addEventListener(type, listener)
  },
  updated(element, { value }) {
    values.set(element, value)
    if (openTip.value?.target === element) show(element, openTip.value.touched)
  },
  beforeUnmount(element) {
    closeTip(element)
    for (const [type, listener] of heard) element.removeEventListener(type, listener)
  }
}
