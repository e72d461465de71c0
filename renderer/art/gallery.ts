// A page for those who draw: every piece in every state. Development only, never part of a build.
//   npx vite renderer --config renderer/art/gallery.vite.ts, then open /art/gallery.html (and #atlas, #stress, #expedition, #cards)
import { createApp } from 'vue'
import '../theme/theme.css'
import Gallery from './gallery/Gallery.vue'

createApp(Gallery).mount('#gallery')
