// Draws build/icon.png and the page's renderer/favicon.png, in the Chromium of the tests: `node build/icon.mjs`. A page's
// icon is a picture of points: browsers that draw one from a vector make a document of it while the page runs.

import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { giveUp, inside } from './lib/project.mjs'

const icons = [
  { drawn: inside('build', 'icon.svg'), into: inside('build', 'icon.png'), size: 1024 },
  { drawn: inside('build', 'favicon.svg'), into: inside('renderer', 'favicon.png'), size: 64 }
]
const executablePath = findChromium() ?? giveUp(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
for (const { drawn, into, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>html, body { margin: 0 } svg { display: block }</style>${readFileSync(drawn, 'utf8')}`
  )
  await page.screenshot({ path: into, omitBackground: true })
}
await browser.close()
