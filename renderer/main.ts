/** The page's entry: theme, stores, link, first screen. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { hostLink } from './link'
import { useRules } from './rules/store'
import { openSounds } from './sound'
import { useConnection } from './stores/connection'
import { useLan } from './stores/lan'
import { useScreens } from './stores/screens'
import { useSettings } from './stores/settings'
import { useTable } from './stores/table'
import { useTables } from './stores/tables'
import './theme/theme.css'

const app = createApp(App)
app.use(createPinia())
useConnection().attach(hostLink())
useTable().listen()
useTables().listen()
useLan().listen()
openSounds()
// No screen before it is known in which language and how it is shown.
void useSettings()
  .load()
  .then(() => useScreens().restore())
  .then(() => useRules().follow())
app.mount('#app')
