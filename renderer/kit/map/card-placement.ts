/** Places the card about a spot on the map: beside the spot, moving with the sheet, and inside the frame. */
import type { CSSProperties } from 'vue'

/** Width of the widest card: no card may stick out of the frame. */
const widest = '17.25rem'

/**
 * The style of a card left or right of a spot. `x` is the position of the spot and `gap` the distance of the card from it;
 * from `turn` on, the card is on the left. All three are shares of the sheet's width.
 */
export function placeBeside(x: number, gap: number, turn = 0.5): CSSProperties {
  const within = (from: string): string => `clamp(0.25rem, ${from}, 100cqw - ${widest})`
  return x < turn
    ? { left: within(`var(--left) + var(--width) * ${x + gap}`) }
    : { right: within(`100cqw - var(--left) - var(--width) * ${x - gap}`) }
}
