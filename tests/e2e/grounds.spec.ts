/** The bitmap of each map's background shows the same as the drawing that it was made from. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { paintedWidth } from '../../renderer/art/map/painted'
import { test } from './no-opening'

const file = (game: string, kind: string): Buffer =>
  readFileSync(
    resolve(import.meta.dirname, `../../renderer/games/${game}/atlas/data/ground.generated.${kind}`)
  )
const address = (bytes: Buffer, type: string): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`

for (const game of ['voyages', 'expedition'])
  test(`${game}: every part of the map's background has the same colour in the bitmap as in the drawing`, async ({
    page
  }) => {
    await page.setContent('<canvas></canvas>')
    const sources = [address(file(game, 'webp'), 'webp'), address(file(game, 'svg'), 'svg+xml')]
    const { widths, worst, tones } = await page.evaluate(async (addresses) => {
      const [across, down, side] = [600, 240, 12]
      const looks = await Promise.all(
        addresses.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const pen = new OffscreenCanvas(across, down).getContext('2d')
          if (!pen) throw new Error('no canvas')
          pen.drawImage(image, 0, 0, across, down)
          // The mean red, green and blue values of each small square.
          const means: number[] = []
          for (let y = 0; y < down; y += side)
            for (let x = 0; x < across; x += side) {
              const { data } = pen.getImageData(x, y, side, side)
              for (const colour of [0, 1, 2])
                means.push(
                  data.reduce((sum, value, i) => (i % 4 === colour ? sum + value : sum), 0) / side ** 2
                )
            }
          return { width: image.naturalWidth, means }
        })
      )
      const [painted, drawn] = looks
      if (!painted || !drawn) throw new Error('no picture')
      return {
        widths: looks.map(({ width }) => width),
        worst: Math.max(...drawn.means.map((mean, i) => Math.abs(mean - (painted.means[i] ?? 0)))),
        tones: new Set(drawn.means.map((mean) => Math.round(mean / 16))).size
      }
    }, sources)
    expect(widths[0]).toBe(paintedWidth)
    expect(tones).toBeGreaterThan(6)
    // The bitmap's compression loses some of the fine strokes: 6 of 256.
    expect(worst).toBeLessThan(8)
  })
