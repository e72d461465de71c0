/** The replay screen, fetched when somebody opens a replay. */
import { defineAsyncComponent } from 'vue'

export const ReplayScreen = defineAsyncComponent(() => import('./ReplayScreen.vue'))
