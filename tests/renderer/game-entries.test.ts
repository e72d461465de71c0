// @vitest-environment happy-dom
// The page's registry of games: what an entry says agrees with the game once it is loaded, and each is loaded once.

import { expect, test } from 'vitest'
import { entries } from '../../renderer/games'
import { fetchGame, gameById, gameName, setGames, uiById } from '../../renderer/stores/games'
import { gameById as ruled, games } from '../../shared/games'
import { books } from '../lib/books'
import { interfaces } from './interfaces'

test('every game has an entry, in the order of the rules’ own registry', () => {
  expect(entries.map(({ id }) => id)).toEqual(games.map(({ rules }) => rules.id))
})

test('every game has its interface and its rules book in the lists that other tests go through', () => {
  const ids = games.map(({ rules }) => rules.id)
  expect(interfaces.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(books)).toEqual(ids)
})

test.each(entries.map((entry) => [entry.id, entry] as const))(
  '%s: the entry agrees with the loaded game',
  async (id, entry) => {
    const { game, ui } = await entry.load()
    expect([game.rules.id, ui.id]).toEqual([id, id])
    expect(ui.title()).toEqual(entry.title())
    expect([entry.colours, game.colours]).toEqual([ui.colours, ui.colours])
    expect(entry.colours.length).toBeGreaterThanOrEqual(game.rules.seats.max)
    expect(entry.fewestSeats).toBe(game.rules.seats.min)
    expect(entry.guided).toBe(ui.guide !== undefined)
    expect(entry.computers).toBe(ruled(id)?.knowledge !== undefined)
    const styles = ruled(id)?.knowledge?.styles?.map((style) => style.id) ?? []
    const offered = entry.computers ? ['usual', ...styles] : []
    expect(Object.keys(entry.styles()).toSorted()).toEqual(offered.toSorted())
    // The evaluation for computer players is loaded only by those who search, packs only by forms and games that use one.
    expect([game.knowledge, game.packs]).toEqual([undefined, undefined])
    expect(Boolean(entry.packs)).toBe(ruled(id)?.packs !== undefined)
    expect(entry.packs?.parts).toEqual(ruled(id)?.packs?.parts)
    const packs = await entry.packs?.load()
    expect(packs?.packs.starter(entry.packs?.parts?.[0])).toBe(
      ruled(id)?.packs?.starter(entry.packs?.parts?.[0])
    )
  }
)

test('a game is loaded once, when it is first needed; a failed load is retried', async () => {
  let asked = 0
  const [first] = entries
  if (!first) throw new Error('no games')
  setGames([
    {
      ...first,
      load: () => {
        asked += 1
        return asked === 1 ? Promise.reject(new Error('the host is gone')) : first.load()
      }
    }
  ])
  expect(gameName(first.id)).toBe(first.title().name)
  expect(uiById(first.id)).toBeUndefined()
  await expect(fetchGame(first.id)).rejects.toThrow('the host is gone')
  expect(gameById(first.id)).toBeUndefined()
  await Promise.all([fetchGame(first.id), fetchGame(first.id)])
  await fetchGame(first.id)
  expect(asked).toBe(2)
  expect(gameById(first.id)?.rules.id).toBe(first.id)
  await expect(fetchGame('chess')).resolves.toBeUndefined()
})
