/** What computer players know of Voyages. */
import { Chance, type Source } from '../../../engine/chance'
import { topTask } from '../../../engine/agenda'
import { all, type ChoiceSet } from '../../../engine/choices'
import type { Decision, Seat } from '../../../engine/rules'
import type { Knowledge } from '../../../players/knowledge'
import { inStyles } from '../../../players/styles'
import type { CardCount } from '../../../polo/card-user'
import { freePoints } from '../../../polo/effects'
import { isOfModule } from '../../../polo/open-game'
import { leavesContract, worthInMove, worthInTurn, worthToGiveUp } from '../../../polo/player/look'
import { deal, dealGoals, handKey, roundKnowledge } from '../../../polo/player/round'
import { styleOf, withLikes } from '../../../polo/player/styles'
import { cardUser } from '../cards'
import type { Content } from '../content'
import { seatOf } from '../seats'
import { pays, stockRules } from '../stock'
import { TurnChoices } from '../turn'
import type { AnyItem, Bundle, Choice, LocationId, SeatState, State } from '../types'
import { likely } from './likely'
import { knownOf, type ModuleKnowledge } from './module-knowledge'
import { contractBrings, pricesWith, type Prices } from './prices'
import { likes, styles } from './styles'
import { usualWeights, worth, type Judge } from './worth'

/** What a style changes. */
type Styled = Pick<Judge, 'weights' | 'likes'>

/**
 * The knowledge of computer players. `contentOf` finds the content of a position; `known` covers the modules that may be in
 * play; `weights` are for tools that try out others.
 */
export const voyagesKnowledge = (
  contentOf: (state: State) => Content,
  known: readonly ModuleKnowledge[] = [],
  weights = usualWeights
): Knowledge<State, Choice> => {
  const prices = pricesWith(known)
  const styled = withLikes(inStyles(weights, styles), likes)
  const usual: Styled = { weights }
  const styling = (styledOf: (state: State, seat: Seat) => Styled) =>
    roundKnowledge<State>(
      (state) => contentOf(state).numbers.rounds,
      (state, seat, eyes) => {
        const { weights, likes } = styledOf(state, seat)
        return worth({ content: contentOf(state), weights, likes, prices, known }, state, seat, eyes)
      },
      {
        bag: (state) => [{ coin: contentOf(state).numbers.moneyBagCoins }],
        choices: (state, seat) => new TurnChoices(contentOf(state), state, seat),
        cardPoints: (state, seat, space, value) =>
          cardPoints(contentOf(state), seatOf(state, seat), space, value)
      }
    )
  const ofRounds = styling((state, seat) => styled[styleOf(state.cityCards, seat, styled.length)] ?? usual)
  return {
    ...ofRounds,
    styles: styled.map((style) => ({ id: style.id, ...styling(() => style) })),
    fill: (world, seat, unseen, source) => fill(known, world, seat, unseen, source),
    worthALook: (state, seat, decision) => worthALook(contentOf(state), known, prices, state, seat, decision),
    key: (state, seat) =>
      [handKey(state, seat), ...knownOf(known, state).map((module) => module.key?.(state, seat))].join(),
    likely: (state, seat, decision, source) => likely(contentOf(state), state, seat, decision, source),
    nextTurn: (state, seat, copy) => {
      const next = ofRounds.nextTurn(state, seat, copy)
      if (next) for (const module of knownOf(known, next)) module.turnEnded?.(next, seat)
      return next
    }
  }
}

/** Points that the card brings for a die of this value, if it asks nothing and costs nothing; 0 for other spaces. */
function cardPoints(content: Content, me: SeatState, space: string, value: number): number {
  const effect = content.findCityCard(space)?.effect
  return effect ? freePoints<AnyItem, CardCount>(cardUser(content, me), effect, value) : 0
}

/** Deals what the seat has not seen at random: contracts into the piles, goal cards to the other seats. */
function fill(
  known: readonly ModuleKnowledge[],
  world: State,
  seat: Seat,
  unseen: Readonly<Record<string, readonly string[]>>,
  source: Source
): void {
  const chance = new Chance(source)
  const contracts = chance.shuffle(unseen['contracts'] ?? [])
  for (const zone of [...world.piles, world.special]) deal(zone, contracts)
  dealGoals(world, seat, chance.shuffle(unseen['goals'] ?? []))
  for (const module of knownOf(known, world)) module.fill?.(world, seat, unseen, chance)
}

/**
 * Only the first order of rewards, since the order hardly matters; in a turn the choices that a sensible player would
 * consider, those of modules as the modules' knowledge says.
 */
function worthALook(
  content: Content,
  known: readonly ModuleKnowledge[],
  prices: Prices,
  state: State,
  seat: Seat,
  { task, choices }: Decision<Choice>
): readonly Choice[] {
  if (!choices) return []
  if (task === 'rewards') return [choices.nth(0)]
  const me = seatOf(state, seat)
  const moving = topTask(state.agenda, seat)
  if (moving?.kind === 'move') {
    const brings = (id: LocationId): boolean => {
      const { kind } = content.place(id)
      return kind !== 'oasis' && kind !== 'start' && !me.posts.includes(id)
    }
    return worthInMove(choices, moving, me.figures, brings)
  }
  if (moving?.kind === 'choose-column')
    return worthTaking(choices, content.findSpace(moving.space)?.columns ?? [])
  if (task === 'discard-contract' || task === 'contract-offer')
    return worthToGiveUp(choices, {
      isPayable: (id) => pays(me.stock, content.contract(id).cost),
      brings: (id) => contractBrings(content, prices, id),
      ...(me.offer !== '' && { offered: me.offer })
    })
  if (task !== 'turn') return all(choices)
  const modules = knownOf(known, state)
  return worthInTurn(choices, {
    mainDone: state.turn.mainDone,
    mayEnd: !leavesContract(stockRules, content.contract, me),
    lastDie: me.dice.length === 1,
    cardPoints: (space, value) => cardPoints(content, me, space, value),
    worth: (choice) =>
      !isOfModule(choice.type) || modules.every((module) => module.worthALook?.(state, seat, choice) ?? true)
  })
}

/** The columns of a stall worth taking: not one that brings no more of anything than another that is offered. */
function worthTaking(choices: ChoiceSet<Choice>, columns: readonly Bundle[]): readonly Choice[] {
  const listed = all(choices)
  const rewards = listed.map(
    (choice): Bundle => (choice.type === 'column' ? columns[choice.column - 1] : undefined) ?? {}
  )
  return listed.filter((_, at) => {
    const reward = rewards[at] ?? {}
    // Of two with the same reward the first is kept.
    return !rewards.some(
      (other, from) => from !== at && covers(other, reward) && (from < at || !covers(reward, other))
    )
  })
}

/** True if a reward holds at least as much of each item as another. */
const covers = (more: Bundle, less: Bundle): boolean =>
  Object.entries(less).every(([item, count = 0]) => (more[item as AnyItem] ?? 0) >= count)
