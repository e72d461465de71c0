/** Rulings 1 to 7: aim, material and set-up. */
import { describe, expect, it } from 'vitest'
import { expeditionOver } from '../../../shared/games/expedition'
import { baseContent } from '../../../shared/games/expedition/content'
import { cards, kindOf } from '../../../shared/games/expedition/pieces'
import { goldOf } from '../../../shared/games/expedition/seats'
import { freshTable, table } from '../table'

const counts = [2, 3, 4, 5]

describe('aim and material', () => {
  it('ruling 1: the most gold wins; being first in Dadu does not win by itself', () => {
    const t = table({
      camels: { a: 28, b: 27, c: 26 },
      hand: { a: 'oil-red spices-red silk-red fruit-red' },
      gold: { a: 3, b: 6, c: 2 }
    })
    t.pay('oil-red spices-red silk-red fruit-red')
    expect(t.ranking).toBe('b a c')
    t.has({ gold: 3 + 7 })
      .has({ gold: 6 + 5 }, 'b')
      .has({ gold: 2 + 4 }, 'c')
  })

  it('ruling 2: 55 cards: two of each good and three drivers in each of five colours', () => {
    const { deck, display, seats } = freshTable().state
    const dealt = [deck, ...seats.map(({ hand }) => hand)].flatMap((zone) => zone.cards ?? [])
    const all = [...dealt, ...display]
    expect([...all].sort()).toEqual([...cards].sort())
    const count = (part: string): number => all.filter((card) => kindOf(card).includes(part)).length
    for (const colour of ['yellow', 'blue', 'red', 'green', 'violet']) {
      for (const good of ['oil', 'spices', 'silk', 'fruit']) expect(count(`${good}-${colour}`)).toBe(2)
      expect(count(`driver-${colour}`)).toBe(3)
      expect(count(colour)).toBe(11)
    }
    expect([count('driver'), all.length - count('driver')]).toEqual([15, 40])
  })

  it('ruling 3: 72 gold; only sums count, and the supply cannot run dry', () => {
    const { supply, chests, seats } = freshTable().state
    const lying = chests.reduce((sum, gold) => sum + gold, 0)
    expect([lying, seats.map(goldOf), supply]).toEqual([11, [3, 3, 3], 72 - 11 - 9])
    const most = (track: string, players: number): number => {
      const { spaces, stageCity } = baseContent.track(track)
      const camels = players === 2 ? 4 : players
      const best = (stage: typeof spaces): number =>
        stage
          .map(({ scoring }) => scoring ?? 0)
          .sort((x, y) => y - x)
          .slice(0, camels)
          .reduce((sum, gold) => sum + gold, 0)
      const chest = spaces.reduce((sum, space) => sum + (space.chest ?? 0), 0)
      return 3 * players + chest + best(spaces.slice(0, stageCity + 1)) + best(spaces.slice(stageCity + 1))
    }
    expect(most('classic', 5)).toBe(71)
    for (const players of counts) expect(most('graded', players)).toBeLessThanOrEqual(71)
  })

  it('ruling 4: hands and the deck are hidden; all else is open, and how many cards they hold', () => {
    const hand = { a: 'oil-red silk-blue', b: 'fruit-green' }
    const t = table({ camels: { a: 0, b: 3, c: 4 }, hand, discards: 'driver-red' })
    t.pay('oil-red')
    const { deck, seats, display, discards, chests, supply } = t.rules.view(t.state, 1)
    expect(deck).toEqual({ count: t.state.deck.count })
    expect(seats.map(({ hand }) => hand)).toEqual([
      { count: 1 },
      { count: 1, cards: ['fruit-green-1'] },
      { count: 0 }
    ])
    expect({ display, discards, chests, supply }).toEqual({
      display: t.state.display,
      discards: ['driver-red-1', 'oil-red-1'],
      chests: t.state.chests,
      supply: t.state.supply
    })
    expect(seats.map(goldOf)).toEqual([3, 3, 3])
    expect(t.rules.view(t.state, 'public').seats[1]?.hand).toEqual({ count: 1 })
  })

  it('ruling 4: what a seat alone sees are the cards in its hand and those it is laying', () => {
    const t = table({ camels: { a: 3, b: 4, c: 5 }, hand: { a: '2 driver-red oil-blue', b: 'fruit-green' } })
    const { secrets } = expeditionOver(baseContent)
    const seen = (seat: number): unknown => [...(secrets(t.state, seat) as string[])].sort()
    const all = ['driver-red-1', 'driver-red-2', 'oil-blue-1']
    expect([0, 1, 2].map(seen)).toEqual([all, ['fruit-green-1'], []])
    t.pay('driver-red')
    expect(t.question()).toBe('pay')
    expect(seen(0)).toEqual(all)
  })
})

describe('set-up', () => {
  it('ruling 5: chests of the printed value, 3 gold and five cards each, five cards in the display', () => {
    for (const players of counts) {
      const { chests, seats, display, deck } = freshTable({ players }).state
      expect(chests.flatMap((gold, space) => (gold > 0 ? [[space, gold]] : []))).toEqual([
        ...[6, 8, 10].map((space) => [space, 1]),
        [15, 2],
        ...[19, 21].map((space) => [space, 1]),
        ...[23, 28].map((space) => [space, 2])
      ])
      for (const seat of seats) expect([goldOf(seat), seat.hand.count]).toEqual([3, 5])
      expect([display.length, deck.count]).toEqual([5, 55 - 5 * players - 5])
    }
    expect(freshTable({ seed: 2 }).display, 'the cards are shuffled').not.toBe(
      freshTable({ seed: 3 }).display
    )
  })

  it('ruling 6: one camel each; the merchant card does nothing, so the rules hold none', () => {
    for (const players of [3, 4, 5])
      for (const seat of freshTable({ players }).state.seats) {
        expect(seat.camels).toHaveLength(1)
        expect(Object.keys(seat).sort()).toEqual(['camels', 'gold', 'hand', 'tray'])
      }
  })

  it('ruling 7: the first player on Ormuz, the others clockwise on the next spaces, for nothing', () => {
    const t = freshTable({ players: 5, first: 'd' })
    expect(t.turn).toBe('d')
    expect(t.state.seats.map(({ camels }) => camels[0])).toEqual([2, 3, 4, 0, 1])
    t.has({ gold: 3, cards: 5, camel: 4 }, 'c')
    expect(baseContent.tracks.map(({ spaces }) => spaces.slice(0, 5).filter(({ chest }) => chest))).toEqual([
      [],
      []
    ])
  })

  it('ruling 7: the first player is named by the host or drawn', () => {
    const drawn = new Set(Array.from({ length: 30 }, (_, seed) => freshTable({ seed, first: 'drawn' }).turn))
    expect([...drawn].sort()).toEqual(['a', 'b', 'c'])
    expect(freshTable({ first: 'b' }).turn).toBe('b')
  })
})
