/**
 * Peek (T-19, T-20): a seat's secrets for as long as a person holds the button. They are stored only here, and dropped on
 * release, when the window loses focus or is hidden, after five seconds without pointer movement, and on unmount.
 */
import { onScopeDispose, readonly, shallowRef, watch, type ShallowRef } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { useTable } from '../../stores/table'

/** How long a peek lasts without pointer movement, in milliseconds. */
export const peekPatience = 5000

/** The state and controls of a peek. Draw `secrets` only while it is defined. */
export interface Peek {
  /** The seat's secrets as the host gives them, while held. */
  readonly secrets: Readonly<ShallowRef<unknown>>
  /** The button is held. */
  readonly held: Readonly<ShallowRef<boolean>>
  readonly start: () => void
  readonly stop: () => void
}

/** A peek at the secrets of the seat that `seatOf` returns; ends when that changes. */
export function usePeek(seatOf: () => Seat | null): Peek {
  const table = useTable()
  const secrets = shallowRef<unknown>()
  const held = shallowRef(false)
  let attempt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(stop, peekPatience)
  }

  const stopIfHidden = (): void => {
    if (document.visibilityState !== 'visible') stop()
  }

  const watched: readonly (readonly [EventTarget, string, () => void])[] = [
    [window, 'blur', () => stop()],
    [window, 'pagehide', () => stop()],
    [document, 'visibilitychange', stopIfHidden],
    [document, 'pointermove', wait]
  ]

  function start(): void {
    const seat = seatOf()
    if (held.value || seat === null) return
    held.value = true
    const current = ++attempt
    for (const [target, type, heard] of watched) target.addEventListener(type, heard)
    wait()
    void table.peek(seat).then((found) => {
      if (held.value && current === attempt) secrets.value = found
    })
  }

  function stop(): void {
    if (!held.value) return
    attempt++
    held.value = false
    secrets.value = undefined
    clearTimeout(timer)
    for (const [target, type, heard] of watched) target.removeEventListener(type, heard)
  }

  watch(seatOf, stop)
  onScopeDispose(stop)
  return { secrets, held: readonly(held), start, stop }
}
