import { joined, listed, ranged } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { discardTask, offerTask } from '../../../polo/tasks/contracts'
import { refuse } from '../refusals'
import type { Choice, TaskOf } from '../types'
import type { Play } from '../game'
import { defineTask, notOffered } from './task'

/** Takes one or two contracts of the row, in columns up to the lowest die (rulings 20, 21). */
export const takeContracts = defineTask('take-contracts', ['takeContracts'], {
  choices: ({ state, task }) => {
    const last = Math.min(task.lowest, state.row.length)
    const pairs: Choice[] = []
    for (let a = 1; a < last; a++)
      for (let b = a + 1; b <= last; b++) pairs.push({ type: 'takeContracts', columns: [a, b] })
    return joined([
      ranged(1, last, (column): Choice => ({ type: 'takeContracts', columns: [column] })),
      listed(pairs)
    ])
  },
  refusal: ({ state, task }, choice) => {
    const { columns } = choice
    const [a, b] = columns
    if (columns.length < 1 || columns.length > 2 || a === undefined || (b !== undefined && b <= a))
      return notOffered()
    for (const column of columns) {
      if (!Number.isInteger(column) || column < 1 || column > state.row.length) return notOffered()
      if (column > task.lowest) return refuse('column-too-high', { column, lowest: task.lowest })
    }
    return undefined
  },
  resolve: (play, seat, _task, choice) => {
    const { columns } = choice
    play.close(seat)
    take(play, seat, columns)
  }
})

/** Discards a held contract to make room for new ones, never one just taken (ruling 22). */
export const discardContract = defineTask(
  'discard-contract',
  ['discard'],
  discardTask<Play, TaskOf<'discard-contract'>>((play, seat, { columns }) => take(play, seat, columns))
)

/** A contract was drawn without room for it: it replaces an active one or is declined (ruling 24). */
export const contractOffer = defineTask('contract-offer', ['keepContract', 'declineContract'], offerTask)

/** Takes contracts from these columns, after a discard if there is no room; columns 5 and 6 bring camels or coins. */
function take(play: Play, seat: Seat, columns: readonly number[]): void {
  const { columnBonus, contractSlots } = play.content.numbers
  if (play.seat(seat).contracts.length + columns.length > contractSlots) {
    play.open(seat, { kind: 'discard-contract', columns })
    return
  }
  const contracts = columns.map((column) => play.state.row[column - 1] ?? '')
  play.emit({ type: 'contractsTaken', seat, columns, contracts })
  // One question for each column; their order makes no difference.
  for (const column of [...columns].reverse()) {
    const count = columnBonus[column]
    if (count)
      play.open(seat, { kind: 'camel-or-coin', count, mix: false, cause: { kind: 'contractColumn', column } })
  }
}
