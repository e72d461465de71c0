/** Widths of the dice in a tray as custom CSS properties: lengths in rem, and the number of dice in a row. */

/** The most dice that always share one row. */
const oneRow = 4

/**
 * For this many dice. `--one`: width in one row. `--two`: width in two rows of `--in-row`, which the tray's height limits
 * (`--tall`); the same as `--one` for few dice. `--beside`: the largest width in such rows beside values to choose from.
 * `--in-third`: dice per row if there are three rows.
 */
export function trayWidths(dice: number): Readonly<Record<`--${string}`, string | number>> {
  const gap = dice > oneRow ? 0.25 : 0.4375
  const widthOf = (inRow: number): string => {
    const n = Math.max(1, inRow)
    const between = gap * (n - 1)
    const whole = Math.min(3.1875, (16.625 - between) / n)
    return `min(${whole}rem, (100cqw - ${between + 0.25}rem) / ${n})`
  }
  const inRow = dice > oneRow ? Math.ceil(dice / 2) : Math.max(1, dice)
  return {
    '--gap': `${gap}rem`,
    '--in-row': inRow,
    '--beside': dice > oneRow ? '1.75rem' : '2.5rem',
    '--in-third': Math.ceil(dice / 3),
    '--one': widthOf(dice),
    '--two': dice > oneRow ? `min(var(--tall), ${widthOf(inRow)})` : widthOf(dice)
  }
}
