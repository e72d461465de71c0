/** Ruling 66 with modules: a seat that may still draw from a shared supply comes before the draws of later seats. */
import { describe, expect, it } from 'vitest'
import { newCharacters } from '../../shared/games/voyages/modules/new-characters'
import { lastTurn, table } from './agents'
import { giftsOf, own, say, stack } from './new-characters'
import { say as base } from './say'
import type { Table } from './table'

/** Seat 0 with this character and these posts, seat 1 with a post in Anxi; the round ends with the next turn. */
const before = (things: object, anxi: string): Table =>
  lastTurn([], { character: '', ...things }, { modules: [newCharacters] })
    .given({ seat: 1, dice: [], posts: ['anxi'] })
    .ofModule((state) => {
      state.cityBonuses['anxi'] = anxi
    })

const nicolao = { character: 'new-characters/fratre-nicolao' }

describe('draws of a round', () => {
  it('the tile that copies a draw comes before the draws of later seats', () => {
    const t = before({ posts: ['xian'] }, 'agents/bonus-contract')
      .special('contract-10', 'contract-11')
      .passOut()
    expect([t.question(0), t.question(1)]).toEqual(['copy-bonus', undefined])
    t.seat(0)
      .play(base.cityBonus('anxi'))
      .has({ contracts: ['contract-10'] })
    t.has({ contracts: ['contract-11'] }, 1)
  })

  it('if no bonus on the board draws, nobody waits for a copy', () => {
    const t = table()
      .given({ dice: [], posts: ['xian'] })
      .given({ seat: 1, dice: [], posts: ['anxi'], character: 'matteo-polo' })
      .given({ seat: 2, dice: [1] })
      .turnOf(2)
      .special('contract-10')
      .passOut()
    expect(t.question(0)).toBe('copy-bonus')
    t.has({ contracts: ['contract-10'] }, 1)
  })

  it('two of three gifts go back before a later seat draws one', () => {
    const t = before(nicolao, 'new-characters/bonus-gift').ofModule((state) => {
      // Three gifts are left, because seat 2 has all others.
      const mine = own(state)
      const all = ['gift-camel-3', 'gift-camel-2', 'gift-coin-5']
      giftsOf(state, 2).kept = (mine.pile.cards ?? []).filter((gift) => !all.includes(gift))
      mine.pile = { count: 3, cards: all }
    })
    t.passOut()
    expect([t.question(0), t.question(1)]).toEqual(['new-characters/keep-gifts', undefined])
    t.seat(0).play(say.keep('gift-camel-3'))
    expect(t.events('new-characters/giftsDrawn').at(-1)).toMatchObject({ seat: 1 })
    expect(t.events('rewardLost')).toEqual([])
  })

  it('a gift that may bring a black die comes before a black die of a later seat', () => {
    const t = stack(before(nicolao, 'agents/bonus-black-die'), 'gift-black-die-or-3-coins').passOut()
    expect([t.at(1).dice, t.state.blackDice]).toEqual([[], 4])
    t.seat(0).play(say.keep('gift-black-die-or-3-coins'))
    expect([t.question(0), t.at(1).dice]).toEqual(['new-characters/either-reward', []])
    t.seat(0).play(say.take(0))
    expect(t.events('blackDieTaken').map(({ seat }) => seat)).toEqual([0, 1])
  })
})
