interface Picture {
  /** Pixels a side. */
  readonly size: number
  readonly png: Buffer
}
/** A Windows icon (.ico). Pictures may have at most 256 pixels a side. */
export function icoOf(pictures: readonly Picture[]): Buffer
/** A macOS icon (.icns); pictures of sizes other than 128, 256 and 512 are left out. */
export function icnsOf(pictures: readonly Picture[]): Buffer
