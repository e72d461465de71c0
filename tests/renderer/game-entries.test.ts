// @vitest-environment happy-dom
// What the page offers of a game before it has fetched it is what the game itself says.

import { expect, test } from 'vitest'
import { entries } from '../../renderer/games'
import { games } from '../../shared/games'

test('every game has an entry', () => {
  expect(entries.map(({ id }) => id).toSorted()).toEqual(games.map(({ rules }) => rules.id).toSorted())
})

test.each(entries)('the entry of $id says what the game does', async (entry) => {
  const { game, ui } = await entry.load()
  expect([game.rules.id, ui.id]).toEqual([entry.id, entry.id])
  expect(entry.title()).toEqual(ui.title())
  expect(entry.colours).toEqual(ui.colours)
  expect(entry.fewestSeats).toBe(game.rules.seats.min)
  expect(entry.guided).toBe(ui.guide !== undefined)
  expect(entry.computers).toBe(game.knowledge !== undefined)
})
