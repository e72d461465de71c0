/**
 * What helps against a refusal (T-03): the pieces in the way, the cheapest repair in words, and the button that carries
 * it out.
 */
import { computed, type ComputedRef } from 'vue'
import type { Refusal, Seat } from '../../../shared/engine/rules'
import type { Advice, Repair } from '../../../shared/polo/assist/repair'
import type { Die, PlacedDie } from '../../../shared/polo/dice'
import { isPlanner } from '../../stores/assistance'
import type { Remedy } from '../../stores/table-types'
import { capital } from '../../words/capital'
import { joined, list } from '../../words/list'
import type { Said } from '../../words/message'
import type { Forms } from '../../words/template'
import type { Selection } from '../selection'
import type { assist } from '../words/en/assist'

export interface Remedies<Target, Choice> {
  /** Advice for a target; the search runs when this is called. */
  readonly advice: (target: Target) => Advice<Choice>
  /** Which other bonus actions make a refused one possible this turn, in words; undefined if none do. */
  readonly soon: (choice: Choice) => string | undefined
  /** The repair for a refusal in words, and a callback that carries it out. */
  readonly remedy: (target: Target, refusal: Refusal) => Remedy
}

type Texts = Pick<Said<typeof assist>, 'ways' | 'luck' | 'lying'>

/** A game's search for advice. `chosen`: indices of the chosen dice. */
export interface Advising<Target, Choice> {
  on(target: Target, chosen: readonly number[]): Advice<Choice>
  byBonus(target: Target): Repair<Choice> | undefined
}

/** The parts of a repair's description that a game words itself. */
export interface RepairWords {
  /** Steps that need no further words: completed contracts, a main action. */
  readonly steps: readonly string[]
  /** What dice placed in the money bag bring. */
  readonly gain: string
  /** What the choices with these indices cost. */
  readonly price: (choices: readonly number[]) => string
  /** What is done with the dice afterwards, where that is always said. */
  readonly then?: string | undefined
}

/** The fields of a choice that all games describe in the same words. */
export interface AnyChoice {
  readonly type: string
  readonly die?: Die
  readonly by?: 1 | -1
}

/** What a game provides for its remedies. */
export interface RemedyTerms<Target, Choice extends AnyChoice> {
  readonly words: Texts
  readonly me: ComputedRef<Seat>
  readonly nameOf: (seat: Seat) => string
  readonly choose: (...choices: Choice[]) => Promise<Refusal | undefined>
  readonly selection: Selection
  /** The search in the current position; undefined while no turn is open. */
  readonly search: () => Advising<Target, Choice> | undefined
  readonly aimAt: (choice: Choice) => Target
  readonly inTheWay: (target: Target, refusal: Refusal) => readonly PlacedDie[]
  /** Anything else to say about a refusal. */
  readonly note?: (refusal: Refusal) => string
  readonly describe: (repair: Repair<Choice>, target: Target) => RepairWords
  /** Prices of a reroll and of a black die, in words. */
  readonly prices: () => { readonly reroll: string; readonly blackDie: string }
  /** Selects the target once its dice are chosen. */
  readonly follow: (target: Target, space: string | undefined) => void
}

/** The name of a die: its value, or a word for a die without one. */
const dieNamed = ({ ways }: Pick<Texts, 'ways'>, { value }: Pick<Die, 'value'>): string =>
  value === 0 ? ways.valueless : String(value)

/** Dice named one after the other: "2 and 3". */
export const diceNamed = (texts: Pick<Texts, 'ways'>, dice: readonly Pick<Die, 'value'>[]): Forms =>
  joined(
    list,
    dice.map((die) => {
      const word = dieNamed(texts, die)
      return { word, the: texts.ways.theDie(word) }
    }),
    'the'
  )

/**
 * Merges adjustments of the same die that follow each other: the die before the first, the total change, the value
 * afterwards, and the indices of the choices.
 */
