// Renders the textures of walnut and vellum as bitmaps: node build/textures.mjs
// Writes renderer/theme/textures/*.webp, using the tests' Chromium. Tiles are seamless (stitchTiles).
// The results are committed; nothing here runs in the app.
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { giveUp, inside } from './lib/project.mjs'
import { svgAddress, webpOf } from './lib/webp.mjs'

// The SVG of a tile: layers of fractal noise, each with a colour matrix that turns the noise into ink of some strength.
const tile = (w, h, ground, ...layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${
    ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : ''
  }${layers
    .map(
      ({ frequency, octaves, seed, ink: [r, g, b], strength: [gain, floor] }, i) =>
        `<filter id="n${i}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  0 0 0 ${gain} ${floor}"/></filter><rect width="${w}" height="${h}" filter="url(#n${i})"/>`
    )
    .join('')}</svg>`

const brown = [0.42, 0.28, 0.11]
const tiles = [
  // long dark fibres on brown: the table
  [
    'walnut',
    960,
    600,
    tile(
      960,
      600,
      '#573720',
      { frequency: '.0042 .12', octaves: 4, seed: 8, ink: [0.085, 0.04, 0.018], strength: [1.9, -0.72] },
      { frequency: '.02 .9', octaves: 2, seed: 3, ink: [0.05, 0.02, 0.01], strength: [0.7, -0.3] }
    ),
    0.74
  ],
  // faint fibres and a few soft clouds: every sheet of vellum
  [
    'vellum',
    256,
    256,
    tile(
      256,
      256,
      '',
      { frequency: '.0157 .0196', octaves: 3, seed: 21, ink: brown, strength: [0.42, -0.19] },
      { frequency: '.35 .5', octaves: 2, seed: 5, ink: brown, strength: [0.3, -0.13] }
    ),
    0.5
  ],
  // stains and folds: the land of the map
  [
    'stains',
    512,
    400,
    tile(512, 400, '', {
      frequency: '.0176 .0275',
      octaves: 4,
      seed: 11,
      ink: [0.42, 0.27, 0.1],
      strength: [1.15, -0.47]
    }),
    0.6
  ]
]

const executablePath = findChromium() ?? giveUp(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
const page = await browser.newPage()
for (const [name, width, height, svg, quality] of tiles) {
  const bytes = await webpOf(page, svgAddress(svg), [width, height], quality)
  writeFileSync(inside('renderer', 'theme', 'textures', `${name}.webp`), bytes)
  console.log(`${name}.webp ${bytes.length} bytes`)
}
await browser.close()
