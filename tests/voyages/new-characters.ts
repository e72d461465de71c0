/** Tables with the New Characters, and helpers for their rulings. */
import { newCharacters } from '../../shared/games/voyages/modules/new-characters'
import { giftsOf, own } from '../../shared/games/voyages/modules/new-characters/kit'
import type { Voyages } from '../../shared/games/voyages/game'
import { alone as aloneAt, freshTable, table as tableAt, type Table } from './table'
import type { TableSpec } from './declared'

const withModule = (spec: TableSpec): TableSpec => ({ ...spec, modules: [newCharacters] })
export const table = (spec: TableSpec = {}): Table => tableAt(withModule(spec))
export const alone = (spec: TableSpec = {}): Table => aloneAt(withModule(spec))
export const fresh = (spec: TableSpec = {}): Table => freshTable(withModule(spec))

/** Choices of the module in the words of the game. */
export const say = {
  use: (gift: string): Voyages['choice'] => ({ type: 'new-characters/useGift', gift }),
  keep: (...gifts: readonly string[]): Voyages['choice'] => ({ type: 'new-characters/keepGifts', gifts }),
  take: (reward: number): Voyages['choice'] => ({ type: 'new-characters/takeReward', reward }),
  card: (card: string): Voyages['choice'] => ({ type: 'new-characters/useCityCard', card })
}

/** Puts these gifts on top of the pile, in this order. */
export const stack = (t: Table, ...gifts: readonly string[]): Table =>
  t.ofModule((state) => {
    const { pile } = own(state)
    pile.cards = [...gifts, ...(pile.cards ?? []).filter((gift) => !gifts.includes(gift))]
  })

/** Gives a seat gifts from the pile. */
export const give = (t: Table, seat: number, ...gifts: readonly string[]): Table =>
  t.ofModule((state) => {
    const { pile } = own(state)
    pile.cards = (pile.cards ?? []).filter((gift) => !gifts.includes(gift))
    pile.count -= gifts.length
    giftsOf(state, seat).kept.push(...gifts)
  })

/** Gives Khan Arghun these cards; one that is on the board is swapped with one that he had. */
export const cards = (t: Table, ...wanted: readonly string[]): Table =>
  t.ofModule((state) => {
    const others = own(state).cityCards.filter((card) => !wanted.includes(card))
    for (const [city, laid] of Object.entries(state.cityCards))
      state.cityCards[city] = laid.map((card) => {
        if (!wanted.includes(card)) return card
        const other = others.pop() ?? ''
        state.spaces[other] = []
        delete state.spaces[card]
        return other
      })
    own(state).cityCards = [...wanted]
  })

export { giftsOf, own }
