// Renders the drawings of goods as bitmaps: node build/item-pictures.mjs
// Reads the SVG symbols and the colours for light and dark grounds; writes renderer/art/pictures, using the tests'
// Chromium, with a hash of each drawing. Run it after a change of either source; a test compares the hashes.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import {
  itemDrawings,
  pictureSide,
  pictureSources,
  picturesFolder,
  picturesFrom
} from './lib/item-pictures.mjs'
import { giveUp, inside, writeJson } from './lib/project.mjs'
import { sumOf, svgAddress, webpOf } from './lib/webp.mjs'

const executablePath = findChromium() ?? giveUp(howToGetChromium)
const read = (file) => readFileSync(inside(file), 'utf8')
const drawings = itemDrawings({
  symbols: read(pictureSources.symbols),
  grounds: read(pictureSources.grounds)
})
rmSync(inside(picturesFolder), { recursive: true, force: true })
mkdirSync(inside(picturesFolder), { recursive: true })
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
try {
  const page = await browser.newPage()
  for (const [name, text] of Object.entries(drawings)) {
    const bytes = await webpOf(page, svgAddress(text), [pictureSide, pictureSide], 1)
    writeFileSync(inside(picturesFolder, `${name}.webp`), bytes)
    console.log(`${name}.webp ${bytes.length} bytes`)
  }
} finally {
  await browser.close()
}
writeJson(
  inside(picturesFrom),
  Object.fromEntries(Object.entries(drawings).map(([name, text]) => [name, sumOf(text)]))
)
