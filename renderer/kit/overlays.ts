/**
 * Components that a screen lays over parts of a game's table: the screen provides them and the parts render them, so that
 * neither game nor kit imports them.
 */
import { inject, provide, type Component, type InjectionKey } from 'vue'

export interface Overlays {
  /** Covers the log on a large screen. */
  readonly overLog?: Component
  /** Whether it covers the log now; the log then cannot be focused. */
  readonly isLogCovered: () => boolean
  /** Rendered beside each turn of the log, which it gets as `group`; may render nothing. */
  readonly besideTurn?: Component
  /** Rendered on the sheet of a small screen, in this order, so that they do not cover the panes that they talk about. */
  readonly onSheet: readonly Component[]
}

const key: InjectionKey<Overlays> = Symbol('overlays')
const nothing: Overlays = { isLogCovered: () => false, onSheet: [] }

/** Provides overlays to all tables inside the calling component. */
export const provideOverlays = (overlays: Overlays): void => provide(key, overlays)

/** The overlays that a screen has provided; none in a replay, for example. */
export const useOverlays = (): Overlays => inject(key, nothing)
