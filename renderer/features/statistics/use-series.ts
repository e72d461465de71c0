/** How the series stands to which the ended game at the open table belongs. */
import { computed, type ComputedRef } from 'vue'
import { useTable } from '../../stores/table'
import { useRematchWords } from '../../words/rematch'
import { seriesTable, type SeriesTable } from './series'

/** Both are empty for a first game, and until the game is over. */
export function useSeries(): {
  readonly series: ComputedRef<SeriesTable | undefined>
  /** In a few words each: the game's number, and the wins of whoever has won. */
  readonly parts: ComputedRef<readonly string[]>
} {
  const table = useTable()
  const words = useRematchWords()
  const series = computed(() => {
    const { info, outcome } = table
    return info?.series && outcome ? seriesTable(info.series, info.seats, outcome) : undefined
  })
  const parts = computed(() => {
    if (!series.value) return []
    const { number, rivals } = series.value
    const winners = rivals.filter(({ wins }) => wins > 0)
    return [
      words.series.line(number),
      ...winners.map(({ name, wins }) => words.series.wins({ name, n: wins }))
    ]
  })
  return { series, parts }
}
