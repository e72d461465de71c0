/** Compares what a seat has, in the words in which positions are declared. */
import { expect } from 'vitest'
import { kindOf } from '../../shared/games/expedition/pieces'
import { goldOf } from '../../shared/games/expedition/seats'
import type { SeatState } from '../../shared/games/expedition/types'
import { kindsIn } from './position'

/** What `Table.has` can compare of a seat; only given fields are compared, cards in any order. */
export interface Has {
  readonly camel?: number
  readonly camels?: readonly number[]
  readonly gold?: number
  readonly hand?: string
  /** The number of cards in hand. */
  readonly cards?: number
  /** Cards played for a space that is not paid yet. */
  readonly laid?: string
}

const inOrder = (cards: readonly string[] | undefined): string => (cards ?? []).map(kindOf).sort().join(' ')

/** Expects that the seat has exactly this in all given fields. */
export function expectHas(me: SeatState, things: Has): void {
  const now: Required<Has> = {
    camel: me.camels[0] ?? -1,
    camels: me.camels,
    gold: goldOf(me),
    hand: inOrder(me.hand.cards),
    cards: me.hand.count,
    laid: inOrder(me.tray.cards)
  }
  const ordered = (text: string): string => kindsIn(text).sort().join(' ')
  const { hand, laid } = things
  const wanted = {
    ...things,
    ...(hand === undefined ? {} : { hand: ordered(hand) }),
    ...(laid === undefined ? {} : { laid: ordered(laid) })
  }
  const named = Object.keys(wanted) as (keyof Has)[]
  expect(Object.fromEntries(named.map((key) => [key, now[key]]))).toEqual(wanted)
}
