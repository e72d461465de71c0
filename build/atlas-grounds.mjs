// Renders the background (ground) of each map as SVG and as a bitmap: node build/atlas-grounds.mjs
// Reads renderer/games/*/atlas/Ground.vue; writes ground.generated.svg, ground.generated.webp (rendered by the tests'
// Chromium) and a hash of the SVG into the data folder beside it. Run it after a change of a ground, of
// renderer/art/map, or of what the other build/atlas*.mjs write.

import { writeFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { giveUp, inside, root } from './lib/project.mjs'
import { sumOf, svgAddress, webpOf } from './lib/webp.mjs'

const executablePath = findChromium() ?? giveUp(howToGetChromium)
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  plugins: [vue()]
})
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
try {
  const { pictures } = await server.ssrLoadModule('/build/atlas/pictures.ts')
  const { paintedWidth } = await server.ssrLoadModule('/renderer/art/map/painted.ts')
  const page = await browser.newPage()
  const drawn = await pictures(inside('renderer', 'theme', 'textures', 'stains.webp'))
  for (const [file, text] of Object.entries(drawn)) {
    write(file, text)
    const picture = file.replace('.svg', '.webp')
    write(picture, await render(page, text, paintedWidth))
    write(`${picture}.from`, `${sumOf(text)}\n`)
  }
} finally {
  await browser.close()
  await server.close()
}

function write(file, content) {
  writeFileSync(inside(file), content)
  console.log(`${file} ${content.length} bytes`)
}

/** Renders an SVG as WebP, `width` pixels wide. */
async function render(page, text, width) {
  const [, , across, down] = /viewBox="([^"]*)"/.exec(text)[1].split(' ').map(Number)
  const height = Math.round((width * down) / across)
  const sized = text.replace('<svg ', `<svg width="${width}" height="${height}" `)
  return webpOf(page, svgAddress(sized), [width, height], 0.85)
}
