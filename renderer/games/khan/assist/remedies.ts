/**
 * What helps against a refusal in In the Service of the Khan (T-03): which space, which dice, and what is paid with
 * what.
 */
import type { Refusal } from '../../../../shared/engine/rules'
import { inTheWay } from '../../../../shared/polo/assist/in-the-way'
import { targetCost, repairCosts, Repairs, type Repair } from '../../../../shared/games/khan/assist/repair'
import type { Played } from '../../../../shared/games/khan/assist/foresee'
import type { Target } from '../../../../shared/games/khan/assist/targets'
import { occupiedPrice } from '../../../../shared/games/khan/spaces'
import { offersOf } from '../../../../shared/games/khan/tasks/spaces'
import {
  resources,
  type Bundle,
  type Choice,
  type SealId,
  type SpaceId
} from '../../../../shared/games/khan/types'
import {
  diceNamed,
  remediesBy,
  type Remedies as RemediesOf,
  type RepairWords
} from '../../../polo/assist/remedies'
import type { Selection } from '../../../polo/selection'
import { entriesOf } from '../../../polo/words/bundles'
import { useTableOf } from '../../../stores/table-of'
import { nameIn } from '../../../words/catalogue'
import type { Forms } from '../../../words/template'
import type { Facts } from '../facts'
import type { KhanTypes } from '../types'
import { words } from '../words'

export type Remedies = RemediesOf<Target, Choice>

const order: readonly string[] = resources

/** "1 camel and 1 jade", as a list in the language in use. */
const paidWords = (bundle: Bundle): string =>
  words.prompts.listOf(
    entriesOf(bundle)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([item, count]) => words.names.amount(item, count))
  )

const summed = (bundles: readonly Bundle[]): Bundle => {
  const sum: Partial<Record<string, number>> = {}
  for (const bundle of bundles)
    for (const [item, count] of entriesOf(bundle)) sum[item] = (sum[item] ?? 0) + count
  return sum
}

/** A seal's name, with its forms. */
const sealNamed = (seal: SealId): string | Forms => nameIn(words.board.seals, seal)

const spaceNamed = (content: Played['content'], id: SpaceId): string =>
  words.names.spaces[id] ?? (content.findCityCard(id) ? words.assist.ways.sealCard : id)

/** The parts of a repair's description that are this game's own. */
function repairWords(facts: Facts, played: Played, repair: Repair, target: Target): RepairWords {
  const { content } = played
  const { ways } = words.assist
  const view = facts.view.value
  const seat = facts.me.value
  const { paid, after } = repairCosts(played, view, seat, repair)
  const { choices, means } = repair
  const { moneyBag } = content.numbers
  const gains: Bundle[] = []
  const steps = choices.flatMap((choice, at): string[] => {
    const answer = choices[at + 1]
    const price = paidWords(paid[at] ?? {})
    switch (choice.type) {
      case 'completeContract':
        return [ways.complete(words.names.amount('vp', content.contract(choice.contract).vp))]
      case 'improveSeal':
        return [ways.improve({ seal: sealNamed(choice.seal), price })]
      case 'useOutpost':
        return [ways.tile(paidWords(content.outpost(choice.bonus).reward))]
      case 'useCityCard':
        return [ways.beside(words.explain.effectWords(content.cityCard(choice.card).effect))]
      case 'blackDie':
        return answer?.type === 'pickBlack' ? [ways.black({ value: answer.value, price })] : []
      case 'moneyBag':
        if (answer?.type === 'choose') gains.push(moneyBag[answer.option] ?? {})
        return []
      case 'place': {
        const values = diceNamed(words.assist, choice.dice)
        const said = { space: spaceNamed(content, choice.space), values }
        if (answer?.type === 'takeSeal') return [ways.mainSeal({ ...said, seal: sealNamed(answer.seal) })]
        if (answer?.type !== 'offer') return [ways.main(said)]
        const book = content.books.find(({ spaces }) => spaces.includes(choice.space))
        const reward = book && offersOf(content, view, book.id)[answer.offer]?.reward
        return [ways.mainOffer({ ...said, gain: paidWords(reward ?? {}) })]
      }
      default:
        return []
    }
  })

  /** The space and the price, unless the target itself implies them. */
  function then(): string | undefined {
    if (means.space === undefined || target.kind === 'bonus' || target.kind === 'space') return undefined
    if (target.kind === 'opened' && target.space === means.space) return undefined
    const price = paidWords(targetCost(content, after, seat, target, repair) ?? {})
    const dice = repair.dice.map(({ value }) => ({ value: value || (means.value ?? 0) }))
    const values = diceNamed(words.assist, dice)
    const said = { space: spaceNamed(content, means.space), values }
    return price === '' ? ways.on(said) : ways.onFor({ ...said, price })
  }

  return {
    steps,
    gain: paidWords(summed(gains)),
    price: (indices) => paidWords(summed(indices.map((at) => paid[at] ?? {}))),
    then: then()
  }
}

/** Says where to get the seals that a road needs. */
function sealsNote({ content }: Facts, { code, numbers = {} }: Refusal): string {
  const named = String(
    code === 'journey-seals' ? numbers['seals'] : code === 'seal-needed' ? numbers['seal'] : ''
  )
  const needed = content.seals.filter(({ id }) => named.split(' ').includes(id))
  const { sealFrom, sealsAt } = words.assist.ways
  return needed.length === 0
    ? ''
    : sealsAt(needed.map(({ id, minDie }) => sealFrom({ seal: sealNamed(id), least: minDie })))
}

/** `follow`: selects a target once its dice are chosen for a space. */
export function remediesFor(
  facts: Facts,
  selection: Selection,
  follow: (target: Target, space: SpaceId | undefined) => void
): Remedies {
  const table = useTableOf<KhanTypes>()
  const { content, view, me, task, diceOn } = facts
  const played = (): Played | undefined => table.game && { rules: table.game.rules, content }
  return remediesBy<Target, Choice>({
    ...facts,
    words: words.assist,
    selection,
    follow,
    search: () => {
      const game = played()
      return game && task.value?.kind === 'turn' ? new Repairs(game, view.value, me.value) : undefined
    },
    aimAt: (choice) => ({ kind: 'bonus', choice }),
    inTheWay: (target, { code }) => {
      const space =
        target.kind === 'space' || target.kind === 'opened' ? content.findSpace(target.space) : undefined
      const isPaid = (): boolean =>
        space !== undefined && occupiedPrice(content, view.value, me.value, space, 1) > 0
      return space ? inTheWay(diceOn(space.id), me.value, code, isPaid) : []
    },
    note: (refusal) => sealsNote(facts, refusal),
    describe: (repair, target) => {
      const game = played()
      if (!game) throw new Error('no game is open')
      return repairWords(facts, game, repair, target)
    },
    prices: () => ({
      reroll: paidWords({ camel: content.numbers.rerollPrice }),
      blackDie: paidWords({ camel: content.numbers.blackDiePrice })
    })
  })
}
