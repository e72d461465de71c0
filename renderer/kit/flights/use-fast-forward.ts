/** Any key or pointer press ends the running animations; while Space is held down no new ones start. */
import { onBeforeUnmount, onMounted } from 'vue'

/** Modifier keys, which do nothing by themselves and so end no scene. */
const held = /^(?:Shift|Control|Alt|Meta)$/

export const isHeldKey = ({ key }: KeyboardEvent): boolean => held.test(key)

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, input, select, textarea, a, [role="button"], [role="radio"], [tabindex="0"]') !==
      null
  )
}

/**
 * Calls `finish` at every press of a key or the pointer; returns a function that tells whether Space is held. On a focused
 * control, which Space would press, it counts only once the key repeats.
 */
export function useFastForward(finish: () => void): () => boolean {
  let spaceHeld = false

  /** Runs in the capture phase, before all other handlers, and lets the key through to them. */
  function finishOnKey(event: KeyboardEvent): void {
    if (!isHeldKey(event)) finish()
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== ' ') return
    const control = isControl(event.target)
    if (control && !event.repeat) return
    if (!control) event.preventDefault()
    spaceHeld = true
  }
  function lift(event: KeyboardEvent): void {
    if (event.key === ' ') spaceHeld = false
  }
  /** The key may be released in another window, whose `keyup` is not sent here. */
  function release(): void {
    spaceHeld = false
  }

  onMounted(() => {
    window.addEventListener('keydown', finishOnKey, { capture: true })
    window.addEventListener('keydown', press)
    window.addEventListener('pointerdown', finish, { capture: true })
    window.addEventListener('keyup', lift)
    window.addEventListener('blur', release)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', finishOnKey, { capture: true })
    window.removeEventListener('keydown', press)
    window.removeEventListener('pointerdown', finish, { capture: true })
    window.removeEventListener('keyup', lift)
    window.removeEventListener('blur', release)
  })
  return () => spaceHeld
}
