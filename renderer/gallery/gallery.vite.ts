import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** The gallery's own development server, on the loopback interface and any free port. */
export default defineConfig({
  plugins: [vue()],
  server: { host: '127.0.0.1', port: 0, strictPort: false },
  cacheDir: '../node_modules/.vite-gallery'
})
