import type { Page } from 'playwright-core'

/** A hash of a drawing, stored beside its bitmap to detect changes. */
export function sumOf(text: string): string
/** Renders the image at a URL as WebP of `size` pixels; `quality` is 0 to 1, and 1 is lossless; `filter` is CSS's. */
export function webpOf(
  page: Page,
  source: string,
  size: readonly [number, number],
  quality: number,
  filter?: string
): Promise<Buffer>
/** A data URL for an SVG. */
export function svgAddress(text: string): string
