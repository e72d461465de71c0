/** Redirects a tap on a map to the spot it was probably meant for, because fingertips are wider than spots (T-24). */
import type { Ref } from 'vue'
import { tapTarget } from './hit-test'
import { spotsIn } from './spots'

export interface TouchHandlers {
  /** Handles `pointerdown` on the frame in the capture phase. */
  readonly down: (event: PointerEvent) => void
  /** Handles `click` on the frame in the capture phase. */
  readonly click: (event: MouseEvent) => void
}

/** `mayEnlarge` tells whether the map can be zoomed in further; `enlarge` zooms in on the given spots. */
export function useTouch(
  frame: Readonly<Ref<HTMLElement | null>>,
  mayEnlarge: () => boolean,
  enlarge: (ids: readonly string[]) => void
): TouchHandlers {
  let touching = false
  /** A redirected click is being dispatched, which must not be redirected again. */
  let redirecting = false

  function click(event: MouseEvent): void {
    const { target, clientX, clientY, detail } = event
    const still = target instanceof Element && target.closest('[data-still]') !== null
    // `detail` is 0 for clicks from the keyboard or a script.
    if (!touching || redirecting || still || detail === 0 || !frame.value) return
    const spots = spotsIn(frame.value)
    const hit = tapTarget([...spots.values()], { x: clientX, y: clientY }, mayEnlarge())
    if (!hit) return
    event.stopPropagation()
    event.preventDefault()
    if (hit.kind === 'closer') return enlarge(hit.ids)
    redirecting = true
    spots
      .get(hit.id)
      ?.element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
    redirecting = false
  }

  return {
    down: ({ pointerType }) => {
      touching = pointerType === 'touch'
    },
    click
  }
}
