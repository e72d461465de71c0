/**
 * The explanations (T-15) and refusal reasons (T-03) of the table, in one shared tooltip. `v-explain` sets an element's
 * text; hover, keyboard focus and a long touch open the tooltip, Escape closes it.
 */
import { shallowRef, watchEffect, type Directive } from 'vue'

/** The content of the tooltip. The reason for a refusal comes first, with an icon. */
export interface Tip {
  readonly reason?: string | undefined
  /** Finds a remedy for the reason; called only when the tooltip opens. */
  readonly remedy?: (() => string) | undefined
  readonly text?: string | undefined
}
type Given = string | Tip | undefined
export type TipValue = Given | (() => Given)

/** The open tooltip and the element it belongs to. */
export const openTip = shallowRef<{
  readonly tip: Tip
  readonly target: Element
  /** Opened by touch: it stays open until the next touch elsewhere. */
  readonly touched: boolean
}>()
export const tipId = 'table-tip'

const values = new WeakMap<Element, TipValue>()
const delays = { hover: 320, next: 60, touch: 420 }
let timer: ReturnType<typeof setTimeout> | undefined
/** The element whose tooltip `timer` opens. */
let awaited: Element | undefined
let closedAt = 0
/** A finger that moves this far, in px, moves the map and asks nothing. */
const drift = 10
/** True after Escape: no tooltip opens until the pointer moves or another key is pressed. */
export const tipsMuted = shallowRef(false)
let pointer = { x: 0, y: 0 }
/** Where the latest finger came down. */
let finger = pointer
/** Stops the effect that keeps the open tooltip up to date. */
let stopUpdating: (() => void) | undefined

function tipOf(element: Element): Tip | undefined {
  const value = values.get(element)
  const given = typeof value === 'function' ? value() : value
  const tip = typeof given === 'string' ? { text: given } : given
  return tip && (tip.reason || tip.text) ? tip : undefined
}

/** Opens the tooltip of an element; its content is reactive, and without any the tooltip closes. */
function show(target: Element, touched = false): void {
  const first = tipOf(target)
  if (!first || !target.isConnected) return closeTip(target)
  stopUpdating?.()
  openTip.value?.target.removeAttribute('aria-describedby')
  // A tooltip that only repeats the name would be read twice.
  if (first.reason || first.text !== target.getAttribute('aria-label'))
    target.setAttribute('aria-describedby', tipId)
  stopUpdating = watchEffect(() => {
    const tip = tipOf(target)
    if (tip) openTip.value = { tip, target, touched }
    else closeTip(target)
  })
}

/** What a long touch has explained, until the next touch or key. */
let explained: Element | undefined

/** A new touch or key: the click that follows is meant. */
export function startPress(): void {
  explained = undefined
}

/** Stops the click with which some browsers end a long touch: a button that it has explained is not pressed as well. */
export function endPress(event: Event): void {
  if (!(event.target instanceof Node && explained?.contains(event.target))) return
  explained = undefined
  event.stopPropagation()
  event.preventDefault()
}

/** Closes the open tooltip; with `target`, only if it belongs to that element. */
export function closeTip(target?: Element): void {
  if (!target || target === awaited) clearTimeout(timer)
  if (!openTip.value || (target && openTip.value.target !== target)) return
  stopUpdating?.()
  openTip.value.target.removeAttribute('aria-describedby')
  openTip.value = undefined
  closedAt = performance.now()
}

/** Closes the tooltip and keeps others from opening just because the page changes under a resting pointer. */
export function muteTips(): void {
  closeTip()
  tipsMuted.value = true
}

/** Lets tooltips open again, because a key may move the focus. */
export function unmuteTips(): void {
  tipsMuted.value = false
}

/** Tracks the pointer: without a new position, a `pointerenter` is caused by a change of the page, not by the person. */
export function followPointer({ clientX, clientY }: PointerEvent): void {
  if (clientX !== pointer.x || clientY !== pointer.y) tipsMuted.value = false
  pointer = { x: clientX, y: clientY }
}

/** A long touch explains nothing if the finger moves on, or another one comes down elsewhere. */
export function followFinger({ pointerType, clientX, clientY }: PointerEvent): void {
  if (pointerType === 'touch' && Math.hypot(clientX - finger.x, clientY - finger.y) > drift)
    clearTimeout(timer)
}

const openLater = (target: Element, after: number, touched = false): void => {
  clearTimeout(timer)
  awaited = target
  timer = setTimeout(() => {
    show(target, touched)
    explained = touched && after > 0 && openTip.value?.target === target ? target : undefined
  }, after)
}

function enter(event: Event): void {
  if (
    !(event instanceof PointerEvent) ||
    event.pointerType === 'touch' ||
    !(event.currentTarget instanceof Element)
  )
    return
  followPointer(event)
  if (tipsMuted.value) return
  openLater(event.currentTarget, performance.now() - closedAt < 250 ? delays.next : delays.hover)
}
function leave(event: Event): void {
  // Lifting a finger also fires `pointerleave`; the tooltip must stay, to be read and for its button to be pressed.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return
  if (event.currentTarget instanceof Element) closeTip(event.currentTarget)
}
function down(event: Event): void {
  if (!(event instanceof PointerEvent) || !(event.currentTarget instanceof Element)) return
  if (event.pointerType !== 'touch') return closeTip()
  finger = { x: event.clientX, y: event.clientY }
  openLater(
    event.currentTarget,
    event.currentTarget.matches('button, [role="button"]') ? delays.touch : 0,
    true
  )
}
function up(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType === 'touch') clearTimeout(timer)
}
function focus(event: Event): void {
  if (
    !tipsMuted.value &&
    event.currentTarget instanceof Element &&
    event.currentTarget.matches(':focus-visible')
  ) {
    // At once: a screen reader asks for the description as the focus arrives, and not again.
    clearTimeout(timer)
    show(event.currentTarget)
  }
}

const listeners: readonly (readonly [string, (event: Event) => void])[] = [
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
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
  },
  updated(element, { value }) {
    values.set(element, value)
    if (openTip.value?.target === element) show(element, openTip.value.touched)
  },
  beforeUnmount(element) {
    closeTip(element)
    for (const [type, listener] of listeners) element.removeEventListener(type, listener)
  }
}
