/**
 * What d3-zoom asks of d3-transition and d3-interpolate, for the built page (build/vite/renderer.config.ts). A sheet glides by
 * its style and a double click does nothing, so no transition is ever under way; the libraries would bring colours, timers
 * and easing.
 */
import { selection } from 'd3-selection'

/** Only a transition would pass through the views between two: here, the second one follows at once. */
export function interpolateZoom<View>(_from: View, to: View): (part: number) => View {
  return () => to
}

export function interrupt(): void {
  // Nothing is under way.
}

Object.assign(selection.prototype, {
  interrupt<Chosen>(this: Chosen): Chosen {
    return this
  }
})
