/** The log's sentences of the events that the games of the family have in common. Agenda bookkeeping says nothing. */
import type { Seat } from '../../../shared/engine/rules'
import type { Die } from '../../../shared/polo/dice'
import type { BundleOf } from '../../art/icons'
import type { LogPart } from '../../contract/game-ui'
import { between, seat, sentenceOf, text, thing, type Named, type Parts } from '../../kit/log/parts'
import { nameIn } from '../../words/catalogue'
import type { FamilyCause, FamilyEvents, SilentEvent } from '../events'
import type { ContractFace } from '../things'
import { amountOf } from './amounts'
import { entriesOf } from './bundles'
import { characterName, spaceIn, type FamilyTexts } from './texts'

/** The table that a sentence is about. */
export interface SentenceContext {
  /** The colours of the seats. */
  readonly colours: readonly string[]
  /** A contract by its id; undefined where its content is not known. */
  readonly contract: (id: string) => ContractFace | undefined
  /** The city in which a card lies, if the space is a card in a city. */
  readonly cityOf: (space: string) => string | undefined
}

/** Sentences of the family's events for a game; it replaces those that it words in its own way. */
export type FamilySentences<Cause, T extends SentenceContext> = {
  readonly [Type in keyof FamilyEvents<Cause>]: (event: FamilyEvents<Cause>[Type], context: T) => Parts
} & Readonly<Record<Exclude<SilentEvent, 'phaseStarted'>, () => Parts>> & {
    readonly phaseStarted: (event: { readonly phase: string }) => Parts
  }

/** Amounts of a bundle. */
export const amountParts = (items: BundleOf): Parts =>
  between(
    ', ',
    entriesOf(items).map(([item, count]) => ({ kind: 'amount', item, count }))
  )

/** A die as a part of a sentence; one without a value is named by its colour. */
export function diePart({ names, log }: FamilyTexts, owner: Seat, colour: string, value: number): LogPart {
  const said = value > 0 ? String(value) : log.dieWithoutValue(names.dieColours[colour] ?? colour)
  return { kind: 'die', seat: owner, colour, value, text: said }
}

/** Dice of a seat; `values`: those they were placed with. */
const diceParts = (
  texts: FamilyTexts,
  list: readonly Die[],
  owner: Seat,
  colours: readonly string[],
  values?: readonly number[]
): Parts =>
  between(
    ' ',
    list.map((die, i) => {
      const colour = die.colour === 'own' ? (colours[owner] ?? 'neutral') : die.colour
      return diePart(texts, owner, colour, values?.[i] ?? die.value)
    })
  )

/** The name of a place, linked to the place on the map. */
export const placePart =
  ({ names }: FamilyTexts, id: string): Named =>
  (inForm) =>
    thing(inForm(nameIn(names.places, id)), `place:${id}`)

/** What a bonus action's amount was for; empty for the money bag, whose line names it already. */
export function bonusWhy(texts: FamilyTexts, action: string): Parts {
  const actions: Readonly<Record<string, string | undefined>> = texts.log.bonusActions
  const said = actions[action]
  return said === undefined ? [] : [text(said)]
}

/** What an amount was for, in a few words, for causes of the family; undefined for any other. */
export function familyWhy(texts: FamilyTexts, cause: FamilyCause): Parts {
  const { why } = texts.log
  switch (cause.kind) {
    case 'occupied':
      return [text(why.occupied)]
    case 'cityBonus':
      return sentenceOf(why.cityBonus, { place: placePart(texts, cause.location) })
    case 'outpost':
      return sentenceOf(why.outpost, { place: placePart(texts, cause.location) })
    case 'route':
      return sentenceOf(why.route, { place: placePart(texts, cause.to) })
    case 'bonusAction':
      return bonusWhy(texts, cause.action)
    case 'compensation':
      return [text(why.compensation)]
    default:
      return []
  }
}

