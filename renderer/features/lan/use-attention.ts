/** Calls somebody who is at another program back to the window of the desktop app. In a browser the tab's title says it. */
import { watch } from 'vue'
import { bridgeOf } from '../../link/bridge-link'
import { isOwnTurn } from '../../stores/own-turn'
import { useTable } from '../../stores/table'

/** Draws attention to the window whenever the condition becomes true, unless the window has the focus. */
export function callWhen(waits: () => boolean): void {
  watch(
    waits,
    (now) => {
      if (now && !document.hasFocus())
        void bridgeOf(window)
          ?.drawAttention()
          .catch(() => undefined)
    },
    { immediate: true }
  )
}

/** Does so at a table in play: when it is this device's turn, and when people at other devices ask it something. */
export function useTurnCalls(): void {
  const table = useTable()
  callWhen(() => isOwnTurn(table))
  callWhen(() => table.wishes.length > 0)
  callWhen(() => {
    const { ended, waits = [] } = table.takeBack ?? {}
    return !ended && waits.some((seat) => table.own.includes(seat))
  })
}
