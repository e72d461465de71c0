/** The class by which the rules of Voyages change a game; see `Play` in game.ts. */
import type { Seat } from '../../engine/rules'
import { StockPlay } from '../../polo/play'
import type { StockRules } from '../../polo/stock'
import type { Play, Voyages } from './game'
import { stockRules } from './stock'
import type { AnyItem, Bundle, Cause, Resource, Reward } from './types'

interface Words {
  readonly item: AnyItem
  readonly resource: Resource
  readonly cause: Cause
  readonly reward: Reward
}

export class VoyagesPlay extends StockPlay<Voyages, Words> implements Play {
  protected override get stockRules(): StockRules<Resource> {
    return stockRules
  }

  protected override emitStockChange(type: 'paid' | 'gained', seat: Seat, items: Bundle, cause: Cause): void {
    this.emit({ type, seat, items, cause })
  }

  protected override askRewardOrder(seat: Seat, pending: readonly Reward[]): void {
    this.open(seat, { kind: 'rewards', pending })
  }

  protected override pendingReward(item: AnyItem, count: number, cause: Cause): Reward {
    return { item: item as Reward['item'], count, cause }
  }
}
