// Draws build/icon.png (1024 by 1024) from build/icon.svg, in the Chromium of the tests: `node build/icon.mjs`.

import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { giveUp, inside } from './lib/project.mjs'

const size = 1024
const executablePath = findChromium() ?? giveUp(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
const page = await browser.newPage({ viewport: { width: size, height: size } })
const svg = readFileSync(inside('build', 'icon.svg'), 'utf8')
await page.setContent(`<style>html, body { margin: 0 } svg { display: block }</style>${svg}`)
await page.screenshot({ path: inside('build', 'icon.png'), omitBackground: true })
await browser.close()
