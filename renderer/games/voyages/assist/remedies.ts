/** What helps against a refusal in Voyages (T-03). */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice
} from '../../../../shared/games/voyages/content/numbers'
import { inTheWay } from '../../../../shared/games/voyages/assist/in-the-way'
import { Repairs, type Repair } from '../../../../shared/games/voyages/assist/repair'
import type { Target } from '../../../../shared/games/voyages/assist/targets'
import type { Choice } from '../../../../shared/games/voyages/types'
import {
  diceNamed,
  remediesBy,
  type Remedies as RemediesOf,
  type RepairWords
} from '../../../polo/assist/remedies'
import { useTableOf } from '../../../stores/table-of'
import type { Facts } from '../facts'
import type { Selection } from '../selected'
import type { VoyagesTypes } from '../types'
import { words } from '../words'
import { assistWords } from './words'

export type Remedies = RemediesOf<Target, Choice>

/** The parts of a repair's description that are this game's own. */
function repairWords({ content }: Pick<Facts, 'content'>, { choices }: Repair): RepairWords {
  const { ways } = assistWords
  const { amount, spaces } = words.names
  const steps = choices.flatMap((choice): string[] => {
    if (choice.type === 'completeContract')
      return [ways.complete(amount('vp', content.contract(choice.contract).vp))]
    if (choice.type !== 'place') return []
    const values = diceNamed(assistWords, choice.dice)
    const said = { space: spaces[choice.space] ?? '', values }
    const column = choices.find((answer) => answer.type === 'column')
    return [column?.type === 'column' ? ways.mainColumn({ ...said, column: column.column }) : ways.main(said)]
  })
  const bags = choices.filter(({ type }) => type === 'moneyBag').length
  return {
    steps,
    gain: amount('coin', bags * moneyBagCoins),
    price: (indices) => amount('camel', indices.length * adjustPrice)
  }
}

export function remediesFor(facts: Facts, selection: Selection, follow: (target: Target) => void): Remedies {
  const table = useTableOf<VoyagesTypes>()
  const { content, view, me, task } = facts
  return remediesBy<Target, Choice>({
    ...facts,
    words: assistWords,
    selection,
    follow,
    search: () => {
      const rules = table.game?.rules
      return rules && task.value?.kind === 'turn'
        ? new Repairs({ rules, content }, view.value, me.value)
        : undefined
    },
    aimAt: (choice) => ({ kind: 'bonus', choice }),
    inTheWay: (target, refusal) => inTheWay(content, view.value, me.value, target, refusal),
    describe: (repair) => repairWords(facts, repair),
    prices: () => ({
      reroll: words.names.amount('camel', rerollPrice),
      blackDie: words.names.amount('camel', blackDiePrice)
    })
  })
}
