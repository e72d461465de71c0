/** Sounds that tell people something at the table: their turn, a refusal. The end is heard in its scene. All of it is to be seen as well. */
import { computed, watch } from 'vue'
import { useTable } from '../../stores/table'
import { playSound } from '.'

/** For as long as the table is shown. Nothing is heard of what was so when it was opened. */
export function useNotices(): void {
  const table = useTable()
  const mine = computed(() => !table.replay && table.decisions.some(({ seat }) => table.own.includes(seat)))

  /** Calls when something becomes so at the table that is shown. */
  function whenever(so: () => boolean, call: () => void): void {
    watch(
      () => [table.info?.id, so()] as const,
      ([table, now], [before, was]) => {
        if (now && !was && table === before) call()
      }
    )
  }

  whenever(
    () => mine.value,
    () => playSound('your-turn')
  )
  watch(
    () => table.refused,
    (refused) => refused && playSound('refusal')
  )
}
