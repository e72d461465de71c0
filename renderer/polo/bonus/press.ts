/** What a press on a bonus action does, or on a die that one waits for: the first press chooses, the second acts (T-01). */
import type { ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { cheapestDice } from '../../../shared/polo/assist/dice-sets'
import type { Die } from '../../../shared/polo/dice'
import type { Remedy } from '../../stores/table-types'
import type { Selection } from '../selection'
import type { Status } from '../status'
import { waitsForDie, type BonusAction, type BonusChoice } from './actions'

/** What a game provides: `Choice` and `Action` are its own choices and bonus actions besides the family's. */
interface Source<Choice, Action extends string> {
  readonly own: ComputedRef<{ readonly dice: readonly Die[]; readonly contracts: readonly string[] }>
  readonly selection: Selection<Action | BonusAction>
  readonly targets: {
    readonly turn: ComputedRef<boolean>
    readonly choice: (choice: Choice | BonusChoice) => Status
  }
  readonly refusal: (choice: Choice | BonusChoice) => Refusal | undefined
  readonly refuse: (refusal: Refusal, remedy?: Remedy) => void
  /** Sends a legal choice, paid for as the seat prefers. */
  readonly send: (choice: Choice | BonusChoice) => void
}

export interface BonusPresses<Choice, Action extends string> {
  /** Shows why something is refused and what helps; does nothing if it is not refused. */
  readonly sayWhyNot: (status: Status) => void
  /** Sends a choice, or shows why it is refused. */
  readonly attempt: (choice: Choice | BonusChoice) => void
  /**
   * Sends the only legal one of these choices; waits for the player to choose if there are several, shows a refusal if
   * there are none.
   */
  readonly sendOnly: (action: Action | BonusAction, choices: readonly (Choice | BonusChoice)[]) => void
  /** The button of a bonus action of the family is pressed. */
  readonly bonus: (action: BonusAction) => void
  readonly adjust: (by: 1 | -1) => void
  /**
   * A die in hand, by its index, is pressed: it is chosen, or used for the bonus action that waits for one. False if
   * there is no such die.
   */
  readonly die: (index: number) => boolean
}

/**
 * Bonus actions that wait for a die; `adjust-die` also needs a direction, which is asked for next. The money bag takes any
 * die, so that it proposes one, as a space does.
 */
const withOneDie = ['reroll-die'] as const

export function bonusPresses<Choice, Action extends string = never>({
  own,
  selection,
  targets,
  refusal,
  refuse,
  send
}: Source<Choice, Action>): BonusPresses<Choice, Action> {
  const sayWhyNot = ({ refusal: refused, remedy }: Status): void => {
    if (refused) refuse(refused, remedy?.())
  }
  function attempt(choice: Choice | BonusChoice): void {
    const status = targets.choice(choice)
    if (status.refusal) return sayWhyNot(status)
    // The contract or seal that was waited for.
    if (!waitsForDie(selection.armed.value)) selection.armed.value = undefined
    send(choice)
  }
  const arm = (action: Action | BonusAction): void => {
    selection.armed.value = selection.armed.value === action ? undefined : action
  }
  const onlyChosen = (): Die | undefined => {
    const [die, more] = selection.chosen.value
    return more ? undefined : die
  }

  /** Waits for a die; if no die in hand will do, shows why instead. */
  function waitForDie(action: BonusAction, make: (die: Die) => BonusChoice): void {
    const [first, ...more] = own.value.dice.map((die) => targets.choice(make(die)))
    if (first?.refusal && more.every((status) => status.refusal)) sayWhyNot(first)
    else arm(action)
  }
  function withDie(action: BonusAction, make: (die: Die) => BonusChoice): void {
    const die = onlyChosen()
    if (!die) {
      selection.setDice([])
      waitForDie(action, make)
      return
    }
    const choice = make(die)
    if (!refusal(choice)) selection.armed.value = undefined
    attempt(choice)
  }

  /** Puts the one chosen die on the money bag, or else chooses the cheapest one for it. */
  function moneyBag(): void {
    const choiceOf = (die: Die): BonusChoice => ({ type: 'moneyBag', die })
    const chosen = onlyChosen()
    selection.armed.value = undefined
    if (chosen) return attempt(choiceOf(chosen))
    const [first] = own.value.dice
    const found = cheapestDice(own.value.dice, 1, ([die]) => die !== undefined && !refusal(choiceOf(die)))
    if (found) {
      selection.setDice(found)
      selection.target.value = 'money-bag'
    } else if (first) attempt(choiceOf(first))
  }

  function sendOnly(action: Action | BonusAction, choices: readonly (Choice | BonusChoice)[]): void {
    const [only, more] = choices.filter((choice) => !refusal(choice))
    const [first] = choices
    if (only && !more) attempt(only)
    else if (only) arm(action)
    else if (first) attempt(first)
  }

  function adjust(by: 1 | -1): void {
    if (!targets.turn.value) return
    const die = onlyChosen()
    if (die) attempt({ type: 'adjust', die, by })
    else selection.armed.value = 'adjust-die'
  }
  /** Adjusts the die if only one direction is legal; if both are, waits for the player to choose. */
  function adjustEitherWay(): void {
    const die = onlyChosen()
    const inside = ({ value }: Die): 1 | -1 => (value < 6 ? 1 : -1)
    if (!die) {
      waitForDie('adjust-die', (any) => ({ type: 'adjust', die: any, by: inside(any) }))
      return
    }
    const ways = ([-1, 1] as const).filter((by) => !refusal({ type: 'adjust', die, by }))
    if (ways.length < 2) adjust(ways[0] ?? inside(die))
    else arm('adjust-die')
  }

  function bonus(action: BonusAction): void {
    if (!targets.turn.value) return
    switch (action) {
      case 'complete-contract':
        sendOnly(
          action,
          own.value.contracts.map((contract) => ({ type: 'completeContract', contract }))
        )
        return
      case 'money-bag':
        moneyBag()
        return
      case 'reroll-die':
        withDie(action, (die) => ({ type: 'reroll', die }))
        return
      case 'adjust-die':
        adjustEitherWay()
        return
      default:
        attempt({ type: 'blackDie' })
    }
  }

  function die(index: number): boolean {
    if (!targets.turn.value || index >= own.value.dice.length) return false
    const { value: armed } = selection.armed
    const action = withOneDie.find((one) => one === armed)
    if (!action && armed !== 'adjust-die') selection.toggle(index)
    else {
      selection.setDice([index])
      if (action) bonus(action)
    }
    return true
  }

  return { sayWhyNot, attempt, sendOnly, bonus, adjust, die }
}
