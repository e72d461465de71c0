import { listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { discardTask, offerTaskWith } from '../../../polo/tasks/contracts'
import { heldRefusal } from '../../../polo/contracts'
import type { Play } from '../game'
import { contractsIn } from '../rewards'
import { seatOf } from '../seats'
import type { Choice, ContractId, State, TaskOf } from '../types'
import { defineTask, notOffered, type Asked } from './task'

const available = ({ content, state, seat }: Asked<'take-contracts'>): readonly ContractId[] =>
  contractsIn(content, state, seatOf(state, seat))

/** Takes one or two contracts of cities with a post of the seat, then 3 coins (ruling 31). */
export const takeContracts = defineTask('take-contracts', ['takeContracts'], {
  choices: (asked) => {
    const all = available(asked)
    const choices = all.map((contract): Choice => ({ type: 'takeContracts', contracts: [contract] }))
    all.forEach((first, at) => {
      for (const second of all.slice(at + 1))
        choices.push({ type: 'takeContracts', contracts: [first, second] })
    })
    return listed(choices)
  },
  refusal: (asked, { contracts }) => {
    const all = available(asked)
    const at = contracts.map((contract) => all.indexOf(contract))
    const [first = -1, second = Infinity] = at
    return contracts.length <= 2 && first >= 0 && second > first ? undefined : notOffered()
  },
  resolve: (play, seat, _task, { contracts }) => {
    play.close(seat)
    take(play, seat, contracts)
  }
})

/** Discards a held contract to make room for new ones, never one just taken (ruling 31). */
export const discardContract = defineTask(
  'discard-contract',
  ['discard'],
  discardTask<Play, TaskOf<'discard-contract'>>((play, seat, { contracts }) => take(play, seat, contracts))
)

/** The active contracts that may make room for another: not those that the same action took from the board (ruling 31). */
function olderContracts({
  state,
  seat
}: {
  readonly state: State
  readonly seat: Seat
}): readonly ContractId[] {
  const { contracts } = seatOf(state, seat)
  const { fresh } = state.turn
  return fresh ? contracts.filter((contract) => !fresh.includes(contract)) : contracts
}

/** A contract was drawn without room for it: it replaces an older one or is declined (ruling 33). */
export const contractOffer = defineTask(
  'contract-offer',
  ['keepContract', 'declineContract'],
  offerTaskWith(olderContracts)
)

/** Takes contracts of cities, or first asks for a discard if there is no room. */
function take(play: Play, seat: Seat, contracts: readonly ContractId[]): void {
  const { contractSlots, contractsReward } = play.content.numbers
  if (play.seat(seat).contracts.length + contracts.length > contractSlots) {
    play.open(seat, { kind: 'discard-contract', contracts })
    return
  }
  play.emit({ type: 'contractsTaken', seat, contracts })
  play.award(seat, contractsReward, { kind: 'space', space: 'contracts' })
}

/** Takes a contract of a city, in place of an older one if there is no room, or declines it (rulings 27, 31, 33). */
export const cityContract = defineTask('city-contract', ['takeContract', 'declineContract'], {
  choices: ({ content, state, seat, task }) => {
    const me = seatOf(state, seat)
    const instead: readonly (ContractId | undefined)[] =
      me.contracts.length < content.numbers.contractSlots ? [undefined] : olderContracts({ state, seat })
    const choices: Choice[] = []
    for (const contract of contractsIn(content, state, me, task.at))
      for (const held of instead)
        choices.push(
          held === undefined
            ? { type: 'takeContract', contract }
            : { type: 'takeContract', contract, instead: held }
        )
    choices.push({ type: 'declineContract' })
    return listed(choices)
  },
  refusal: ({ content, state, seat, task }, choice) => {
    if (choice.type === 'declineContract') return undefined
    const me = seatOf(state, seat)
    if (!contractsIn(content, state, me, task.at).includes(choice.contract)) return notOffered()
    const full = me.contracts.length >= content.numbers.contractSlots
    if (full !== (choice.instead !== undefined)) return notOffered()
    if (choice.instead === undefined) return undefined
    if (state.turn.fresh?.includes(choice.instead)) return notOffered()
    return heldRefusal(me.contracts, choice.instead)
  },
  resolve: (play, seat, _task, choice) => {
    play.close(seat)
    if (choice.type === 'declineContract') return
    if (choice.instead !== undefined) play.emit({ type: 'contractDiscarded', seat, contract: choice.instead })
    play.emit({ type: 'contractsTaken', seat, contracts: [choice.contract] })
  }
})
