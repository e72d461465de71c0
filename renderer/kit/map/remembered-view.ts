/** Remembers the zoom and position of a map while it is unmounted: on a small screen, whenever another tab is open. */
import { inject, provide, type InjectionKey } from 'vue'
import type { Size, Transform, View } from './framing'
import type { Box } from './hit-test'

export interface RememberedView {
  /** The view that a person moved the sheet to; absent while the map zooms to questions automatically. */
  view?: View | undefined
  /** The question, as sorted spot ids, that the map last zoomed to. */
  asked?: string
  /** A person wants to see the whole map while nothing is asked. */
  whole?: boolean
  /**
   * Where the sheet lies while nothing is asked, if not wholly in sight: for its box at scale 1 in a frame, and the boxes
   * of the spots to keep in sight.
   */
  readonly rest?: (sheet: Box, frame: Size, spots: readonly Box[]) => Transform
}

const key: InjectionKey<RememberedView> = Symbol('rememberedView')

/** Maps inside this component restore their view when they are mounted again, and lie as `rest` says. */
export const rememberViews = (rest: RememberedView['rest'] & {}): void => provide(key, { rest })

/** The remembered view to read and write; a new, empty one if no ancestor calls `rememberViews`. */
export const rememberedView = (): RememberedView => inject(key, () => ({}), true)
