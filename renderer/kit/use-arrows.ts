/** Arrow keys move the focus to the nearest control marked `data-nav` in that direction. */
import { onBeforeUnmount, onMounted } from 'vue'
import { busyTyping } from './use-shortcuts'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
}

/** The nearest control in a direction; sideways distance counts double. */
function nearest(from: Element, [x, y]: readonly [number, number]): HTMLElement | SVGElement | undefined {
  const here = from.getBoundingClientRect()
  const [cx, cy] = [here.left + here.width / 2, here.top + here.height / 2]
  let best: { element: HTMLElement | SVGElement; cost: number } | undefined
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-nav]')) {
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

/** Handles the arrow keys while the component is mounted. */
export function useArrows(): void {
  function onKeydown(event: KeyboardEvent): void {
    const direction = directions[event.key]
    const from = document.activeElement
    if (!direction || !from || busyTyping(event)) return
    // The focused control is gone (lost-focus.ts): the first arrow key goes to the first control that can be used.
    const next = from.matches('[data-nav]')
      ? nearest(from, direction)
      : from.matches('body,h1')
        ? document.querySelector<HTMLElement | SVGElement>('[data-nav]:not([aria-disabled="true"])')
        : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
