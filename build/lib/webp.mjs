// Pictures of points of drawings, made in a page of the tests' Chromium and kept beside the sum of what they were made from.

import { createHash } from 'node:crypto'

/** What tells a drawing from every other. */
export const sumOf = (text) => createHash('sha256').update(text).digest('hex')

/**
 * A picture of points, so many of them wide and high, of anything that a page can show as an image. `filter` is CSS's;
 * a quality of 1 loses nothing.
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

/** A drawing as the address of an image. */
export const svgAddress = (text) => `data:image/svg+xml,${encodeURIComponent(text)}`
