/** Looks over a shot for what an eye might miss: clipped text, what sticks out of the window, controls too small or too close. */
import type { Page } from 'playwright-core'

/** Controls are at least this large and this far apart, in CSS pixels (T-24). */
const target = 24
const gap = 4

/**
 * Faults of the page as it stands, in words. What lies further down on a page that scrolls is none, but a page that
 * scrolls at a desk with text of the usual size is one.
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
      /** An outer box that scrolls or cuts holds what sticks out of the window on purpose. */
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
      /** What is pressed within a sentence is as high as its line. */
      const inSentence = (one: Element): boolean =>
        getComputedStyle(one).display.startsWith('inline') &&
        (one.tagName === 'A' || (one.parentElement !== null && speaks(one.parentElement)))
      /** A word that is only read out beside its sign. */
      const heardOnly = (one: HTMLElement): boolean =>
        one.offsetWidth <= 1 && getComputedStyle(one).clipPath !== 'none'
      /** A box or a switch is pressed on its label as well. */
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
      // On a small screen a finger finds what lies on a map within its own reach, however small it is drawn.
      const small = innerWidth <= 820
      for (const { one, box } of controls)
        if (!(small && one.matches('[data-spot]')) && (box.width < least - 0.5 || box.height < least - 0.5))
          found.push(`small, ${Math.round(box.width)}x${Math.round(box.height)}: ${nameOf(one)}`)
      /** What is to be seen of it within the boxes round it that scroll or cut. */
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
      // A piece of the map is not a box: only boxes are held against each other.
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
