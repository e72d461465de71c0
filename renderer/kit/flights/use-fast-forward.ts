/** Any press finishes what moves; while Space is held down nothing sets out. */
import { onBeforeUnmount, onMounted } from 'vue'

/** Keys that do nothing by themselves: held for another key, they end no scene. */
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
 * `finish` is called at every press of a key or of the pointer; the answer says whether Space is held. On a control it is
 * Space once held for a while.
 */
export function useFastForward(finish: () => void): () => boolean {
  let hurried = false

  /** Heard before anybody else; whoever the key is meant for hears it as well. */
  function cut(event: KeyboardEvent): void {
    if (!isHeldKey(event)) finish()
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== ' ') return
    const control = isControl(event.target)
    if (control && !event.repeat) return
    if (!control) event.preventDefault()
    hurried = true
  }
  function lift(event: KeyboardEvent): void {
    if (event.key === ' ') hurried = false
  }
  /** The key may come up in another window: then nobody holds it any more. */
  function letGo(): void {
    hurried = false
  }

  onMounted(() => {
    window.addEventListener('keydown', cut, { capture: true })
    window.addEventListener('keydown', press)
    window.addEventListener('pointerdown', finish, { capture: true })
    window.addEventListener('keyup', lift)
    window.addEventListener('blur', letGo)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', cut, { capture: true })
    window.removeEventListener('keydown', press)
    window.removeEventListener('pointerdown', finish, { capture: true })
    window.removeEventListener('keyup', lift)
    window.removeEventListener('blur', letGo)
  })
  return () => hurried
}
