// Renders build/icon.png, the page's renderer/favicon.png and all files of build/icons with the tests' Chromium:
// `node build/icon.mjs`. The page's icon is a bitmap, because browsers create a whole document to render an SVG icon.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { icnsOf, icoOf } from './lib/icon-files.mjs'
import { giveUp, inside } from './lib/project.mjs'

const app = readFileSync(inside('build', 'icon.svg'), 'utf8')
/** The icon of game files: a sheet of paper with the app's icon. */
const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
  <path d="M200 32H640L856 248V944Q856 992 808 992H200Q152 992 152 944V80Q152 32 200 32Z" fill="#F9F0D9" stroke="#2B1D14" stroke-width="24" stroke-linejoin="round"/>
  <path d="M640 32V200Q640 248 688 248H856" fill="#DDC48C" stroke="#2B1D14" stroke-width="24" stroke-linejoin="round"/>
  ${app.replace('<svg ', '<svg x="248" y="380" width="512" height="512" ').trim()}
</svg>
`
const folder = inside('build', 'icons')
mkdirSync(folder, { recursive: true })
const icons = [
  { drawn: app, size: 1024, into: inside('build', 'icon.png') },
  {
    drawn: readFileSync(inside('build', 'favicon.svg'), 'utf8'),
    size: 64,
    into: inside('renderer', 'favicon.png')
  }
]
const sizes = [16, 24, 32, 48, 64, 128, 256, 512]
const executablePath = findChromium() ?? giveUp(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })

async function render(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block }</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

for (const { drawn: svg, size, into } of icons) writeFileSync(into, await render(svg, size))
writeFileSync(`${folder}/document.svg`, document)
for (const [name, svg] of Object.entries({ caravanserai: app, document })) {
  const pictures = []
  for (const size of sizes) pictures.push({ size, png: await render(svg, size) })
  for (const { size, png } of pictures) writeFileSync(`${folder}/${name}-${size}.png`, png)
  writeFileSync(`${folder}/${name}.ico`, icoOf(pictures.filter(({ size }) => size <= 256)))
  writeFileSync(`${folder}/${name}.icns`, icnsOf(pictures))
}
await browser.close()
