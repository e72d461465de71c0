/** Remembers the zoom and position of a map while it is unmounted: on a small screen, whenever another tab is open. */
import { inject, provide, type InjectionKey } from 'vue'
import type { View } from './framing'

export interface RememberedView {
  /** The view that a person moved the sheet to; absent while the map zooms to questions automatically. */
  view?: View | undefined
  /** The question, as sorted spot ids, that the map last zoomed to. */
  asked?: string
}

const key: InjectionKey<RememberedView> = Symbol('rememberedView')

/** Maps inside this component restore their view when they are mounted again. */
export const rememberViews = (): void => provide(key, {})

/** The remembered view to read and write; a new, empty one if no ancestor calls `rememberViews`. */
export const rememberedView = (): RememberedView => inject(key, () => ({}), true)
