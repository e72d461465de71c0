/** Single-key shortcuts: ignored while somebody types, holds Ctrl, Alt or Meta, or has a dialog open. */
import { onBeforeUnmount, onMounted } from 'vue'
import { isCovered } from './dialogs'

/** True if a key press belongs to a field or a dialog rather than to the table. */
export function busyTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (
    event.target instanceof Element &&
    event.target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, [role="menu"]')
  )
    return true
  return isCovered()
}

/**
 * Runs `keys[event.key]` on key presses while the component is mounted. Letters are lower case; with Shift, `Shift+b` is
 * tried before `b`. A digit is also found by its place on the keyboard, since Shift turns it into another sign on some
 * keyboards, and a sign into it on others. A key that returns false has done nothing, and its next meaning is tried.
 */
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): void {
  function onKeydown(event: KeyboardEvent): void {
    if (busyTyping(event) || event.repeat) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const digit = /^Digit(\d)$/.exec(event.code)?.[1] ?? key
    const meanings = event.shiftKey ? [`Shift+${key}`, `Shift+${digit}`, key, digit] : [digit, key]
    const acts = [...new Set(meanings)].flatMap((meaning) => keys[meaning] ?? [])
    if (acts.length === 0) return
    event.preventDefault()
    acts.some((act) => act() !== false)
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
