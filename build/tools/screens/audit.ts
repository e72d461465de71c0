/** Checks a page for visual faults: clipped text, parts outside the window, controls too small or too close together. */
import type { Page } from 'playwright-core'

/** Smallest size of controls and smallest distance between them, in CSS pixels (docs/table.md, T-24). */
const target = 24
const gap = 4

/**
 * Lists the faults of the page as it is. What lies below the window on a scrolling page is no fault, but a page that
 * scrolls in landscape format with text of normal size is one.
 */
export function audit(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, apart]) => {
      const nameOf = (one: Element): string =>
        `${one.tagName.toLowerCase()}${one.classList.length > 0 ? `.${[...one.classList].join('.')}` : ''} "${(
          one.getAttribute('aria-label') ??
          one.textContent ??
          ''
        )
          .trim()
          .slice(0, 30)}"`
      const shown = (one: Element): boolean =>
        one.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true
        }) && one.closest('[inert], [aria-hidden="true"], .sr-only') === null
      /** Whether it lies within a scrolling box, and so may lie outside the window. */
      const held = (one: Element): boolean => {
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(outer)
          if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) return true
        }
        return false
      }
      const found: string[] = []
      const page = document.documentElement
      const { large = 'no' } = page.dataset
      const rolls = getComputedStyle(document.body).overflowY !== 'hidden'
      const lower = rolls ? page.scrollHeight - scrollY : innerHeight
      if (large === 'no' && innerWidth > innerHeight && page.scrollHeight > innerHeight + 1)
        found.push(`scrolls: ${page.scrollHeight - innerHeight} px`)
      const speaks = (one: Element): boolean =>
        [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
        )
      /** Links and buttons within a sentence are only as high as its line, which is allowed. */
      const inSentence = (one: Element): boolean =>
        getComputedStyle(one).display.startsWith('inline') &&
        (one.tagName === 'A' || (one.parentElement !== null && speaks(one.parentElement)))
      /** Text for screen readers only. */
      const heardOnly = (one: HTMLElement): boolean =>
        one.offsetWidth <= 1 && getComputedStyle(one).clipPath !== 'none'
      /** The clickable area, which includes the label of a checkbox or switch. */
      const pressed = (one: Element): DOMRect => (one.closest('label') ?? one).getBoundingClientRect()
      const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
      for (const one of (dialog ?? document.body).querySelectorAll<HTMLElement>('*')) {
        if (one instanceof SVGElement || !shown(one) || heardOnly(one)) continue
        if (!speaks(one)) continue
        const style = getComputedStyle(one)
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (style.display !== 'inline' && one.scrollWidth > one.clientWidth + 1 && !meant)
          found.push(`${cuts ? 'clipped' : 'overflows'}: ${nameOf(one)}`)
        if (meant && one.scrollWidth > one.clientWidth + 1) found.push(`shortened: ${nameOf(one)}`)
        const box = one.getBoundingClientRect()
        if (
          (box.right > innerWidth + 1 || box.bottom > lower + 1 || box.left < -1 || box.top < -1) &&
          !held(one)
        )
          found.push(`out of the window: ${nameOf(one)}`)
      }
      const controls = [
        ...(dialog ?? document.body).querySelectorAll(
          'button, a[href], input, select, textarea, [role="button"], [role="tab"], [role="radio"], [role="slider"]'
        )
      ]
        .filter((one) => shown(one) && !inSentence(one))
        .map((one) => ({ one, box: pressed(one) }))
        .filter(
          ({ box }) =>
            box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
        )
      // On small screens, taps on a map select the nearest spot, so spots may be drawn smaller.
      const small = innerWidth <= 820
      for (const { one, box } of controls)
        if (!(small && one.matches('[data-spot]')) && (box.width < least - 0.5 || box.height < least - 0.5))
          found.push(`small, ${Math.round(box.width)}x${Math.round(box.height)}: ${nameOf(one)}`)
      /** The visible part of a control within the scrolling or clipping boxes around it. */
      const seen = ({ one, box }: (typeof controls)[number]) => {
        let { left, top, right, bottom } = box
        for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(outer)
          if ([overflowX, overflowY].every((how) => how === 'visible')) {
            if (position === 'fixed') break
            continue
          }
          const frame = outer.getBoundingClientRect()
          left = Math.max(left, frame.left)
          top = Math.max(top, frame.top)
          right = Math.min(right, frame.right)
          bottom = Math.min(bottom, frame.bottom)
        }
        const small = Math.min(box.width, box.height) < least
        return { one, small, box: { left, top, right, bottom } }
      }
      // Pieces of the map are SVG and not rectangular: only HTML controls are compared with each other.
      const boxes = controls
        .filter(({ one }) => one instanceof HTMLElement)
        .map(seen)
        .filter(({ box }) => box.right > box.left && box.bottom > box.top)
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          if (a.one.contains(b.one) || b.one.contains(a.one)) continue
          const across = Math.max(b.box.left - a.box.right, a.box.left - b.box.right)
          const down = Math.max(b.box.top - a.box.bottom, a.box.top - b.box.bottom)
          const far = Math.max(across, down)
          if (far < -1) found.push(`overlap: ${nameOf(a.one)} and ${nameOf(b.one)}`)
          else if (far < apart - 0.5 && (a.small || b.small))
            found.push(`close, ${far.toFixed(1)} px: ${nameOf(a.one)} and ${nameOf(b.one)}`)
        }
      return [...new Set(found)]
    },
    [target, gap] as const
  )
}
