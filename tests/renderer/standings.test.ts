// Standings: how often everybody has won, from the results of finished games.

import { expect, test } from 'vitest'
import { amongPeople, hasPlayed, standingsOf } from '../../renderer/features/standings/standings'
import type { GameResult } from '../../shared/protocol/messages'

type Seat = GameResult['seats'][number]
let at = 0
/** A game with seats such as "Ann 60"; winners have an asterisk, computer players a hash. */
function played(...seats: readonly string[]): GameResult {
  at += 1
  return {
    table: `t${at}`,
    game: 'voyages',
    at,
    seats: seats.map((text): Seat => {
      const [, name = '', total, marks = ''] = /^(.*) (-?\d+)([*#]*)$/.exec(text) ?? []
      return {
        name,
        total: Number(total),
        ...(marks.includes('*') && { won: true as const }),
        ...(marks.includes('#') && { computer: true as const })
      }
    })
  }
}

test('only games of two or more people count, the latest first', () => {
  const solo = played('Ann 60*', 'Odoric 40#')
  const two = played('Ann 50', 'Ben 61*', 'Odoric 40#')
  const three = played('Ann 50', 'Ben 61*', 'Cy 3')
  expect(amongPeople([solo, two, three])).toEqual([three, two])
})

test('wins, average and best of each person; computer players win without being listed', () => {
  const games = amongPeople([
    played('Ann 60*', 'Ben 40'),
    played('Ann 50', 'Ben 71*', 'Cy -3'),
    played('Ann 44*', 'Ben 44*'),
    played('Ann 10', 'Cy 12', 'Odoric 90*#')
  ])
  expect(standingsOf(games)).toEqual([
    { name: 'Ben', games: 3, wins: 2, mean: (40 + 71 + 44) / 3, best: 71 },
    { name: 'Ann', games: 4, wins: 2, mean: 41, best: 60 },
    { name: 'Cy', games: 2, wins: 0, mean: 4.5, best: 12 }
  ])
})

test('capitals and blanks around a name make no other person; it is shown as last written', () => {
  const games = amongPeople([played('ann 60*', 'Ben 40'), played('Ann  20', 'Ben 30*')])
  expect(standingsOf(games).map(({ name, games: count }) => [name.trim(), count])).toEqual([
    ['Ann', 2],
    ['Ben', 2]
  ])
  expect(games.map((game) => hasPlayed(game, 'ANN'))).toEqual([true, true])
  expect(hasPlayed(played('Cy 1', 'Ann 3#', 'Ben 2'), 'Ann')).toBe(false)
})
