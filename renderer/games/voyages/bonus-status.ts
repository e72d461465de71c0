/** Status of every bonus action with the chosen die, or with any die while none is chosen. */
import { computed, type ComputedRef } from 'vue'
import type { BonusActionId, Choice, Die } from '../../../shared/games/voyages/types'
import type { Desk } from './desk'
import type { Status } from './lit'

const idle: Status = { light: 'idle' }

export function useBonusStatus({
  lit,
  own,
  selection
}: Desk): ComputedRef<Readonly<Record<BonusActionId, Status>>> {
  const single = (): boolean => selection.dice.value.length === 1

  /** Legal with the one chosen die; possible if some die in hand would do. */
  function withDie(make: (die: Die) => readonly Choice[]): Status {
    const dice = single() ? selection.chosen.value : own.value.dice
    const found = dice.flatMap(make).map((choice) => lit.choice(choice))
    const legal = found.find((status) => status.light === 'legal')
    if (legal) return single() ? legal : { light: 'possible' }
    return found[0] ?? idle
  }

  return computed(() => {
    const contracts = own.value.contracts.map((contract) =>
      lit.choice({ type: 'completeContract', contract })
    )
    if (!lit.turn.value)
      return {
        'complete-contract': idle,
        'money-bag': idle,
        'reroll-die': idle,
        'adjust-die': idle,
        'take-black-die': idle
      }
    return {
      'complete-contract': contracts.find((status) => status.light === 'legal') ?? contracts[0] ?? idle,
      'money-bag': withDie((die) => [{ type: 'moneyBag', die }]),
      'reroll-die': withDie((die) => [{ type: 'reroll', die }]),
      'adjust-die': withDie((die) => [
        { type: 'adjust', die, by: 1 },
        { type: 'adjust', die, by: -1 }
      ]),
      'take-black-die': lit.choice({ type: 'blackDie' })
    }
  })
}
