/** The keyboard of the table: letters and digits act, arrows move between neighbours, Escape takes back a selection. */
import { onBeforeUnmount, onMounted } from 'vue'
import { useArrows } from '../../kit/use-arrows'
import { busyTyping, useShortcuts } from '../../kit/use-shortcuts'
import { ballastCamels } from './ballast'
import type { GameModel } from './game-model'
import { useHandOrder } from './hand-order'

export function useKeys(model: GameModel): void {
  const { act, movePlan } = model
  const { turn } = useHandOrder()
  const take = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [String(i + 1), () => act.take(i)]))

  /** Chooses the next camel that may move; after the last one, none. */
  function camel(): void {
    const movable = movePlan.plan.value.camels.map((one) => one.camel)
    if (movable.length < 2) return
    const now = movePlan.camel.value
    act.camel(now === undefined ? movable[0] : (movable[movable.indexOf(now) + 1] ?? now))
  }

  useShortcuts({
    ...take,
    d: () => act.draw(),
    b: () => act.ballast(ballastCamels(model)[0] ?? 0),
    'Shift+b': () => act.ballast(ballastCamels(model).at(-1) ?? 0),
    c: camel,
    s: turn,
    Escape: () => act.escape()
  })
  useArrows()

  /** Enter acts only while nothing has the focus; on a control it belongs to that control. */
  function enter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.repeat || busyTyping(event)) return
    if (document.activeElement === document.body && act.go()) event.preventDefault()
  }
  onMounted(() => window.addEventListener('keydown', enter))
  onBeforeUnmount(() => window.removeEventListener('keydown', enter))
}
