/** The class by which the rules change a game; see `Play` in game.ts. */
import type { Seat } from '../../engine/rules'
import { StockPlay } from '../../polo/play'
import type { StockRules } from '../../polo/stock'
import type { Khan, KhanWords } from './game'
import { stockRules } from './stock'
import type { Bundle, Cause, Item, Resource, Reward } from './types'

export class KhanPlay extends StockPlay<Khan, KhanWords> {
  protected override get stockRules(): StockRules<Resource> {
    return stockRules
  }

  /** Emits the event, and the points that a character gets for received items (ruling 48). */
  protected override emitStockChange(type: 'paid' | 'gained', seat: Seat, items: Bundle, cause: Cause): void {
    this.emit({ type, seat, items, cause })
    if (type === 'paid') return
    const { character } = this.seat(seat)
    const { pointsFor } = this.content.character(character)
    if (!pointsFor) return
    let vp = 0
    for (const [item, points] of Object.entries(pointsFor)) vp += (items[item as Item] ?? 0) * points
    if (vp > 0) this.emit({ type: 'gained', seat, items: { vp }, cause: { kind: 'character', character } })
  }

  protected override askRewardOrder(seat: Seat, pending: readonly Reward[]): void {
    this.open(seat, { kind: 'rewards', pending })
  }

  protected override pendingReward(item: Item, count: number, cause: Cause): Reward {
    return { item: item as Reward['item'], count, cause }
  }
}
