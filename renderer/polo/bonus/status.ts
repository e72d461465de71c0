/** Status of every bonus action of the family with the chosen die, or with any die while none is chosen. */
import { computed, type ComputedRef } from 'vue'
import type { Die } from '../../../shared/polo/dice'
import type { Selection } from '../selection'
import type { Status } from '../status'
import type { BonusAction, BonusChoice } from './actions'

/** What this needs of a game's model. */
interface Source {
  readonly targets: {
    readonly turn: ComputedRef<boolean>
    readonly choice: (choice: BonusChoice) => Status
  }
  readonly own: ComputedRef<{ readonly dice: readonly Die[]; readonly contracts: readonly string[] }>
  readonly selection: Pick<Selection, 'dice' | 'chosen'>
}

const idle: Status = { light: 'idle' }

export interface BonusStatuses {
  readonly statuses: ComputedRef<Readonly<Record<BonusAction, Status>>>
  /** Status of adjusting the one chosen die in this direction. */
  readonly turnBy: (by: 1 | -1) => Status
}

/** The first legal status, else the first one; idle if there are none. */
export const bestOf = (statuses: readonly Status[]): Status =>
  statuses.find(({ light }) => light === 'legal') ?? statuses[0] ?? idle

export function useBonusStatus({ targets, own, selection }: Source): BonusStatuses {
  const single = (): boolean => selection.dice.value.length === 1

  /** Legal with the one chosen die; possible if some die in hand would do. */
  function withDie(make: (die: Die) => readonly BonusChoice[]): Status {
    const dice = single() ? selection.chosen.value : own.value.dice
    const found = bestOf(dice.flatMap(make).map((choice) => targets.choice(choice)))
    return found.light === 'legal' && !single() ? { light: 'possible' } : found
  }

  function turnBy(by: 1 | -1): Status {
    const [die, more] = selection.chosen.value
    return die && !more && targets.turn.value ? targets.choice({ type: 'adjust', die, by }) : idle
  }
  const statuses = computed(() => {
    if (!targets.turn.value)
      return {
        'complete-contract': idle,
        'money-bag': idle,
        'reroll-die': idle,
        'adjust-die': idle,
        'take-black-die': idle
      }
    return {
      'complete-contract': bestOf(
        own.value.contracts.map((contract) => targets.choice({ type: 'completeContract', contract }))
      ),
      'money-bag': withDie((die) => [{ type: 'moneyBag', die }]),
      'reroll-die': withDie((die) => [{ type: 'reroll', die }]),
      'adjust-die': withDie((die) => [
        { type: 'adjust', die, by: 1 },
        { type: 'adjust', die, by: -1 }
      ]),
      'take-black-die': targets.choice({ type: 'blackDie' })
    }
  })
  return { statuses, turnBy }
}
