import { joined, listed, ranged } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { columnBonus, contractSlots } from '../content/numbers'
import { seatOf } from '../seats'
import type { Play } from '../play'
import { refuse } from '../refusals'
import type { Choice } from '../types'
import { answerFirst, expectType, notOffered, type TaskRules } from './task'

/** One or two contracts of the row as it stands, in columns up to the die (rulings 20, 21). */
export const takeContracts: TaskRules<'take-contracts'> = {
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
    if (choice.type !== 'takeContracts') return answerFirst(task)
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
    const { columns } = expectType(choice, 'takeContracts')
    play.close(seat)
    take(play, seat, columns)
  }
}

/** Room for new contracts: an older one goes, never one just taken (ruling 22). */
export const discardContract: TaskRules<'discard-contract'> = {
  choices: ({ state, seat }) =>
    listed(seatOf(state, seat).contracts.map((contract) => ({ type: 'discard' as const, contract }))),
  refusal: ({ state, seat, task }, choice) => {
    if (choice.type !== 'discard') return answerFirst(task)
    return seatOf(state, seat).contracts.includes(choice.contract) ? undefined : refuse('contract-not-active')
  },
  resolve: (play, seat, task, choice) => {
    play.close(seat)
    play.emit({ type: 'contractDiscarded', seat, contract: expectType(choice, 'discard').contract })
    take(play, seat, task.columns)
  }
}

/** A drawn contract without room: in place of an active one, or not at all (ruling 24). */
export const contractOffer: TaskRules<'contract-offer'> = {
  choices: ({ state, seat }) =>
    listed<Choice>([
      ...seatOf(state, seat).contracts.map((instead) => ({ type: 'keepContract' as const, instead })),
      { type: 'declineContract' }
    ]),
  refusal: ({ state, seat, task }, choice) => {
    if (choice.type === 'declineContract') return undefined
    if (choice.type !== 'keepContract') return answerFirst(task)
    return seatOf(state, seat).contracts.includes(choice.instead) ? undefined : refuse('contract-not-active')
  },
  resolve: (play, seat, _task, choice) => {
    const contract = play.seat(seat).offer
    play.close(seat)
    if (choice.type === 'declineContract') {
      play.emit({ type: 'contractDeclined', seat, contract })
      return
    }
    play.emit({ type: 'contractDiscarded', seat, contract: expectType(choice, 'keepContract').instead })
    play.emit({ type: 'contractKept', seat, contract })
  }
}

/** Takes contracts from these columns once there is room; columns 5 and 6 bring camels or coins. */
function take(play: Play, seat: Seat, columns: readonly number[]): void {
  if (play.seat(seat).contracts.length + columns.length > contractSlots) {
    play.open(seat, { kind: 'discard-contract', columns })
    return
  }
  const contracts = columns.map((column) => play.state.row[column - 1] ?? '')
  play.emit({ type: 'contractsTaken', seat, columns, contracts })
  // Asked column by column: the order of camels and coins cannot matter.
  for (const column of [...columns].reverse()) {
    const count = columnBonus[column]
    if (count)
      play.open(seat, { kind: 'camel-or-coin', count, mix: false, cause: { kind: 'contractColumn', column } })
  }
}
