/** The tables that a game names in its files: a change to what it is played with is then noticed. */
import { expect, test } from 'vitest'
import { games } from '../../shared/games'

test.each(games.map((game) => [game.rules.id, game] as const))(
  '%s: each set of options names its tables once, the base first, and what a value adds beside it',
  (_, { rules }) => {
    const sets = (options: Record<string, string>): readonly string[] => {
      const tables = rules.tables(options)
      for (const { hash } of tables) expect(hash).toMatch(/^[0-9a-f]{14}$/)
      return tables.map(({ id }) => id)
    }
    expect(sets({})[0]).toBe('base')
    for (const option of rules.options)
      for (const value of option.kind === 'choice' ? option.values : []) {
        const named = sets({ [option.id]: value })
        expect([named[0], new Set(named).size], `${option.id}: ${value}`).toEqual(['base', named.length])
      }
  }
)
