/**
 * What d3-zoom asks of d3-transition, for the built page (build/vite/renderer.config.ts). A sheet glides by its style and a
 * double click does nothing, so no transition is ever under way; the library would bring colours, timers and easing.
 */
import { selection } from 'd3-selection'

export function interrupt(): void {
  // Nothing is under way.
}

Object.assign(selection.prototype, {
  interrupt<Chosen>(this: Chosen): Chosen {
    return this
  }
})
