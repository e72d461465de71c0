/** Names of cards, spaces and ways for those who listen. */
import type { RequirementId } from '../../../../shared/games/expedition/content/requirements'
import type { CardKind } from '../../../../shared/games/expedition/types'
import { list } from '../../../words/list'
import { costOf, piles } from './cards'
import type { Texts } from './texts'

/** What is said of a space. */
export interface SpaceFacts {
  readonly name: string
  readonly requirement?: RequirementId | undefined
  readonly chest: number
  readonly scoring?: number | undefined
  readonly camels: readonly string[]
  readonly cost?: { readonly cards: number; readonly gold: number } | undefined
}
/** Where a camel comes to stand. */
export interface Stand {
  readonly number: number
  readonly name: string
}

export function controls(texts: Texts) {
  const { controls: said, names } = texts
  const { facts: of } = said
  const card = (kind: CardKind): string => names.kinds[kind]
  return {
    /** "Red silk, 2 cards, 1 chosen". */
    handCard: (kind: CardKind, count: number, chosen: number): string =>
      said.handOf({ card: card(kind), count, chosen }),
    take: (kind: CardKind): string => said.takeOf(card(kind)),
    shown: (kind: CardKind): string => said.inDisplay(card(kind)),
    discards: (count: number, top?: CardKind): string =>
      top === undefined ? said.pile(count) : said.pileWithTop({ count, top: card(top) }),
    /** What entering costs: "3 cards and 1 gold". */
    cost: (cards: number, gold: number): string => costOf(texts, cards, gold),
    /** A space: what it asks for, what lies there, who stands there, what it would cost. */
    space: ({ name, requirement, chest, scoring, camels, cost }: SpaceFacts): string =>
      [
        name,
        requirement ? of.asks(names.requirements[requirement]) : of.start,
        ...(chest > 0 ? [of.chest(chest)] : []),
        ...(scoring === undefined ? [] : [of.scoring(scoring)]),
        ...(camels.length > 0 ? [of.camels(camels)] : []),
        ...(cost ? [of.cost(costOf(texts, cost.cards, cost.gold))] : [])
      ].join(', '),
    camel: (owner: string, number: number | undefined): string =>
      number === undefined ? said.camelOf(owner) : said.nthCamelOf({ owner, number }),
    goTo: (name: string, cards: number, gold: number): string =>
      said.enterFor({ name, cost: costOf(texts, cards, gold) }),
    wayOf: (camel: number | undefined, cards: number, gold: number): string => {
      const cost = costOf(texts, cards, gold)
      return camel === undefined ? cost : said.wayOfCamel({ number: camel, cost })
    },
    /** "Camel 1 to Pamir, 2 to Lop: 7 cards". */
    bothOf: (stands: readonly Stand[], cards: number, gold: number): string =>
      said.waysOfCamels({
        stands: stands.map(({ number, name }) => said.stand({ number, name })).join(', '),
        cost: costOf(texts, cards, gold)
      }),
    ballast: (target: string, camel: number | undefined): string =>
      camel === undefined ? said.dropFor(target) : said.dropForCamel({ number: camel, target }),
    rival: (name: string, facts: readonly string[]): string =>
      said.rivalHas({ name, facts: facts.join(', ') }),
    spending: (kinds: readonly CardKind[]): string => list(piles(texts, kinds))
  }
}
