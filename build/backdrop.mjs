// Renders the map behind the home, invitation and result screens as a bitmap: node build/backdrop.mjs
// Writes renderer/screens/backdrop/atlas.webp, using the tests' Chromium. A bitmap, because the SVG has thousands of
// strokes and repaints slowly without a GPU. Run it again when the atlas changes.
import { writeFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumSwitches, findChromium, howToGetChromium } from './lib/chromium.mjs'
import { giveUp, inside } from './lib/project.mjs'
import { webpOf } from './lib/webp.mjs'

const [width, height, quality] = [1920, 1080, 0.62]
const entry = '/__cover.js'
const program = `
import { createApp, h } from 'vue'
import '/theme/theme.css'
import SymbolDefs from '/art/SymbolDefs.vue'
import { cover } from '/games/index.ts'
createApp({ render: () => [h(SymbolDefs), h(cover, { class: 'cover' })] }).mount('#app')
`
const style = 'body{margin:0;overflow:hidden}.cover{position:fixed;inset:-2%;width:104%;height:104%}'

const server = await createServer({
  root: inside('renderer'),
  configFile: false,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false },
  plugins: [
    vue(),
    {
      name: 'cover',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) => (id === entry ? program : undefined),
      configureServer: ({ middlewares }) => {
        middlewares.use('/__cover', (request, response, next) => {
          if (request.url !== '/') return next()
          response.setHeader('content-type', 'text/html')
          response.end(
            `<!doctype html><style>${style}</style><div id="app"></div><script type="module" src="${entry}"></script>`
          )
        })
      }
    }
  ]
})
await server.listen()
const executablePath = findChromium() ?? giveUp(howToGetChromium)
const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
const page = await browser.newPage({ viewport: { width, height } })
await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/__cover/`)
await page.locator('.cover').waitFor()
await page.evaluate(() => document.fonts.ready)
await page.waitForTimeout(1500)
const png = (await page.screenshot()).toString('base64')
const bytes = await webpOf(
  page,
  `data:image/png;base64,${png}`,
  [width, height],
  quality,
  'brightness(0.82) saturate(0.9)'
)
writeFileSync(inside('renderer', 'screens', 'backdrop', 'atlas.webp'), bytes)
console.log(`atlas.webp ${bytes.length} bytes`)
await browser.close()
await server.close()
