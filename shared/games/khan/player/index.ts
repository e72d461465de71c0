/** What computer players know of In the Service of the Khan. */
import { Chance, type Source } from '../../../engine/chance'
import { topTask } from '../../../engine/agenda'
import { all } from '../../../engine/choices'
import type { Decision, Seat } from '../../../engine/rules'
import type { Knowledge } from '../../../players/knowledge'
import { leavesContract, worthInMove, worthInTurn, worthToGiveUp } from '../../../polo/player/look'
import { deal, dealGoals, handKey, roundKnowledge } from '../../../polo/player/round'
import { inStyles, styleOf } from '../../../polo/player/styles'
import type { Content } from '../game'
import { seatOf } from '../seats'
import { pays, stockRules } from '../stock'
import type { BookId, Choice, LocationId, State } from '../types'
import { likely } from './likely'
import { contractBrings } from './prices'
import { tilts } from './styles'
import { usualWeights, worth } from './worth'

/** The knowledge of computer players; `weights` are for tools that try out others. */
export const khanKnowledge = (content: Content, weights = usualWeights): Knowledge<State, Choice> => {
  const styled = inStyles(weights, tilts)
  return {
    ...roundKnowledge<State>(
      () => content.numbers.rounds,
      (state, seat, eyes) =>
        worth(
          { content, weights: styled[styleOf(state.cityCards, seat, styled.length)] ?? weights },
          state,
          seat,
          eyes
        )
    ),
    fill,
    worthALook: (state, seat, decision) => worthALook(content, state, seat, decision),
    key: (state, seat) => {
      const { improved, kept, seals } = seatOf(state, seat)
      return `${handKey(state, seat)};${seals.join()};${improved.join()};${kept.join()}`
    },
    likely: (state, seat, decision, source) => likely(content, state, seat, decision, source)
  }
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
    worth: plain
  })
}
