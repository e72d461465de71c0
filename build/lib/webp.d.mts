import type { Page } from 'playwright-core'

/** What tells a drawing from every other. */
export function sumOf(text: string): string
/** A picture of points (WebP), so many wide and high, of what is at an address; `quality` 0 to 1, 1 loses nothing. */
export function webpOf(
  page: Page,
  source: string,
  size: readonly [number, number],
  quality: number,
  filter?: string
): Promise<Buffer>
/** A drawing as the address of an image. */
export function svgAddress(text: string): string
