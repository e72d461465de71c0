// Renders drawings as WebP bitmaps, in a page of the tests' Chromium.

import { createHash } from 'node:crypto'

/** A hash of a drawing, stored beside its bitmap to detect changes. */
export const sumOf = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Renders the image at the URL `source` as WebP of the given size in pixels. `quality` is 0 to 1, and 1 is lossless;
 * `filter` is a CSS filter.
 */
export async function webpOf(page, source, [width, height], quality, filter = 'none') {
  const url = await page.evaluate(
    async ([src, w, h, q, by]) => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d')
      pen.filter = by
      pen.drawImage(image, 0, 0, w, h)
      return canvas.toDataURL('image/webp', q)
    },
    [source, width, height, quality, filter]
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** A data URL for an SVG. */
export const svgAddress = (text) => `data:image/svg+xml,${encodeURIComponent(text)}`
