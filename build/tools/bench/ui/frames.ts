/** Measures a page's frames with requestAnimationFrame. */
import type { Page } from 'playwright-core'
import { quantile } from '../clock'
import { round } from '../../lib/shares'

/** Times in milliseconds. */
export interface Frames {
  readonly fps: number
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** Frames that took more than 20 ms: at least one was dropped. */
  readonly over20: number
  readonly frames: number
}

/** Milliseconds from which a frame counts as late. */
const late = 20

/** Statistics from the times of frames. Needs at least two; otherwise all are 0. */
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

/** The page's global in which the times of frames are recorded. */
interface Counting {
  benchFrames?: number[] | undefined
}

/** Starts recording the time of every frame, from the next one on. */
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

/** Stops recording; resolves with the times in milliseconds. */
export function stopFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const here = globalThis as Counting
    const moments = here.benchFrames ?? []
    here.benchFrames = undefined
    return moments
  })
}
