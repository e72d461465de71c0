/**
 * What the table's screen lays over parts of a game's table. The screen names it, and the parts draw it: neither the game
 * nor the kit knows what it is.
 */
import { inject, provide, type Component, type InjectionKey } from 'vue'

export interface Overlays {
  /** Lies over the log of a large screen. */
  readonly overLog?: Component
  /** Whether it lies there now: then nothing of the log is for the keyboard. */
  readonly isLogCovered: () => boolean
  /** Stands beside a turn of the log, given that as `group`; draws nothing where it has nothing to say. */
  readonly besideTurn?: Component
  /** Lie on the sheet of a small screen, first to last: over its panes they would cover what they speak of. */
  readonly onSheet: readonly Component[]
}

const key: InjectionKey<Overlays> = Symbol('overlays')
const nothing: Overlays = { isLogCovered: () => false, onSheet: [] }

/** For all tables inside the component that calls it. */
export const provideOverlays = (overlays: Overlays): void => provide(key, overlays)

/** What is drawn over the parts of the table here; nothing unless a screen says so, as in a replay. */
export const useOverlays = (): Overlays => inject(key, nothing)
