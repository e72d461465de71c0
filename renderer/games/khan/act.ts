/** What a click or a key does: the first input chooses, the second one acts (T-01). */
import { shallowRef, type ShallowRef } from 'vue'
import { bonusCost } from '../../../shared/games/khan/bonus-actions'
import { sealsFor } from '../../../shared/games/khan/cards'
import type {
  BonusActionId,
  Choice,
  CityCardId,
  ContractId,
  LocationId,
  OutpostId,
  SealId,
  SpaceId
} from '../../../shared/games/khan/types'
import type { FamilyActions } from '../../polo/actions'
import { bonusPresses } from '../../polo/bonus/press'
import { makeEndTurn } from '../../polo/end-turn'
import type { Selection } from '../../polo/selection'
import type { Status } from '../../polo/status'
import { placeAnswer, placePresses } from '../../polo/travel/press'
import { taskOf } from '../../polo/facts'
import type { ContractPicks } from './contract-picks'
import type { Facts } from './facts'
import type { Remedies } from './assist/remedies'
import type { Payment } from './payment'
import type { Targets } from './targets'
import type { TravelPlan } from './travel-plan'

export interface Actions extends FamilyActions<BonusActionId, Choice> {
  /** An offer, by its index from 0, of the book to which this space belongs; the die goes to the space. */
  readonly offer: (space: SpaceId, offer: number) => void
  readonly seal: (seal: SealId) => void
  /** Which part of the chosen space the proposed dice are meant for: an offer by its index from 0, or a seal. */
  readonly aimed: ShallowRef<number | SealId | undefined>
  /** A contract of a city. */
  readonly contract: (contract: ContractId) => void
  readonly improve: (seal: SealId) => void
  readonly useOutpost: (bonus: OutpostId) => void
  /** A city card beside the board. */
  readonly useCityCard: (card: CityCardId) => void
}

/** What the actions use. */
interface Parts {
  readonly selection: Selection<BonusActionId>
  readonly targets: Targets
  readonly travelPlan: TravelPlan
  readonly payment: Payment
  readonly picks: ContractPicks
  readonly remedies: Remedies
}

