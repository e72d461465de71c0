import { computed, type ComputedRef } from 'vue'
import { useTable } from '../../stores/table'
import { useWords } from '../../words'

/** What the open table's game counts, as a word: points, or Expedition's gold. */
export function useUnitName(): ComputedRef<string> {
  const table = useTable()
  const words = useWords()
  return computed(() => table.ui?.unit?.().name ?? words.points.name)
}
