/**
 * Stubs that replace d3-transition and d3-interpolate for d3-zoom in the built page (build/vite/renderer.config.ts). The map
 * never uses d3 transitions: it is animated by CSS and ignores double clicks. This saves the size of both libraries.
 */
import { selection } from 'd3-selection'

/** Jumps to the second view: intermediate views are needed only in a transition. */
export function interpolateZoom<View>(_from: View, to: View): (part: number) => View {
  return () => to
}

export function interrupt(): void {
  // There is never a transition to interrupt.
}

Object.assign(selection.prototype, {
  interrupt<Chosen>(this: Chosen): Chosen {
    return this
  }
})
