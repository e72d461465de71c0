/** Choices in the words of the game. */
import type { Choice, Good, JadePart, SealId } from '../../shared/games/khan/types'
import { die, type DieSpec } from './position'

/** Options of a step: which figure moves, and what is paid with jade beyond what is missing. */
export interface StepSpec {
  readonly figure?: number
  readonly jade?: JadePart
  readonly post?: true
}

interface PlaceSpec {
  readonly value?: number
  readonly jade?: JadePart
}

/** How many coins and camels are paid with jade. */
export const jade = (coin: number, camel = 0) => ({ jade: { coin, camel } })

export const say = {
  place: (space: string, dice: readonly DieSpec[], more: PlaceSpec = {}): Choice => ({
    type: 'place',
    space,
    dice: dice.map(die),
    ...more
  }),
  complete: (contract: string, part: object = {}): Choice => ({
    type: 'completeContract',
    contract,
    ...part
  }),
  improve: (seal: SealId, part: object = {}): Choice => ({ type: 'improveSeal', seal, ...part }),
  moneyBag: (spec: DieSpec): Choice => ({ type: 'moneyBag', die: die(spec) }),
  reroll: (spec: DieSpec, part: object = {}): Choice => ({ type: 'reroll', die: die(spec), ...part }),
  adjust: (spec: DieSpec, by: 1 | -1, part: object = {}): Choice => ({
    type: 'adjust',
    die: die(spec),
    by,
    ...part
  }),
  blackDie: (part: object = {}): Choice => ({ type: 'blackDie', ...part }),
  useOutpost: (tile: string): Choice => ({ type: 'useOutpost', bonus: `outpost-${tile}` }),
  useCard: (card: string, part: object = {}): Choice => ({ type: 'useCityCard', card, ...part }),
  endTurn: (): Choice => ({ type: 'endTurn' }),
  offer: (offer: number): Choice => ({ type: 'offer', offer }),
  seal: (seal: SealId): Choice => ({ type: 'takeSeal', seal }),
  take: (...contracts: string[]): Choice => ({ type: 'takeContracts', contracts }),
  takeOne: (contract: string, instead?: string): Choice => ({
    type: 'takeContract',
    contract,
    ...(instead !== undefined && { instead })
  }),
  discard: (contract: string): Choice => ({ type: 'discard', contract }),
  trade: (times: number, option = 0, part: object = {}): Choice => ({
    type: 'trade',
    option,
    times,
    ...part
  }),
  goods: (goods: Partial<Record<Good, number>>): Choice => ({
    type: 'goods',
    goods: { pepper: 0, silk: 0, gold: 0, ...goods }
  }),
  camels: (camels: number): Choice => ({ type: 'camels', camels }),
  choose: (option: number): Choice => ({ type: 'choose', option }),
  reward: (index: number): Choice => ({ type: 'reward', index }),
  bonus: (location: string): Choice => ({ type: 'cityBonus', location }),
  keep: (instead: string): Choice => ({ type: 'keepContract', instead }),
  decline: (): Choice => ({ type: 'declineContract' }),
  pickBlack: (value: number): Choice => ({ type: 'pickBlack', value }),
  twice: (of: string): Choice => ({ type: 'doubleBonus', of }),
  swap: (...values: number[]): Choice => ({ type: 'swapPairs', values }),
  to: (place: string, { figure = 0, ...more }: StepSpec = {}): Choice => ({
    type: 'step',
    figure,
    to: place,
    ...more
  }),
  stop: (): Choice => ({ type: 'stop' }),
  settleFirst: (location: string): Choice => ({ type: 'settleFirst', location }),
  extraPost: (location: string): Choice => ({ type: 'extraPost', location }),
  movePost: (from: string): Choice => ({ type: 'movePost', from }),
  pick: (character: string): Choice => ({ type: 'pickCharacter', character }),
  keepGoal: (goal: string): Choice => ({ type: 'keepGoals', goals: [goal] })
}

/** A text that is equal for choices that differ only in the order of equal things. */
export function sameText(choice: Choice): string {
  if (choice.type !== 'place') return JSON.stringify(choice)
  const dice = choice.dice.map(({ colour, value }) => `${colour} ${value}`).sort()
  return `place ${choice.space} ${dice.join(', ')} as ${choice.value ?? '-'} ${JSON.stringify(choice.jade)}`
}
