/** How much the table helps. Set by the settings store, like the language; whatever reads it follows at once. */
import { computed, shallowRef } from 'vue'
import { defaultSettings, type Settings } from '../../shared/protocol/settings'

export const assistance = shallowRef<Settings['assistance']>(defaultSettings.assistance)

/** The table works out for people what a journey costs and what helps against a refusal. */
export const isPlanner = computed(() => assistance.value !== 'plain')

/** A guided first round goes on: its card needs room beside the board. Set by the guide. */
export const guided = shallowRef(false)

/** A line says what is open now. */
export const isCoach = computed(() => assistance.value === 'coach')
