// Draws the grounds of the maps into pictures: node build/atlas-grounds.mjs
// Reads renderer/games/*/atlas/Ground.vue; writes renderer/games/*/atlas/data/ground.generated.svg. Run it after a change
// of a ground, of renderer/art/map, or of what build/atlas.mjs and build/atlas-expedition.mjs write.

import { writeFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'
import { inside, root } from './lib/project.mjs'

const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  plugins: [vue()]
})
try {
  const { pictures } = await server.ssrLoadModule('/build/atlas/pictures.ts')
  const drawn = await pictures(inside('renderer', 'theme', 'textures', 'stains.webp'))
  for (const [file, text] of Object.entries(drawn)) {
    writeFileSync(inside(file), text)
    console.log(`${file} ${text.length} bytes`)
  }
} finally {
  await server.close()
}
