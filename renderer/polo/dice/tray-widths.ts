/** How wide the dice of a tray are, as custom properties of its style: lengths in rem, and how many lie in a row. */

/** Dice of a narrow tray that still lie in one row. */
const oneRow = 4

/**
 * For so many dice. `--wide`: in one row, large or as wide as the tray allows. `--narrow`: in a narrow tray, where more than
 * four lie in two rows of `--in-row`. `--in-third`: in a row of three rows.
 */
export function trayWidths(dice: number): Readonly<Record<`--${string}`, string | number>> {
  const gap = dice > 6 ? 0.25 : 0.4375
  const widthOf = (inRow: number): string => {
    const n = Math.max(1, inRow)
    const between = gap * (n - 1)
    const whole = Math.min(3.1875, (16.625 - between) / n)
    return `min(${whole}rem, (100cqw - ${between + 0.25}rem) / ${n})`
  }
  const inRow = dice > oneRow ? Math.ceil(dice / 2) : dice
  return {
    '--gap': `${gap}rem`,
    '--in-row': inRow,
    '--in-third': Math.ceil(dice / 3),
    '--wide': widthOf(dice),
    '--narrow': dice > oneRow ? `min(1.75rem, ${widthOf(inRow)})` : widthOf(inRow)
  }
}
