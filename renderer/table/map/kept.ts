/** How somebody left a map, for when they come back to it: on a small screen it is gone while another tab is open. */
import { inject, provide, type InjectionKey } from 'vue'
import type { View } from './use-zoom'

export interface Kept {
  /** Where a hand left the sheet; absent while the map goes by itself. */
  view?: View | undefined
  /** What was asked at the time. */
  asked?: string
}

const key: InjectionKey<Kept> = Symbol('keptMap')

/** Whatever holds the map by turns keeps its place. */
export const keepMap = (): void => provide(key, {})

/** What is kept for the map here; nothing is known yet where nobody keeps it. */
export const keptMap = (): Kept => inject(key, () => ({}), true)
