// The window's last position: read at the start, written when it closes, ignored when it no longer fits.

import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** A rectangle on the desktop, in device-independent pixels. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size and place of the window, and whether it filled the work area or the whole screen. */
export interface Placement {
  readonly bounds: Rectangle
  readonly maximized: boolean
  readonly fullScreen: boolean
}

/** The smallest window in which the whole table fits without scrolling. */
const smallest = { width: 1024, height: 640 } as const

/**
 * The smallest size that a window can be given: that of the whole table, or of the smallest screen if it is smaller yet, as
 * one of 1920 by 1080 is at 200 percent. A window that had to be larger would lie partly outside.
 */
export const leastSize = (
  screens: readonly Rectangle[]
): { readonly width: number; readonly height: number } => ({
  width: Math.min(smallest.width, ...screens.map(({ width }) => width)),
  height: Math.min(smallest.height, ...screens.map(({ height }) => height))
})

const stored = z.object({
  bounds: z.object({
    x: z.int(),
    y: z.int(),
    width: z.int().max(20_000),
    height: z.int().max(20_000)
  }),
  maximized: z.boolean(),
  // Not in files of earlier versions.
  fullScreen: z.boolean().default(false)
})

/**
 * The remembered placement, or undefined when there is none, it is damaged, or no screen shows its title bar. A window from
 * a larger screen is made to fit the one that it is on now.
 */
export function readPlacement(file: string, screens: readonly Rectangle[]): Placement | undefined {
  try {
    const placement = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
    const { bounds } = placement
    const least = leastSize(screens)
    if (bounds.width < least.width || bounds.height < least.height) return undefined
    const screen = screens.find((one) => reachable(bounds, one))
    return screen && { ...placement, bounds: fitted(bounds, screen, screens) }
  } catch {
    return undefined
  }
}

/** Saves a placement. Failures are ignored: the next start uses the default. */
export function writePlacement(file: string, placement: Placement): void {
  try {
    writeFileSync(file, JSON.stringify(placement))
  } catch {
    // The profile folder cannot be written: not worth a message to the player.
  }
}

/** Whether enough of the window's title bar lies on the screen to drag it by. */
function reachable(window: Rectangle, screen: Rectangle): boolean {
  const left = Math.max(window.x, screen.x)
  const right = Math.min(window.x + window.width, screen.x + screen.width)
  return right - left >= 100 && window.y >= screen.y && window.y + 40 <= screen.y + screen.height
}

/** The window, made to fit its screen where it is larger than that and reaches beyond all screens. It may lie on two screens. */
function fitted(window: Rectangle, screen: Rectangle, screens: readonly Rectangle[]): Rectangle {
  const { x, y, width, height } = window
  const isSeen = (left: number, top: number): boolean =>
    screens.some(
      (one) => left >= one.x && left < one.x + one.width && top >= one.y && top < one.y + one.height
    )
  const isTooWide = width > screen.width && !(isSeen(x, y) && isSeen(x + width - 1, y))
  const middle = Math.max(x, screen.x) + 50
  const isTooHigh = height > screen.height && !isSeen(middle, y + height - 1)
  return {
    x,
    y,
    width,
    height,
    ...(isTooWide && { x: screen.x, width: screen.width }),
    ...(isTooHigh && { y: screen.y, height: screen.height })
  }
}
