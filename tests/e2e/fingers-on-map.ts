/** Pans and pinches a map by touch, and reads the map's position. */
import type { CDPSession, Page } from '@playwright/test'

/** Position and scale of a map's sheet in its frame; lengths in CSS pixels. */
export interface Lie {
  /** At 1 the whole sheet is visible. */
  readonly scale: number
  readonly sheet: Box
  readonly frame: Box
}
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Spot {
  readonly x: number
  readonly y: number
}

/** How many touchMove events a gesture consists of. */
const moves = 4

export class FingersOnMap {
  readonly #page: Page
  readonly #cdp: CDPSession
  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  static async on(page: Page): Promise<FingersOnMap> {
    return new FingersOnMap(page, await page.context().newCDPSession(page))
  }

  lie(): Promise<Lie> {
    return this.#page.locator('.mapsheet').evaluate((frame) => {
      const boxOf = (element: Element): Box => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom }
      }
      const sheet = frame.querySelector('.mapsheet__sheet')
      if (!sheet) throw new Error('a map without a sheet')
      return {
        scale: Number(getComputedStyle(frame).getPropertyValue('--map-scale')),
        sheet: boxOf(sheet),
        frame: boxOf(frame)
      }
    })
  }

  async middle(): Promise<Spot> {
    const { frame } = await this.lie()
    return { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 }
  }

  /** Moves two fingers on either side of the frame's middle from one distance to another. */
  async pinch(from: number, to: number): Promise<void> {
    const { x, y } = await this.middle()
    const apart = (by: number): Spot[] => [
      { x: x - by / 2, y },
      { x: x + by / 2, y }
    ]
    await this.#gesture((share) => apart(from + (to - from) * share))
  }

  /** Drags one finger from the frame's middle. */
  async drag(dx: number, dy: number): Promise<void> {
    const { x, y } = await this.middle()
    await this.#gesture((share) => [{ x: x + dx * share, y: y + dy * share }])
  }

  async #gesture(at: (share: number) => Spot[]): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<unknown> =>
      this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', at(0))
    for (let i = 1; i <= moves; i++) await send('touchMove', at(i / moves))
    await send('touchEnd', [])
  }
}
