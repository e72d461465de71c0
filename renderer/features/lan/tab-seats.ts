/**
 * Two tabs of one browser that have the key of the same seat settle it without a question: the tab that somebody has opened
 * gets it. They talk over a channel that only pages of this address in this browser can hear.
 */
import { onBeforeUnmount, watch } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'

/** `who`: which tab waits for this seat? `me`: this one does, and is on the screen. */
type Word = { readonly who: string } | { readonly me: string }

/** A channel between the tabs while the component is mounted, and how it calls a seat. Undefined where there is none. */
function useTabs(hear: (word: Word) => void) {
  const table = useTable()
  const connection = useConnection()
  const tabs =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('caravanserai.seats')
  tabs?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  onBeforeUnmount(() => tabs?.close())
  return {
    say: (word: Word): void => tabs?.postMessage(word),
    nameOf: (seat: Seat): string => `${connection.hostId} ${table.info?.id ?? ''} ${seat}`
  }
}

/** For the tab that waits for seats: answers other tabs, and says so by itself. */
export function useSeatWish(): void {
  const table = useTable()
  const { say, nameOf } = useTabs((word) => 'who' in word && answer(word.who))
  function answer(name?: string): void {
    if (document.visibilityState === 'hidden') return
    for (const me of table.asking.map(nameOf)) if (name === undefined || name === me) say({ me })
  }
  watch(
    () => table.asking,
    () => answer(),
    { immediate: true }
  )
}

/** For the tab that has a seat and is asked for it: calls `give` if it is another tab of this browser that asks. */
export function useSeatQuestion(give: () => void): void {
  const table = useTable()
  const { say, nameOf } = useTabs((word) => {
    if ('me' in word && word.me === asked()) give()
  })
  function asked(): string | undefined {
    return table.seatAsked && nameOf(table.seatAsked.seat)
  }
  watch(
    asked,
    (who) => {
      if (who !== undefined) say({ who })
    },
    { immediate: true }
  )
}
