/** Content packs that tables play over: asked for once, kept by hash, and the games over them. */
import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import { gameWithPack, type Game } from '../../shared/games/game'
import type { TableInfo } from '../../shared/protocol/messages'
import { hostLost } from '../link/link'
import { useConnection } from './connection'
import { fetchGame, gameById, gamesHere } from './games'

type Played = Pick<TableInfo, 'game' | 'pack'>

export const usePacks = defineStore('packs', () => {
  const connection = useConnection()
  const known = shallowReactive(new Map<string, Game>())
  const jsons = new Map<string, unknown>()

  const keyOf = ({ game, pack }: Played): string => `${game} ${pack?.hash ?? ''}`

  /** The game that a table plays: over its pack, once that is here, or over the built-in content. */
  const gameOf = (table: Played): Game | undefined =>
    table.pack ? known.get(keyOf(table)) : gameById(table.game)

  /** The pack of a table as JSON, as far as it came from the host. */
  const jsonOf = (table: Played): unknown => jsons.get(keyOf(table))

  /** True if the table's game or its pack must be fetched before anything of it can be shown. */
  const missing = (table: Played): boolean => !gameOf(table)

  /** Remembers a game over a pack that came otherwise than from the host: with a game file. */
  function keep(table: Played, game: Game): void {
    if (table.pack) known.set(keyOf(table), game)
  }

  /**
   * Fetches the game and the pack of the open table. Refusals: those of the request, unknown-game, and content-differs
   * for a pack that this app does not take or that makes another content than the host's.
   */
  async function fetch(table: Played): Promise<Refusal | undefined> {
    try {
      await fetchGame(table.game)
    } catch {
      return { code: hostLost }
    }
    if (!gameById(table.game)) return { code: 'unknown-game', numbers: { game: table.game } }
    if (!table.pack) return undefined
    const reply = await connection.request({ type: 'getPack' })
    if (!reply.ok) return reply.refusal
    const over = gameWithPack(gamesHere(), table.game, reply.value.pack)
    if ('game' in over && over.pack && over.pack.hash === table.pack?.hash) {
      known.set(keyOf(table), over.game)
      jsons.set(keyOf(table), over.pack.json)
      return undefined
    }
    return { code: 'content-differs' }
  }

  return { gameOf, jsonOf, missing, keep, fetch }
})
