/**
 * The keys of a replay, handled before the table's own: Space plays and pauses, arrows step by choice (with Shift, or Page
 * Up and Down, by turn), Home and End go to the ends, Escape closes. Fields, dialogs, radio groups and tabs keep their
 * keys.
 */
import { onBeforeUnmount, onMounted } from 'vue'
import { busyTyping } from '../../kit/use-shortcuts'
import type { Player } from './player'

type Runs = Pick<Player, 'go' | 'play' | 'pause' | 'choice' | 'turn' | 'playing' | 'length'>

/** Listens while the component is mounted. */
export function useReplayKeys(player: Runs, close: () => void): void {
  const toggle = (): void => (player.playing.value ? player.pause() : player.play())
  const toEnd = (step: number): void => {
    player.pause()
    player.go(step)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    ArrowRight: () => player.choice(1),
    ArrowLeft: () => player.choice(-1),
    'Shift+ArrowRight': () => player.turn(1),
    'Shift+ArrowLeft': () => player.turn(-1),
    PageDown: () => player.turn(1),
    PageUp: () => player.turn(-1),
    Home: () => toEnd(0),
    End: () => toEnd(player.length.value),
    Escape: close
  }

  /** True if the focused control needs the key itself: a button Space, radio groups and tabs the keys that move in them. */
  const keeps = (key: string, target: EventTarget | null): boolean =>
    target instanceof Element &&
    ((key === ' ' && target.closest('button, a, [role="button"]') !== null) ||
      (/^(Arrow.*|Home|End)$/.test(key) && target.closest('[role="radiogroup"], [role="tablist"]') !== null))

  function onKeydown(event: KeyboardEvent): void {
    if (busyTyping(event) || keeps(event.key, event.target)) return
    const act = keys[event.shiftKey ? `Shift+${event.key}` : event.key]
    if (!act || (event.repeat && event.key === ' ')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown, { capture: true }))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown, { capture: true }))
}