function mergeAdjustments(choices: readonly AnyChoice[]) {
  const done: { from: Die; by: number; now: number; at: number[] }[] = []
  choices.forEach(({ type, die, by = 0 }, at) => {
    if (type !== 'adjust' || !die) return
    const last = done.find(({ from, now }) => from.colour === die.colour && now === die.value)
    if (last) Object.assign(last, { by: last.by + by, now: last.now + by, at: [...last.at, at] })
    else done.push({ from: die, by, now: die.value + by, at: [at] })
  })
  return done
}

/** Describes a repair step by step: "+1 on the 3 for 2 camels". */
function repairWords<Choice extends AnyChoice>(
  { ways }: Texts,
  { choices, dice, means }: Repair<Choice>,
  { steps, gain, price, then }: RepairWords
): string {
  const parts = [...steps]
  const given = choices.flatMap(({ type, die }) => (type === 'moneyBag' && die ? [die] : []))
  if (given.length > 0) parts.push(ways.purse({ values: diceNamed({ ways }, given), gain }))
  for (const { from, by, at } of mergeAdjustments(choices))
    parts.push(ways.turn({ by: `${by > 0 ? '+' : '−'}${Math.abs(by)}`, value: from.value, price: price(at) }))
  if (then !== undefined) parts.push(then)
  else if (parts.length === 0 && dice.length > 0)
    parts.push(
      means.value === undefined
        ? ways.use(diceNamed({ ways }, dice))
        : ways.useAs({ n: dice.length, value: means.value })
    )
  return capital(parts.join(ways.then))
}

/** Builds a game's remedies from what it provides. */
export function remediesBy<Target, Choice extends AnyChoice>(
  terms: RemedyTerms<Target, Choice>
): Remedies<Target, Choice> {
  const { words, me, nameOf, selection, aimAt } = terms
  const search = computed(() => (isPlanner.value ? terms.search() : undefined))
  const advice = (target: Target): Advice<Choice> => search.value?.on(target, selection.dice.value) ?? {}
  const describe = (repair: Repair<Choice>, target: Target): string =>
    repairWords(words, repair, terms.describe(repair, target))

  function pieces(dice: readonly PlacedDie[]): string {
    const { lying } = words
    const name = (die: PlacedDie): string => {
      const value = dieNamed(words, die)
      if (die.seat < 0) return lying.neutral(value)
      return die.seat === me.value ? lying.own(value) : lying.of({ name: nameOf(die.seat), value })
    }
    return dice.length === 0 ? '' : lying.there(dice.map(name))
  }

  function luckWords({ luck }: Advice<Choice>): string {
    if (!luck) return ''
    const { choice, faces } = luck
    const { reroll, blackDie } = terms.prices()
    return choice.type === 'reroll'
      ? words.luck.reroll({ value: choice.die?.value ?? 0, price: reroll, faces })
      : words.luck.blackDie({ price: blackDie, faces })
  }

  /** Makes the choices, then selects the dice that the target needs. */
  async function take({ choices, means }: Repair<Choice>, target: Target): Promise<void> {
    if (choices.length > 0 && (await terms.choose(...choices))) return
    if (means.dice.length === 0) return
    selection.setDice(means.dice)
    const { value, space } = means
    if (value !== undefined && selection.value.value > 0) selection.value.value = value
    terms.follow(target, space)
    if (value !== undefined) selection.need.value = value
  }

  return {
    advice,
    soon: (choice) => {
      const target = aimAt(choice)
      const repair = search.value?.byBonus(target)
      return repair && repair.choices.length > 0 ? describe(repair, target) : undefined
    },
    remedy: (target, refusal) => {
      const found = advice(target)
      const { repair } = found
      const note = [pieces(terms.inTheWay(target, refusal)), luckWords(found), terms.note?.(refusal) ?? '']
      return {
        note: note.filter(Boolean).join(' '),
        ...(repair && { does: describe(repair, target), run: () => void take(repair, target) })
      }
    }
  }
}
