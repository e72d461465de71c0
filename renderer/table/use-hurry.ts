/** Space held down finishes what moves, and nothing sets out until it is let go. */
import { onBeforeUnmount, onMounted } from 'vue'

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, input, select, textarea, a, [role="button"], [role="radio"], [tabindex="0"]') !==
      null
  )
}

/** `finish` is called when Space goes down; the answer says whether it is held. On a control it is Space once held for a while. */
export function useHurry(finish: () => void): () => boolean {
  let hurried = false

  function press(event: KeyboardEvent): void {
    if (event.key !== ' ') return
    const control = isControl(event.target)
    if (control && !event.repeat) return
    if (!control) event.preventDefault()
    hurried = true
    finish()
  }
  function lift(event: KeyboardEvent): void {
    if (event.key === ' ') hurried = false
  }
  /** The key may come up in another window: then nobody holds it any more. */
  function letGo(): void {
    hurried = false
  }

  onMounted(() => {
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', lift)
    window.addEventListener('blur', letGo)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
    window.removeEventListener('keyup', lift)
    window.removeEventListener('blur', letGo)
  })
  return () => hurried
}
