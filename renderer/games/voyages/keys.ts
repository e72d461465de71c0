/** The keyboard of the table: letters and digits act, arrows move between neighbours, Escape takes back a selection. */
import { onBeforeUnmount, onMounted } from 'vue'
import { busyTyping, useShortcuts } from '../../table/use-shortcuts'
import type { Desk } from './desk'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
}

/** The control that lies nearest in a direction, sideways distance counting double. */
function nearest(from: Element, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  const [cx, cy] = [here.left + here.width / 2, here.top + here.height / 2]
  let best: { element: HTMLElement; cost: number } | undefined
  for (const element of document.querySelectorAll<HTMLElement>('[data-nav]')) {
    if (element === from) continue
    const rect = element.getBoundingClientRect()
    const [dx, dy] = [rect.left + rect.width / 2 - cx, rect.top + rect.height / 2 - cy]
    const along = dx * x + dy * y
    const across = Math.abs(dx * y) + Math.abs(dy * x)
    if (along <= 2) continue
    const cost = along + across * 2
    if (!best || cost < best.cost) best = { element, cost }
  }
  return best?.element
}

export function useKeys(desk: Desk, openRival: (nth: number) => void): void {
  const { act } = desk
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => act.die(i)]))
  const shifted = Object.fromEntries(['!', '@', '#'].map((key, i) => [key, () => openRival(i)]))
  useShortcuts({
    ...digits,
    ...shifted,
    c: () => act.bonus('complete-contract'),
    m: () => act.bonus('money-bag'),
    r: () => act.bonus('reroll-die'),
    a: () => act.bonus('adjust-die'),
    b: () => act.bonus('take-black-die'),
    '-': () => act.adjust(-1),
    '+': () => act.adjust(1),
    '=': () => act.adjust(1),
    e: () => act.endTurn(),
    Escape: () => act.escape()
  })

  function arrows(event: KeyboardEvent): void {
    const direction = directions[event.key]
    const from = document.activeElement
    if (!direction || !from || busyTyping(event)) return
    // What had the focus is gone: the first arrow comes back to what can be done.
    const next = from.matches('[data-nav]')
      ? nearest(from, direction)
      : from === document.body
        ? document.querySelector<HTMLElement>('[data-nav]:not([aria-disabled="true"])')
        : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  onMounted(() => window.addEventListener('keydown', arrows))
  onBeforeUnmount(() => window.removeEventListener('keydown', arrows))
}
