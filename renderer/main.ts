/** The page's entry point: sets up theme, stores and the link to the host, and shows the first screen. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { entries } from './games'
import { prefetchWhenIdle } from './kit/prefetch'
import { hostLink } from './link'
import { useRules } from './stores/rules'
import { openSounds } from './features/sound'
import { useUpdates } from './features/updates/store'
import { useConnection } from './stores/connection'
import { setGames } from './stores/games'
import { useLan } from './stores/lan'
import { useScreens } from './stores/screens'
import { useSettings } from './stores/settings'
import { useTable } from './stores/table'
import { useTables } from './stores/tables'
import { fetchFonts } from './theme/fonts'
import './theme/theme.css'

const app = createApp(App)
app.use(createPinia())
setGames(entries)
useConnection().attach(hostLink())
useTable().listen()
useTables().listen()
useLan().listen()
openSounds()
// The first screen waits for the settings, the fonts and the list of tables, so that its layout does not shift under a
// pointer that is about to click.
void Promise.all([useSettings().load(), fetchFonts()])
  .then(() => useTables().refresh())
  .then(() => useScreens().restore())
  .then(() => useRules().openFromAddress())
  .then(() => useUpdates().load())
  .then(prefetchWhenIdle)
app.mount('#app')
