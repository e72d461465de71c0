/** The statistics of the open table's finished game, computed in the page from its history in the open view. */
import { shallowRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { Statistics } from '../../../shared/engine/statistics'
import { readHistory } from '../replay/sources'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'
import type { FigureWords } from '../../contract/figures'

/** What a page needs to show statistics. */
export interface Counted {
  readonly statistics: Statistics
  readonly words: FigureWords
}

/** The statistics for the lifetime of a screen. `count` computes them when it is first called. */
export function useStatistics() {
  const table = useTable()
  const connection = useConnection()
  const counted = shallowRef<Counted>()
  /** Why there are no statistics. */
  const problem = shallowRef<Refusal>()
  let counting = false

  async function count(): Promise<void> {
    const { game, ui } = table
    if (counting || counted.value || !game?.statistics || !ui?.statistics) return
    counting = true
    problem.value = undefined
    try {
      const [result, statistician, words] = await Promise.all([
        readHistory((request) => connection.request(request), 'open'),
        game.statistics(),
        ui.statistics()
      ])
      if ('refusal' in result) problem.value = result.refusal
      else counted.value = { statistics: statistician(result.story), words }
    } catch {
      problem.value = { code: 'record-differs', numbers: { line: 0 } }
    } finally {
      counting = false
    }
  }

  return { counted, problem, count }
}
