/** A tap on a map presses what the finger means, though its tip is wider than what is drawn there (T-24). */
import type { Ref } from 'vue'
import { touchOf } from './hit-test'
import { spotsIn } from './spots'

export interface TouchHandlers {
  /** Listens to presses in the frame, before what lies in it. */
  readonly down: (event: PointerEvent) => void
  /** Listens to clicks in the frame, before what lies in it. */
  readonly click: (event: MouseEvent) => void
}

/** `mayEnlarge`: the sheet can come closer. `enlarge` brings these spots closer. */
export function useTouch(
  frame: Readonly<Ref<HTMLElement | null>>,
  mayEnlarge: () => boolean,
  enlarge: (ids: readonly string[]) => void
): TouchHandlers {
  let touching = false
  /** A click that is handed on is not taken up again. */
  let handing = false

  function click(event: MouseEvent): void {
    const { target, clientX, clientY, detail } = event
    const still = target instanceof Element && target.closest('[data-still]') !== null
    // A click that no pointer made is not a touch.
    if (!touching || handing || still || detail === 0 || !frame.value) return
    const spots = spotsIn(frame.value)
    const touch = touchOf([...spots.values()], { x: clientX, y: clientY }, mayEnlarge())
    if (!touch) return
    event.stopPropagation()
    event.preventDefault()
    if (touch.kind === 'closer') return enlarge(touch.ids)
    handing = true
    spots
      .get(touch.id)
      ?.element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
    handing = false
  }

  return {
    down: ({ pointerType }) => {
      touching = pointerType === 'touch'
    },
    click
  }
}
