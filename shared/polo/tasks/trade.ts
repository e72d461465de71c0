/** Tasks of a card that trades: how often to use it, and which goods of the player's choice to pay. */
import { refusalOf, type Seat } from '../../engine/rules'
import {
  afterTrade,
  goodsToPay,
  namedItems,
  tradeChoices,
  tradeRefusal,
  type EffectUser,
  type StopTrading,
  type Trade,
  type TradeChoice,
  type Trading
} from '../effects'
import { eachGood, goodsChoices, goodsFit, someGoods, type GoodsChoice } from '../goods'
import { times, type Amounts } from '../stock'

/** A trade under way. */
export interface TradeTask extends Trading {
  readonly card: string
}
/** Goods of the player's choice still to be paid for uses of a card's option. */
export interface PayGoodsTask {
  readonly count: number
  readonly cap: number
  readonly card: string
  readonly option: number
  readonly times: number
}

/** A task with the position and the seat that is asked. */
export interface AskedTrade<Content, State, Task> {
  readonly content: Content
  readonly state: State
  readonly seat: Seat
  readonly task: Task
}

interface Trades<Content> {
  readonly content: Content
  close(seat: Seat): void
  amend(seat: Seat, task: { readonly kind: 'trade' } & TradeTask): void
  open(seat: Seat, task: { readonly kind: 'pay-goods' } & PayGoodsTask): void
}

/** What a game supplies about its cards that trade. */
export interface TradingGame<Content, State, Play, Item extends string, Good extends string, Choice> {
  readonly goods: readonly Good[]
  /** The options of a card, and whether uses may mix them. Throws for a card that does not trade. */
  readonly effectOf: (
    content: Content,
    card: string
  ) => { readonly options: readonly Trade<Item>[]; readonly mix: boolean }
  readonly user: (asked: AskedTrade<Content, State, unknown>) => EffectUser<Item, string>
  /** How many of a good a seat has. */
  readonly held: (state: State, seat: Seat, good: Good) => number
  /** Pays for uses of a card. `choice`: how, where there is a choice. */
  readonly pay: (play: Play, seat: Seat, items: Amounts<Item>, card: string, choice?: Choice) => void
  /** The rewards of all uses at once: steps of several uses are one movement. */
  readonly reward: (play: Play, seat: Seat, items: Amounts<Item>, card: string) => void
}

/** The two tasks: all uses of one option, or option by option where they may be mixed; then which goods to pay. */
export function tradeTasks<
  Content,
  State,
  Play extends Trades<Content>,
  Item extends string,
  Good extends string & Item,
  Choice extends TradeChoice
>(game: TradingGame<Content, State, Play, Item, Good, Choice>) {
  type Asked = AskedTrade<Content, State, TradeTask>
  type AskedPay = AskedTrade<Content, State, PayGoodsTask>
  const optionsOf = ({ content, task }: Asked) => game.effectOf(content, task.card).options
  const wayOf = (content: Content, card: string, option: number): Trade<Item> => {
    const way = game.effectOf(content, card).options[option]
    if (!way) throw new Error(`${card} has no option ${option}`)
    return way
  }
  const limits = ({ state, seat, task }: AskedPay) =>
    eachGood(game.goods, (good) => Math.min(game.held(state, seat, good), task.cap))
  return {
    trade: {
      choices: (asked: Asked) => tradeChoices(game.user(asked), optionsOf(asked), asked.task),
      refusal: (asked: Asked, choice: TradeChoice | StopTrading) =>
        tradeRefusal(game.user(asked), optionsOf(asked), asked.task, choice),
      resolve: (play: Play, seat: Seat, task: TradeTask, choice: Choice | StopTrading): void => {
        if (choice.type === 'stop') {
          play.close(seat)
          return
        }
        const { card } = task
        const { option, times: n } = choice
        const way = wayOf(play.content, card, option)
        const left = afterTrade(task, game.effectOf(play.content, card).mix, n)
        if (left) play.amend(seat, { ...left, kind: 'trade' })
        else play.close(seat)
        const toPay = goodsToPay(way.cost, n, game.goods)
        game.pay(play, seat, times(toPay ? namedItems(way.cost) : way.cost, n), card, choice)
        if (toPay) play.open(seat, { kind: 'pay-goods', ...toPay, card, option, times: n })
        else game.reward(play, seat, times(way.reward, n), card)
      }
    },
    payGoods: {
      choices: (asked: AskedPay) => goodsChoices(game.goods, asked.task.count, limits(asked)),
      refusal: (asked: AskedPay, choice: GoodsChoice<Good>) =>
        goodsFit(game.goods, choice.goods, asked.task.count, limits(asked))
          ? undefined
          : refusalOf('not-offered'),
      resolve: (play: Play, seat: Seat, task: PayGoodsTask, choice: GoodsChoice<Good>): void => {
        const { card, option, times: n } = task
        play.close(seat)
        const paid: Amounts<Good> = someGoods(game.goods, choice.goods)
        game.pay(play, seat, paid as Amounts<Item>, card)
        game.reward(play, seat, times(wayOf(play.content, card, option).reward, n), card)
      }
    }
  }
}
