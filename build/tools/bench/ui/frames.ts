/** Frames of a page, as requestAnimationFrame tells of them, and what they come to. */
import type { Page } from 'playwright-core'
import { quantile } from '../clock'
import { round } from '../../lib/shares'

/** Times in milliseconds. */
export interface Frames {
  readonly fps: number
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** Frames that took more than 20 ms: one or more were left out. */
  readonly over20: number
  readonly frames: number
}

/** A frame that takes longer was late. */
const late = 20

/** What the moments of frames come to; nothing can be said of fewer than two. */
export function framesOf(moments: readonly number[]): Frames {
  const lasted = moments.slice(1).map((moment, i) => moment - (moments[i] ?? moment))
  const whole = (moments.at(-1) ?? 0) - (moments[0] ?? 0)
  return {
    fps: whole > 0 ? round((lasted.length * 1000) / whole) : 0,
    p50: round(quantile(lasted, 0.5)),
    p95: round(quantile(lasted, 0.95)),
    max: round(Math.max(0, ...lasted)),
    over20: lasted.filter((one) => one > late).length,
    frames: lasted.length
  }
}

/** Where a page keeps the moments of its frames while they are counted. */
interface Counting {
  benchFrames?: number[] | undefined
}

/** Has the page write down the moment of every frame from its next one on. */
export function startFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const here = globalThis as Counting
    const moments: number[] = (here.benchFrames = [])
    const frame = (moment: number): void => {
      if (here.benchFrames !== moments) return
      moments.push(moment)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/** Ends the counting; the moments in milliseconds. */
export function stopFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const here = globalThis as Counting
    const moments = here.benchFrames ?? []
    here.benchFrames = undefined
    return moments
  })
}
