/** How much the table helps. Set by the settings store, like the language; whatever reads it follows at once. */
import { shallowRef } from 'vue'
import { defaultSettings, type Settings } from '../../shared/protocol/messages'

export const assistance = shallowRef<Settings['assistance']>(defaultSettings.assistance)
