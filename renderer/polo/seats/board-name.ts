import { computed, type ComputedRef } from 'vue'
import { useTable } from '../../stores/table'
import { useFamily } from '../family'

/** What the board in front is called: one's own, or for somebody who only watches that of the player whose it is. */
export function useBoardName(): ComputedRef<string> {
  const family = useFamily()
  const { me, words } = family
  const { labels } = words.controls
  const table = useTable()
  return computed(() => (table.watching ? labels.boardOf(family.nameOf(me.value)) : labels.ownBoard))
}
