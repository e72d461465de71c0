/** Where the card about a place on a sheet is drawn: beside the place, moving with the sheet, inside the frame. */
import type { CSSProperties } from 'vue'

/** Width of the widest card, so that none leaves the frame. */
const widest = '17.25rem'

/**
 * Left or right of a place, on the side with more room. `x`: where the place is, `gap`: the room between both, shares of
 * the sheet's width; `turn`: the share from which the card lies on the left.
 */
export function placeBeside(x: number, gap: number, turn = 0.5): CSSProperties {
  const within = (from: string): string => `clamp(0.25rem, ${from}, 100cqw - ${widest})`
  return x < turn
    ? { left: within(`var(--left) + var(--width) * ${x + gap}`) }
    : { right: within(`100cqw - var(--left) - var(--width) * ${x - gap}`) }
}
