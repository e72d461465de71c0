/**
 * The components of all modules, loaded with the first table that plays one. The table reads these lists and names no
 * module.
 */
import { computed, shallowRef } from 'vue'
import { lazyModule } from '../../../kit/lazy'
import type { ModuleComponents } from './part'

const none: ModuleComponents = {
  questions: {},
  plates: {},
  hands: [],
  boards: [],
  beside: {},
  column: {},
  pieces: {}
}

const drawn = lazyModule(() => import('./drawn'))
const wanted = shallowRef(false)

/** Empty until a table plays modules and their components are loaded. */
export const componentsOfModules = computed(() => (wanted.value && drawn()?.components) || none)

/** Returns whether the components of these modules are loaded, and starts loading them if not. */
export function areLoaded(played: readonly string[]): boolean {
  if (played.length > 0) wanted.value = true
  return played.length === 0 || componentsOfModules.value !== none
}
