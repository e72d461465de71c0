// The gallery for artists and developers: every piece in every state. For development only, never part of a build.
//   npx vite renderer --config renderer/gallery/gallery.vite.ts, then open /gallery/gallery.html (and #atlas, #stress, #expedition, #cards, #khan, #khan-full, #khan-pieces)
import { createApp } from 'vue'
import '../theme/theme.css'
import Gallery from './Gallery.vue'

createApp(Gallery).mount('#gallery')
