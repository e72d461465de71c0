/**
 * The operations with which the rules of the family change a game: payments and rewards, beside those of the agenda.
 */
import { Play } from '../engine/play'
import type { Seat } from '../engine/rules'
import { seatOf } from '../engine/seats'
import type { PoloGame } from './game'
import type { PendingReward } from './rewards'
import { paymentOf } from './payment'
import type { Amounts, StockRules } from './stock'

/** The types that a game supplies: its items, those kept in stock, causes of stock changes, pending rewards. */
export interface StockWords {
  readonly item: string
  readonly resource: string
  readonly cause: object
  readonly reward: PendingReward
}

type Items<W extends StockWords> = Amounts<W['item']>

/** A bundle and its cause. */
export interface Award<W extends StockWords> {
  readonly items: Items<W>
  readonly cause: W['cause']
}

/**
 * Payments and rewards as all games of the family handle them; a game's own class emits the events in its own types.
 */
export abstract class StockPlay<G extends PoloGame, W extends StockWords> extends Play<G> {
  protected abstract get stockRules(): StockRules<W['resource']>
  /** Emits that a seat's stock or points changed. */
  protected abstract emitStockChange(
    type: 'paid' | 'gained',
    seat: Seat,
    items: Items<W>,
    cause: W['cause']
  ): void
  /** Asks in which order pending rewards are taken. */
  protected abstract askRewardOrder(seat: Seat, pending: readonly W['reward'][]): void
  /** Creates a reward that waits for an answer, a draw or a movement. */
  protected abstract pendingReward(item: W['item'], count: number, cause: W['cause']): W['reward']

  /** The state of a seat. */
  seat(seat: Seat): G['state']['seats'][number] {
    return seatOf(this.state, seat)
  }

  /**
   * Pays named items; emits nothing if all amounts are zero. `more`: how much of each item is paid with its substitute
   * beyond what is short. Throws if the items cannot be paid: the caller must have checked.
   */
  pay(seat: Seat, items: Items<W>, cause: W['cause'], more?: Amounts<W['resource']>): void {
    const { stock } = this.seat(seat)
    const held = stock as Readonly<Record<W['resource'], number>>
    const paid = paymentOf<W['resource'], W['item']>(this.stockRules, held, items, more)
    for (const _ in paid) {
      this.emitStockChange('paid', seat, paid, cause)
      return
    }
  }

  /**
   * Gives a reward: resources and points at once, so that they may pay for a movement of the same reward; what needs an
   * answer, a draw or a movement waits on the agenda.
   */
  award(seat: Seat, items: Items<W>, cause: W['cause']): void {
    this.awardAll(seat, [{ items, cause }])
  }

  /** Several rewards that come together: all resources first, then the rest in an order of the seat's choice. */
  awardAll(seat: Seat, rewards: readonly Award<W>[]): void {
    const pending: W['reward'][] = []
    for (const { items, cause } of rewards) this.#give(seat, items, cause, pending)
    if (pending.length > 0) this.askRewardOrder(seat, pending)
  }

  /** Gives what can be given at once and adds the rest to `pending`. */
  #give(seat: Seat, items: Items<W>, cause: W['cause'], pending: W['reward'][]): void {
    const { stock } = this.seat(seat)
    const named: Amounts<string> = items
    let [some, rest] = [false, false]
    for (const item in named) {
      const count = named[item]
      if (!count) rest = true
      else if (item === 'vp' || stock[item] !== undefined) some = true
      else {
        rest = true
        pending.push(this.pendingReward(item, count, cause))
      }
    }
    if (some) this.emitStockChange('gained', seat, rest ? kept(items, stock) : items, cause)
  }
}

/** The items of a bundle that are kept in stock, and points, without zero amounts. */
function kept<I extends Amounts<string>>(items: I, stock: Readonly<Record<string, number>>): I {
  const now: Partial<Record<string, number>> = {}
  for (const item in items)
    if (items[item] && (item === 'vp' || stock[item] !== undefined)) now[item] = items[item]
  return now as I
}
