/**
 * What modules draw on the table of Voyages, fetched with the first table that plays one. The table asks these lists and
 * names no module.
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

/** Nothing until a table plays modules and what they draw is here. */
export const componentsOfModules = computed(() => (wanted.value && drawn()?.components) || none)

/** What these modules draw is here; if not, it is fetched. */
export function areDrawn(played: readonly string[]): boolean {
  if (played.length > 0) wanted.value = true
  return played.length === 0 || componentsOfModules.value !== none
}
