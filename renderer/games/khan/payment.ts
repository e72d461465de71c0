/**
 * Jade in place of coins and camels: used only for what is missing, or asked about with every payment (rulings 1 and
 * 3).
 */
import { computed, shallowReactive, shallowRef, watch, type ShallowRef, type WritableComputedRef } from 'vue'
import { all } from '../../../shared/engine/choices'
import type { Seat } from '../../../shared/engine/rules'
import { jadeWays } from '../../../shared/games/khan/jade'
import { paidFor } from '../../../shared/games/khan/stock'
import type { Bundle, Choice, JadePart, Stock } from '../../../shared/games/khan/types'
import type { Facts } from './facts'

/** A payment that waits for the player to choose how to make it. */
export interface Pending {
  readonly ways: readonly { readonly jade: JadePart | undefined; readonly paid: Bundle }[]
  readonly make: (jade: JadePart | undefined) => readonly Choice[]
}

export interface Payment {
  /** Ask the front seat whenever a payment could use more jade than is needed; each seat decides for itself. */
  readonly asks: WritableComputedRef<boolean>
  readonly pending: ShallowRef<Pending | undefined>
  /**
   * Sends the choices that `make` returns, at this cost; asks first if that is wanted and there is more than one way to
   * pay.
   */
  readonly send: (cost: Bundle, make: Pending['make']) => Promise<unknown>
  /** Answers the open payment. */
  readonly pay: (jade: JadePart | undefined) => void
  readonly cancel: () => void
}

/**
 * Splits the jade that a player chooses to use in a sequence of payments among the single payments: the first ones take
 * it, as far as they cost coins and camels. Undefined for a payment that uses none by choice.
 */
export function splitJade(
  stock: Stock,
  prices: readonly Readonly<JadePart>[],
  jade: JadePart
): readonly (JadePart | undefined)[] {
  const held = { coin: stock.coin, camel: stock.camel }
  const items = ['coin', 'camel'] as const
  const sum = (item: 'coin' | 'camel'): number => prices.reduce((all, price) => all + price[item], 0)
  /** Total jade for each item: what is missing, plus what is chosen on top. */
  const left = {
    coin: Math.max(0, sum('coin') - stock.coin) + jade.coin,
    camel: Math.max(0, sum('camel') - stock.camel) + jade.camel
  }
  return prices.map((price) => {
    const part = { coin: 0, camel: 0 }
    for (const item of items) {
      const inJade = Math.min(price[item], left[item])
      part[item] = inJade - Math.max(0, price[item] - held[item])
      left[item] -= inJade
      held[item] -= price[item] - inJade
    }
    return part.coin + part.camel > 0 ? part : undefined
  })
}

type Payer = Pick<Facts, 'me' | 'own' | 'task' | 'choose'>

export function makePayment({ me, own, task, choose }: Payer): Payment {
  const asking = shallowReactive(new Set<Seat>())
  const asks = computed({
    get: () => asking.has(me.value),
    set: (wanted) => void (wanted ? asking.add(me.value) : asking.delete(me.value))
  })
  const pending = shallowRef<Pending>()
  const cancel = (): void => {
    pending.value = undefined
  }
  watch([task, own], cancel, { flush: 'sync' })
  return {
    asks,
    pending,
    send: async (cost, make) => {
      const { stock } = own.value
      const parts = asks.value ? all(jadeWays(stock, cost)) : []
      if (parts.length === 0) return choose(...make(undefined))
      pending.value = {
        make,
        ways: [undefined, ...parts].map((jade) => ({ jade, paid: paidFor(stock, cost, jade) }))
      }
      return undefined
    },
    pay: (jade) => {
      const open = pending.value
      cancel()
      if (open) void choose(...open.make(jade))
    },
    cancel
  }
}
