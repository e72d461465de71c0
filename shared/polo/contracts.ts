/** A seat's contracts: discarding one for a new one, drawing one and answering the offer, completing one. */
import { listed, type ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../engine/rules'
import { zones, type Zone } from '../engine/visibility'
import type { PendingReward } from './rewards'

/** Discards an active contract. */
export interface DiscardChoice {
  readonly type: 'discard'
  readonly contract: string
}

/** Keeps a drawn contract in place of an active one, or declines it. */
export type OfferChoice =
  { readonly type: 'keepContract'; readonly instead: string } | { readonly type: 'declineContract' }

/** What happens to a contract. */
export type ContractEvent = {
  readonly type: 'contractDiscarded' | 'contractKept' | 'contractDeclined' | 'contractCompleted'
  readonly seat: Seat
  readonly contract: string
}

/** A contract to complete; its points are part of the reward. */
export interface CompletedContract<Items> {
  readonly id: string
  readonly cost: Items
  readonly reward: Items
}

interface Writes {
  emit(event: ContractEvent): void
}

/** What drawing a contract takes of a game. */
export interface Draws<Reward extends PendingReward> {
  readonly seat: (seat: Seat) => { readonly contracts: readonly string[] }
  emit(
    event:
      | ContractEvent
      | { readonly type: 'rewardLost'; readonly seat: Seat; readonly reward: Reward }
      | {
          readonly type: 'contractDrawn'
          readonly seat: Seat
          readonly contract: string
          readonly cause: Reward['cause']
        }
  ): void
  open(
    seat: Seat,
    task:
      | { readonly kind: 'rewards'; readonly pending: readonly Reward[] }
      | { readonly kind: 'contract-offer'; readonly cause: Reward['cause'] }
  ): void
}

interface Pays<Items, Cause> extends Writes {
  pay(seat: Seat, items: Items, cause: Cause): void
  award(seat: Seat, items: Items, cause: Cause): void
}

/** Refuses a contract that is not among those held. */
export const heldRefusal = (
  held: readonly string[],
  contract: string
): Refusal<'contract-not-active'> | undefined =>
  held.includes(contract) ? undefined : refusalOf('contract-not-active')

/** Every contract held may be discarded. */
export const discardChoices = (held: readonly string[]): ChoiceSet<DiscardChoice> =>
  listed(held.map((contract) => ({ type: 'discard', contract })))

/** A drawn contract without a free slot replaces one held or is declined. */
export const offerChoices = (held: readonly string[]): ChoiceSet<OfferChoice> =>
  listed<OfferChoice>([
    ...held.map((instead): OfferChoice => ({ type: 'keepContract', instead })),
    { type: 'declineContract' }
  ])

/** Why this answer to a drawn contract is not allowed. */
export const offerRefusal = (
  held: readonly string[],
  choice: OfferChoice
): Refusal<'contract-not-active'> | undefined =>
  choice.type === 'declineContract' ? undefined : heldRefusal(held, choice.instead)

/** Keeps the drawn contract in place of another, or declines it. */
export function answerOffer(play: Writes, seat: Seat, contract: string, choice: OfferChoice): void {
  if (choice.type === 'declineContract') {
    play.emit({ type: 'contractDeclined', seat, contract })
    return
  }
  play.emit({ type: 'contractDiscarded', seat, contract: choice.instead })
  play.emit({ type: 'contractKept', seat, contract })
}

/**
 * Draws a contract for a reward, visible to everybody; asks only if no slot is free. Further contracts of the reward
 * wait on the agenda. With an empty pile the reward is lost.
 */
export function drawContract<Reward extends PendingReward>(
  play: Draws<Reward>,
  seat: Seat,
  reward: Reward,
  { pile, slots }: { readonly pile: Zone; readonly slots: number }
): void {
  if (pile.count === 0) {
    play.emit({ type: 'rewardLost', seat, reward })
    return
  }
  const { count, cause } = reward
  if (count > 1) play.open(seat, { kind: 'rewards', pending: [{ ...reward, count: count - 1 }] })
  const contract = zones.top(pile)
  play.emit({ type: 'contractDrawn', seat, contract, cause })
  if (play.seat(seat).contracts.length < slots) play.emit({ type: 'contractKept', seat, contract })
  else play.open(seat, { kind: 'contract-offer', cause })
}

/** Pays a contract in full and frees its slot, then gives the reward: a contract drawn by it may use that slot. */
export function completeContract<Items, Cause>(
  play: Pays<Items, Cause>,
  seat: Seat,
  { id, cost, reward }: CompletedContract<Items>,
  cause: Cause
): void {
  play.pay(seat, cost, cause)
  play.emit({ type: 'contractCompleted', seat, contract: id })
  play.award(seat, reward, cause)
}

/** The fields of a seat that contract events change. */
export interface ContractHolder {
  contracts: string[]
  /** Drawn and not yet kept or declined; empty otherwise. */
  offer: string
  completed: string[]
}

interface OfContract {
  readonly seat: Seat
  readonly contract: string
}

/** Removes an item from a list in place; throws if it is not there. */
export function removeFrom<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at < 0) throw new Error(`${String(item)} is not there`)
  list.splice(at, 1)
}

/** Reducers of the contract events, for a game's own table. */
export const contractReducers = <State, Content>(game: {
  readonly holder: (state: State, seat: Seat) => ContractHolder
  /** The pile that contracts are drawn from. */
  readonly pile: (state: State) => Zone
  /** Puts a contract where the game keeps discarded ones. */
  readonly discard: (state: State, contract: string, content: Content) => void
}) => ({
  contractDiscarded: (state: State, { seat, contract }: OfContract, content: Content): void => {
    removeFrom(game.holder(state, seat).contracts, contract)
    game.discard(state, contract, content)
  },
  contractDrawn: (state: State, { seat, contract }: OfContract): void => {
    zones.take(game.pile(state), contract)
    game.holder(state, seat).offer = contract
  },
  contractKept: (state: State, { seat, contract }: OfContract): void => {
    const holder = game.holder(state, seat)
    holder.offer = ''
    holder.contracts.push(contract)
  },
  contractDeclined: (state: State, { seat, contract }: OfContract, content: Content): void => {
    game.holder(state, seat).offer = ''
    game.discard(state, contract, content)
  },
  contractCompleted: (state: State, { seat, contract }: OfContract): void => {
    const holder = game.holder(state, seat)
    removeFrom(holder.contracts, contract)
    holder.completed.push(contract)
  }
})
