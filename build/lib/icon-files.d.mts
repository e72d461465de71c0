interface Picture {
  /** Points a side. */
  readonly size: number
  readonly png: Buffer
}
/** An icon of Windows; the largest picture has 256 points a side. */
export function icoOf(pictures: readonly Picture[]): Buffer
/** An icon of macOS; pictures of other sizes than 128, 256 and 512 are left out. */
export function icnsOf(pictures: readonly Picture[]): Buffer
