/** Choices in the words of the game, for `Table.play`, `canChoose` and `refusal`. */
import type { Choice, ContractId, Good, LocationId, SpaceId } from '../../shared/games/voyages/types'
import type { Voyages } from '../../shared/games/voyages/game'
import { isOfModule } from '../../shared/polo/open-game'
import { die, type DieSpec } from './position'

/**
 * Options of a step: which figure moves (by default the first) and whether it leaves a post in the city it comes
 * from.
 */
export interface StepSpec {
  readonly figure?: number
  readonly post?: true
}

export const say = {
  /** The main action. `value`: for dice without a value. */
  place: (space: SpaceId, dice: readonly DieSpec[], value?: number): Choice => ({
    type: 'place',
    space,
    dice: dice.map(die),
    ...(value === undefined ? {} : { value })
  }),
  complete: (contract: ContractId): Choice => ({ type: 'completeContract', contract }),
  moneyBag: (spec: DieSpec): Choice => ({ type: 'moneyBag', die: die(spec) }),
  reroll: (spec: DieSpec): Choice => ({ type: 'reroll', die: die(spec) }),
  adjust: (spec: DieSpec, by: 1 | -1): Choice => ({ type: 'adjust', die: die(spec), by }),
  blackDie: (): Choice => ({ type: 'blackDie' }),
  endTurn: (): Choice => ({ type: 'endTurn' }),
  column: (column: number): Choice => ({ type: 'column', column }),
  takeContracts: (...columns: readonly number[]): Choice => ({ type: 'takeContracts', columns }),
  discard: (contract: ContractId): Choice => ({ type: 'discard', contract }),
  /** Uses of a city card; `option` 1 is the second direction of a two-way card. */
  trade: (times: number, option = 0): Choice => ({ type: 'trade', option, times }),
  goods: (goods: Partial<Record<Good, number>>): Choice => ({
    type: 'goods',
    goods: { pepper: 0, silk: 0, gold: 0, ...goods }
  }),
  camels: (camels: number): Choice => ({ type: 'camels', camels }),
  reward: (index: number): Choice => ({ type: 'reward', index }),
  cityBonus: (location: LocationId): Choice => ({ type: 'cityBonus', location }),
  keepContract: (instead: ContractId): Choice => ({ type: 'keepContract', instead }),
  decline: (): Choice => ({ type: 'declineContract' }),
  /** One step of a movement. */
  to: (place: LocationId, { figure = 0, post }: StepSpec = {}): Choice =>
    post ? { type: 'step', figure, to: place, post } : { type: 'step', figure, to: place },
  stop: (): Choice => ({ type: 'stop' }),
  settleFirst: (location: LocationId): Choice => ({ type: 'settleFirst', location }),
  movePost: (from: LocationId): Choice => ({ type: 'movePost', from }),
  pick: (character: string): Choice => ({ type: 'pickCharacter', character: character as never }),
  keepGoals: (...goals: readonly string[]): Choice => ({ type: 'keepGoals', goals })
}

/** A text that is equal for choices that differ only in the order of equal things. */
export function sameText(choice: Voyages['choice']): string {
  if (isOfModule(choice.type)) return JSON.stringify(choice)
  if (choice.type === 'keepGoals') return JSON.stringify({ ...choice, goals: [...choice.goals].sort() })
  if (choice.type !== 'place') return JSON.stringify(choice)
  const dice = choice.dice.map(({ colour, value }) => `${colour} ${value}`).sort()
  return `place ${choice.space} ${dice.join(', ')} as ${choice.value ?? '-'}`
}
