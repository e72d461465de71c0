// The fake game with content packs, which set how many coins the mint has.

import { z } from 'zod'
import { packReader } from '../../shared/engine/pack'
import type { Game } from '../../shared/games'
import { fakeGame } from './fake-game'

const { check, parse } = packReader({
  schema: z.strictObject({
    name: z.string(),
    author: z.string().exactOptional(),
    coins: z.int().min(1).max(9)
  }),
  check: () => []
})

export const packedGame: Game = {
  ...fakeGame,
  packs: {
    check,
    starter: () => '{ "name": "Mint", "coins": 2 }',
    over: (pack) => {
      const { name, coins } = parse(pack)
      const content = `${name.toLowerCase()}-${coins}`
      return {
        ...fakeGame,
        rules: { ...fakeGame.rules, tables: () => [{ id: 'pack', hash: content }] },
        content: { coins }
      }
    }
  }
}
