/** How large the words and numbers of a page are drawn, scales of drawings and zoom included. */
import type { Page } from '@playwright/test'

/** A text in sight, with the name of what holds it and the size of its type in CSS px of the window. */
export interface Drawn {
  readonly text: string
  readonly holder: string
  readonly size: number
  /** It lies on a map. */
  readonly map: boolean
}

/** Every visible text below this size, smallest first. */
export const smallType = (page: Page, least: number): Promise<readonly Drawn[]> =>
  page.evaluate((px) => {
    /** How much larger something is drawn than its style says. */
    const scaleOf = (one: Element): number => {
      if (one instanceof SVGGraphicsElement) {
        const { a = 1, b = 0, c = 0, d = 1 } = one.getScreenCTM() ?? {}
        return Math.sqrt(Math.abs(a * d - b * c))
      }
      return (one as Element & { readonly currentCSSZoom: number }).currentCSSZoom
    }
    const nameOf = (one: Element): string => {
      const names: string[] = []
      for (let at: Element | null = one; at && names.length < 3; at = at.parentElement) {
        const name = at.getAttribute('class')?.split(' ')[0]
        if (name) names.unshift(name)
      }
      return names.join(' ')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Drawn[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const one = node.parentElement
      if (
        !one ||
        !/[\p{L}\p{N}]/u.test(text) ||
        one.closest('.sr-only, symbol, defs, title, style, script, [inert]')
      )
        continue
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const words = new Range()
      words.selectNodeContents(node)
      const box = words.getBoundingClientRect()
      const inWindow = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
      if (box.width < 1 || box.height < 1 || !inWindow) continue
      const size = parseFloat(getComputedStyle(one).fontSize) * scaleOf(one)
      if (size < px - 0.05)
        found.push({
          text: text.slice(0, 40),
          holder: nameOf(one),
          size: Math.round(size * 10) / 10,
          map: one.closest('.mapsheet') !== null
        })
    }
    return found.toSorted((a, b) => a.size - b.size)
  }, least)
