/** How much the table helps people. Written by the settings store; reactive. */
import { computed, shallowRef } from 'vue'
import { defaultSettings, type Settings } from '../../shared/protocol/settings'

export const assistance = shallowRef<Settings['assistance']>(defaultSettings.assistance)

/** The table calculates what a journey costs and suggests remedies for a refusal. */
export const isPlanner = computed(() => assistance.value !== 'plain')

/** A guided first round is running, so the layout leaves room for its card beside the board. Written by the guide. */
export const guided = shallowRef(false)

/** A line of text tells the seat at this device what it can do now. */
export const isCoach = computed(() => assistance.value === 'coach')
