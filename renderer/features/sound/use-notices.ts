/** Notice sounds at the table: your turn, a refusal. All they announce is visible as well. The ending scene has its own. */
import { watch } from 'vue'
import { isOwnTurn } from '../../stores/own-turn'
import { useTable } from '../../stores/table'
import { playSound } from '.'

/** Plays them while the component is mounted. What is already true when a table is opened makes no sound. */
export function useNotices(): void {
  const table = useTable()

  /** Calls back whenever the condition becomes true at the table on show. */
  function whenever(so: () => boolean, call: () => void): void {
    watch(
      () => [table.info?.id, so()] as const,
      ([table, now], [before, was]) => {
        if (now && !was && table === before) call()
      }
    )
  }

  whenever(
    () => isOwnTurn(table),
    () => playSound('your-turn')
  )
  watch(
    () => table.refused,
    (refused) => refused && playSound('refusal')
  )
}