export function makeActions(
  facts: Facts,
  { selection, targets, travelPlan, payment, picks, remedies }: Parts
): Actions {
  const { own, view, task, content, choose, refuse, refusal } = facts
  const { picked, room, takeOne } = picks
  const aimed = shallowRef<number | SealId>()
  const { sayWhyNot, attempt, sendOnly, ...bonuses } = bonusPresses<Choice, 'improve-seal'>({
    own,
    selection,
    targets,
    refusal,
    refuse,
    send: (choice) =>
      void payment.send(bonusCost(content, choice), (jade) => [jade ? { ...choice, jade } : choice])
  })

  /**
   * Places the chosen dice and sends the choices that follow, or proposes dice for the space. `placed` is called when they
   * are sent, which may be after a question about the payment.
   */
  function onSpace(
    space: SpaceId,
    status: Status,
    then: readonly Choice[] = [],
    least = 1,
    placed?: () => void
  ): void {
    if (status.light === 'legal') {
      const place = targets.placement(space, least)
      void payment.send(targets.cost(space, targets.lowestOf(place)), (jade) => {
        placed?.()
        return [jade ? { ...place, jade } : place, ...then]
      })
      return
    }
    // Other dice do not help if what the placement opens is refused.
    const dice = status.light === 'refused' ? undefined : targets.propose(space, least)
    if (dice && status.light !== 'idle') {
      selection.setDice(dice)
      selection.target.value = space
    } else sayWhyNot(status)
  }

  const placeChoice = (place: LocationId): Choice | undefined =>
    task.value?.kind === 'extra-post'
      ? { type: 'extraPost', location: place }
      : placeAnswer(task.value, place)

  function bonus(action: BonusActionId): void {
    if (action !== 'improve-seal') bonuses.bonus(action)
    else if (targets.turn.value) {
      const plain = own.value.seals.filter((seal) => !own.value.improved.includes(seal))
      sendOnly(
        action,
        plain.map((seal) => ({ type: 'improveSeal', seal }))
      )
    }
  }

  function contract(id: ContractId): void {
    const open = task.value
    if (open?.kind === 'city-contract') {
      const choice = takeOne(id)
      // Without room the contract that goes is pressed next.
      if (choice.instead === undefined) attempt(choice)
      else picked.value = picked.value.includes(id) ? [] : [id]
      return
    }
    if (open?.kind !== 'take-contracts') {
      const status = targets.afterPlacing('contracts', { type: 'takeContracts', contracts: [id] })
      onSpace('contracts', status, [], 1, () => (picked.value = [id]))
      return
    }
    const now = picked.value
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now.slice(-1), id]
    const alone = refusal({ type: 'takeContracts', contracts: [id] })
    if (alone && !now.includes(id)) refuse(alone)
    else picked.value = next
  }

  /** Takes the picked contracts, in the order that the rules accept. */
  function takeContracts(): void {
    const [first, second] = picked.value
    if (first === undefined) return
    const orders =
      second === undefined
        ? [[first]]
        : [
            [first, second],
            [second, first]
          ]
    const contracts =
      orders.find((order) => !refusal({ type: 'takeContracts', contracts: order })) ?? orders[0]
    if (!contracts) return
    const choice = { type: 'takeContracts', contracts } as const
    const refused = refusal(choice)
    if (refused) refuse(refused)
    else void choose(choice, ...room.answers())
    picked.value = []
  }

  /** Completes a contract in hand, or discards it for the picked ones. */
  function complete(id: ContractId): void {
    const [wanted] = picked.value
    if (room.of(id) === undefined) attempt({ type: 'completeContract', contract: id })
    else if (task.value?.kind === 'city-contract' && wanted !== undefined)
      attempt({ type: 'takeContract', contract: wanted, instead: id })
    else room.toggle(id)
  }

  return {
    ...makeEndTurn(facts, () => view.value.round >= content.numbers.rounds, selection.clear),
    die: bonuses.die,
    space: (space) => {
      aimed.value = undefined
      const travel = content.findSpace(space)?.travel
      const status = targets.space(space)
      // Dice on a Travel space are placed together with the journey, so this only selects the space; the place comes
      // next.
      if (space === 'money-bag') bonus(space)
      else if (travel && status.light === 'legal') selection.target.value = space
      else onSpace(space, status)
    },
    offer: (space, offer) => {
      const choice = { type: 'offer', offer } as const
      aimed.value = offer
      if (taskOf(task.value, 'choose-offer')) attempt(choice)
      else onSpace(space, targets.afterPlacing(space, choice), [choice])
    },
    seal: (seal) => {
      const choice = { type: 'takeSeal', seal } as const
      aimed.value = seal
      const least = content.seal(seal).minDie
      if (taskOf(task.value, 'take-seal')) attempt(choice)
      else {
        const lowest = targets.lowestOf(targets.placement('guild-seals', least))
        // The only seal within reach comes with the placement.
        const then = sealsFor(content, own.value, lowest).length > 1 ? [choice] : []
        onSpace('guild-seals', targets.afterPlacing('guild-seals', choice, least), then, least)
      }
    },
    contract,
    takeContracts,
    aimed,
    ...placePresses({
      own,
      selection,
      travelPlan,
      placing: targets.placing,
      placeChoice,
      attempt,
      sayWhyNot,
      remedies,
      diceCounts: () => content.numbers.travelSpaces.map(({ dice }) => dice),
      travelSpace: () => travelPlan.space.value?.id
    }),
    complete,
    improve: (seal) => attempt({ type: 'improveSeal', seal }),
    useOutpost: (bonus) => attempt({ type: 'useOutpost', bonus }),
    useCityCard: (card) => attempt({ type: 'useCityCard', card }),
    bonus,
    adjust: bonuses.adjust,
    escape: () => {
      if (payment.pending.value) payment.cancel()
      else if (travelPlan.target.value !== undefined) travelPlan.clear()
      else selection.clear()
    },
    placeChoice
  }
}
