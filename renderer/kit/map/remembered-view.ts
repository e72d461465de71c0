/** How somebody left a map, for when they come back to it: on a small screen it is unmounted while another tab is open. */
import { inject, provide, type InjectionKey } from 'vue'
import type { View } from './framing'

export interface RememberedView {
  /** Where a person moved the sheet; absent while the map follows the questions by itself. */
  view?: View | undefined
  /** The question that was open then. */
  asked?: string
}

const key: InjectionKey<RememberedView> = Symbol('rememberedView')

/** Maps below this component find their view again when they are mounted anew. */
export const rememberViews = (): void => provide(key, {})

/** The view to come back to; an empty one where no component above remembers it. */
export const rememberedView = (): RememberedView => inject(key, () => ({}), true)