/** `whyOf`: what an amount was for; empty where the line before says it. */
export function familySentences<Cause extends { readonly kind: string }, T extends SentenceContext>(
  texts: FamilyTexts,
  whyOf: (cause: Cause, context: T) => Parts
): Omit<FamilySentences<Cause, T>, 'goalsKept'> {
  const { log: said, names } = texts
  const { sentences } = said
  const place = (id: string): Named => placePart(texts, id)
  const space = (id: string, { cityOf }: SentenceContext) => {
    const city = cityOf(id)
    return thing(
      city === undefined ? spaceIn(texts, id) : said.card(nameIn(names.places, city)),
      `space:${id}`
    )
  }
  /** What a contract asks for. */
  const costOf = (id: string, { contract }: SentenceContext): Parts => amountParts(contract(id)?.cost ?? {})

  function lost(who: Seat, item: string, count: number): Parts {
    const values = { who: seat(who) }
    switch (item) {
      case 'black-die':
        return sentenceOf(sentences.noBlackDie, values)
      case 'contract':
        return sentenceOf(sentences.noContract, values)
      case 'move':
        return sentenceOf(sentences.noStep, values)
      default:
        return sentenceOf(sentences.nothingGained, { ...values, reward: amountOf(texts, item, count) })
    }
  }

  const silent = (): Parts => []
  return {
    taskOpened: silent,
    taskAmended: silent,
    taskClosed: silent,
    turnStarted: silent,
    turnEnded: silent,
    characterTaken: (e) =>
      sentenceOf(sentences.characterTaken, {
        who: seat(e.seat),
        character: characterName(texts, e.character)
      }),
    goalsDealt: (e) => sentenceOf(sentences.goalsDealt, { who: seat(e.seat), n: e.dealt.count }),
    roundStarted: (e) => sentenceOf(sentences.roundStarted, { round: e.round, who: seat(e.startSeat) }),
    // The sentence of the gain itself says that it is a compensation.
    phaseStarted: (e) =>
      e.phase === 'turns' || e.phase === 'compensation' ? [] : [text(names.phases[e.phase] ?? e.phase)],
    diceRolled: () => [text(sentences.diceRolled)],
    dicePlaced: (e, context) =>
      sentenceOf(sentences.dicePlaced, {
        who: seat(e.seat),
        space: space(e.space, context),
        dice: diceParts(texts, e.dice, e.seat, context.colours, e.values)
      }),
    dieRerolled: (e, { colours }) =>
      sentenceOf(sentences.dieRerolled, {
        who: seat(e.seat),
        die: diceParts(texts, [e.die], e.seat, colours),
        value: diceParts(texts, [{ ...e.die, value: e.value }], e.seat, colours)
      }),
    dieAdjusted: (e, { colours }) =>
      sentenceOf(sentences.dieAdjusted, {
        who: seat(e.seat),
        die: diceParts(texts, [e.die], e.seat, colours),
        value: diceParts(texts, [{ ...e.die, value: e.value }], e.seat, colours)
      }),
    blackDieTaken: (e) =>
      sentenceOf(e.value === 0 ? sentences.blackDieTaken : sentences.blackDieRolled, {
        who: seat(e.seat),
        die: diePart(texts, -1, 'black', e.value)
      }),
    // A contract's price is in the line that completes it.
    paid: (e, context) =>
      e.cause.kind === 'contract'
        ? []
        : sentenceOf(sentences.paid, {
            who: seat(e.seat),
            items: amountParts(e.items),
            why: whyOf(e.cause, context)
          }),
    gained: (e, context) =>
      sentenceOf(sentences.gained, {
        who: seat(e.seat),
        items: amountParts(e.items),
        why: whyOf(e.cause, context)
      }),
    rewardLost: (e) => lost(e.seat, e.reward.item, e.reward.count),
    contractDiscarded: (e, context) =>
      sentenceOf(sentences.contractDiscarded, { who: seat(e.seat), cost: costOf(e.contract, context) }),
    contractDrawn: (e, context) =>
      sentenceOf(sentences.contractDrawn, { who: seat(e.seat), cost: costOf(e.contract, context) }),
    contractKept: (e) => sentenceOf(sentences.contractKept, { who: seat(e.seat) }),
    contractDeclined: (e) => sentenceOf(sentences.contractDeclined, { who: seat(e.seat) }),
    contractCompleted: (e, context) =>
      sentenceOf(sentences.contractCompleted, { who: seat(e.seat), cost: costOf(e.contract, context) }),
    stepped: (e) => sentenceOf(sentences.stepped, { who: seat(e.seat), place: place(e.to) }),
    postPlaced: (e) => sentenceOf(sentences.postPlaced, { who: seat(e.seat), place: place(e.location) }),
    postMoved: (e) =>
      sentenceOf(sentences.postMoved, { who: seat(e.seat), from: place(e.from), to: place(e.to) }),
    outpostTaken: (e) => sentenceOf(sentences.outpostTaken, { who: seat(e.seat), place: place(e.location) }),
    gameScored: () => [text(sentences.gameScored)]
  }
}

/** Parts of a line that sums up several events. */
export const shortParts = (texts: FamilyTexts) => ({
  place: (id: string) => {
    const name = nameIn(texts.names.places, id)
    return thing(typeof name === 'string' ? name : name.word, `place:${id}`)
  },
  amounts: amountParts,
  posts: (n: number): string => texts.log.shortPosts(n)
})
