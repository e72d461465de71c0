/** What computer players know of In the Service of the Khan. */
import { Chance, type Source } from '../../../engine/chance'
import { topTask } from '../../../engine/agenda'
import { all } from '../../../engine/choices'
import type { Decision, Seat } from '../../../engine/rules'
import type { Knowledge } from '../../../players/knowledge'
import { inStyles } from '../../../players/styles'
import type { CardCount } from '../../../polo/card-user'
import { freePoints } from '../../../polo/effects'
import { leavesContract, worthInMove, worthInTurn, worthToGiveUp } from '../../../polo/player/look'
import { deal, dealGoals, handKey, roundKnowledge } from '../../../polo/player/round'
import { styleOf, withLikes } from '../../../polo/player/styles'
import { cardUser } from '../cards'
import type { Content } from '../game'
import { seatOf } from '../seats'
import { pays, stockRules } from '../stock'
import { TurnChoices } from '../turn'
import type { BookId, Choice, Item, LocationId, SeatState, State } from '../types'
import { likely } from './likely'
import { contractBrings } from './prices'
import { likes, styles } from './styles'
import { usualWeights, worth, type Judge } from './worth'

/** The knowledge of computer players; `weights` are for tools that try out others. */
export const khanKnowledge = (content: Content, weights = usualWeights): Knowledge<State, Choice> => {
  const judges = withLikes(inStyles(weights, styles), likes).map((style) => ({ ...style, content }))
  const usual: Judge = { content, weights }
  const judging = (judgeOf: (state: State, seat: Seat) => Judge) =>
    roundKnowledge<State>(
      () => content.numbers.rounds,
      (state, seat, eyes) => worth(judgeOf(state, seat), state, seat, eyes),
      {
        bag: () => content.numbers.moneyBag,
        choices: (state, seat) => new TurnChoices(content, state, seat),
        cardPoints: (state, seat, space, value) => cardPoints(content, seatOf(state, seat), space, value)
      }
    )
  return {
    ...judging((state, seat) => judges[styleOf(state.cityCards, seat, judges.length)] ?? usual),
    styles: judges.map((judge) => ({ id: judge.id, ...judging(() => judge) })),
    fill,
    worthALook: (state, seat, decision) => worthALook(content, state, seat, decision),
    key: (state, seat) => {
      const { improved, kept, seals } = seatOf(state, seat)
      const { besideCards, turn } = state
      const beside = besideCards ? `;${besideCards.join()};${turn.cardUsed}` : ''
      return `${handKey(state, seat)};${seals.join()};${improved.join()};${kept.join()}${beside}`
    },
    likely: (state, seat, decision, source) => likely(content, state, seat, decision, source)
  }
}

/** Points that the card brings for a die of this value, if it asks nothing and costs nothing; 0 for other spaces. */
function cardPoints(content: Content, me: SeatState, space: string, value: number): number {
  const effect = content.findCityCard(space)?.effect
  if (effect === undefined || effect.kind === 'takeSeal') return 0
  return freePoints<Item, CardCount>(cardUser(content, me), effect, value)
}

/** Deals at random what the seat has not seen: cards and tiles into their piles, goal cards to the other seats. */
function fill(
  world: State,
  seat: Seat,
  unseen: Readonly<Record<string, readonly string[]>>,
  source: Source
): void {
  const chance = new Chance(source)
  deal(world.pile, chance.shuffle(unseen['contracts'] ?? []))
  deal(world.cardPile, chance.shuffle(unseen['cards'] ?? []))
  for (const book in world.offerPiles)
    deal(world.offerPiles[book as BookId], chance.shuffle(unseen[book] ?? []))
  dealGoals(world, seat, chance.shuffle(unseen['goals'] ?? []))
}

/**
 * The choices that a sensible player would consider. Ways to pay with more jade than is short are left out, and of rewards
 * only the first order is tried, since the order hardly matters.
 */
function worthALook(
  content: Content,
  state: State,
  seat: Seat,
  { task, choices }: Decision<Choice>
): readonly Choice[] {
  if (!choices) return []
  if (task === 'rewards') return [choices.nth(0)]
  const plain = (choice: Choice): boolean => !('jade' in choice)
  const me = seatOf(state, seat)
  const moving = topTask(state.agenda, seat)
  if (moving?.kind === 'move') {
    const { perOasis } = content.character(me.character)
    const brings = (id: LocationId): boolean =>
      content.place(id).kind === 'city'
        ? !me.posts.includes(id)
        : perOasis !== undefined && id !== content.start
    return worthInMove(choices, moving, me.figures, brings).filter(plain)
  }
  if (task === 'discard-contract' || task === 'contract-offer' || task === 'city-contract')
    return worthToGiveUp(choices, {
      isPayable: (id) => pays(me.stock, content.contract(id).cost),
      brings: (id) => contractBrings(content, id),
      ...(me.offer !== '' && { offered: me.offer })
    })
  if (task !== 'turn') return all(choices).filter(plain)
  return worthInTurn(choices, {
    mainDone: state.turn.mainDone,
    mayEnd: !leavesContract(stockRules, content.contract, me),
    lastDie: me.dice.length === 1,
    cardPoints: (space, value) => cardPoints(content, me, space, value),
    worth: plain
  })
}
