/** What helps against a refusal (T-03): the piece in the way, the cheapest way out in words, and the button that takes it. */
import { computed } from 'vue'
import type { Refusal } from '../../../../shared/engine/rules'
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice
} from '../../../../shared/games/voyages/content/numbers'
import { inTheWay } from '../../../../shared/games/voyages/assist/in-the-way'
import { Repairs, type Advice, type Repair } from '../../../../shared/games/voyages/assist/repair'
import type { Target } from '../../../../shared/games/voyages/assist/targets'
import type { Choice, Die, PlacedDie } from '../../../../shared/games/voyages/types'
import { isPlanner } from '../../../stores/assistance'
import { useTableOf } from '../../../stores/table-of'
import type { Remedy } from '../../../stores/table-types'
import type { Facts } from '../facts'
import type { Selection } from '../selected'
import type { VoyagesTypes } from '../types'
import { words } from '../words'
import { assistWords } from './words'

export interface Remedies {
  /** What is advised for a target; searched when it is asked for. */
  readonly advice: (target: Target) => Advice
  /** What a bonus action still needs this turn, where other bonus actions open it, in words. */
  readonly soon: (choice: Choice) => string | undefined
  /** The way out of a refusal in words, with the choices that take it. */
  readonly remedy: (target: Target, refusal: Refusal) => Remedy
}

const named = (die: Pick<Die, 'value'>): string =>
  die.value === 0 ? assistWords.ways.valueless : String(die.value)

/** Turns in a row of one die as one: where it began and by how much. */
function turns(
  choices: readonly Choice[]
): { readonly from: Die; readonly by: number; readonly now: number }[] {
  const done: { from: Die; by: number; now: number }[] = []
  for (const choice of choices) {
    if (choice.type !== 'adjust') continue
    const last = done.find(({ from, now }) => from.colour === choice.die.colour && now === choice.die.value)
    if (last) Object.assign(last, { by: last.by + choice.by, now: last.now + choice.by })
    else done.push({ from: choice.die, by: choice.by, now: choice.die.value + choice.by })
  }
  return done
}

/** What a repair does, in its order: "+1 on the 3 for 2 camels". */
function repairWords(facts: Pick<Facts, 'content'>, { choices, dice, means }: Repair): string {
  const { ways } = assistWords
  const { amount, spaces } = words.names
  const parts = choices.flatMap((choice): string[] => {
    switch (choice.type) {
      case 'completeContract':
        return [ways.complete(amount('vp', facts.content.contract(choice.contract).vp))]
      case 'place': {
        const values = { space: spaces[choice.space] ?? '', values: choice.dice.map(named) }
        const column = choices.find((answer) => answer.type === 'column')
        return [
          column?.type === 'column'
            ? ways.mainColumn({ ...values, column: column.column })
            : ways.main(values)
        ]
      }
      default:
        return []
    }
  })
  const given = choices.flatMap((choice) => (choice.type === 'moneyBag' ? [named(choice.die)] : []))
  if (given.length > 0)
    parts.push(ways.purse({ values: given, gain: amount('coin', given.length * moneyBagCoins) }))
  for (const { from, by } of turns(choices))
    parts.push(
      ways.turn({
        by: `${by > 0 ? '+' : '−'}${Math.abs(by)}`,
        value: from.value,
        price: amount('camel', Math.abs(by) * adjustPrice)
      })
    )
  if (parts.length === 0 && dice.length > 0)
    parts.push(
      means.value === undefined
        ? ways.use(dice.map(named))
        : ways.useAs({ n: dice.length, value: means.value })
    )
  const text = parts.join(ways.then)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function remediesFor(facts: Facts, selection: Selection, follow: (target: Target) => void): Remedies {
  const table = useTableOf<VoyagesTypes>()
  const repairs = computed(() => {
    const rules = table.game?.rules
    return rules && isPlanner.value && facts.task.value?.kind === 'turn'
      ? new Repairs({ rules, content: facts.content }, facts.view.value, facts.me.value)
      : undefined
  })
  const advice = (target: Target): Advice => repairs.value?.on(target, selection.dice.value) ?? {}

  function pieces(dice: readonly PlacedDie[]): string {
    const { lying } = assistWords
    const name = (die: PlacedDie): string =>
      die.seat < 0
        ? lying.neutral(named(die))
        : die.seat === facts.me.value
          ? lying.own(named(die))
          : lying.of({ name: facts.nameOf(die.seat), value: named(die) })
    return dice.length === 0 ? '' : lying.there(dice.map(name))
  }

  function luckWords({ luck }: Advice): string {
    if (!luck) return ''
    const { amount } = words.names
    return luck.choice.type === 'reroll'
      ? assistWords.luck.reroll({
          value: luck.choice.die.value,
          price: amount('camel', rerollPrice),
          faces: luck.faces
        })
      : assistWords.luck.blackDie({ price: amount('camel', blackDiePrice), faces: luck.faces })
  }

  /** Makes the choices, then takes up the dice that the target wants. */
  async function take(repair: Repair, target: Target): Promise<void> {
    if (repair.choices.length > 0 && (await facts.choose(...repair.choices))) return
    if (target.kind === 'bonus') return
    selection.setDice(repair.means.dice)
    const { value } = repair.means
    if (value !== undefined && selection.value.value > 0) selection.value.value = value
    follow(target)
    if (value !== undefined) selection.need.value = value
  }

  return {
    advice,
    soon: (choice) => {
      const repair = repairs.value?.byBonus({ kind: 'bonus', choice })
      return repair && repair.choices.length > 0 ? repairWords(facts, repair) : undefined
    },
    remedy: (target, refusal) => {
      const found = advice(target)
      const { repair } = found
      const note = [
        pieces(inTheWay(facts.content, facts.view.value, facts.me.value, target, refusal)),
        luckWords(found)
      ]
      return {
        note: note.filter(Boolean).join(' '),
        ...(repair && { does: repairWords(facts, repair), run: () => void take(repair, target) })
      }
    }
  }
}
