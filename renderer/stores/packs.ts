/** The content packs of tables and the games built over them: each fetched once and cached by the pack's hash. */
import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import { gameWithPack, type Game } from '../../shared/games/game'
import type { TableInfo } from '../../shared/protocol/messages'
import { hostLost } from '../link/link'
import { useConnection } from './connection'
import { fetchGame, fetchWithPacks, gameById, loadedGames } from './games'
import { useSettings } from './settings'

type Played = Pick<TableInfo, 'game' | 'pack'>

/** The key of a remembered pack in the settings; `part`: the module that it is for, empty for the base game. */
export const packKey = (game: string, part: string): string => (part === '' ? game : `${game}/${part}`)

/** True if the settings of this machine hold a pack for this game or one of its modules. */
export const remembersPack = (game: string): boolean =>
  Object.keys(useSettings().settings.packs).some((key) => key === game || key.startsWith(`${game}/`))

/** Fetches a game for a form of a new table, with packs if it remembers one. As `fetchGame` otherwise. */
export const fetchForForm = (game: string): Promise<void> =>
  remembersPack(game) ? fetchWithPacks(game) : fetchGame(game)

export const usePacks = defineStore('packs', () => {
  const connection = useConnection()
  const games = shallowReactive(new Map<string, Game>())
  const jsons = new Map<string, unknown>()

  const keyOf = ({ game, pack }: Played): string => `${game} ${pack?.hash ?? ''}`

  /** The game that a table plays, over its pack or the built-in content; undefined until both are loaded. */
  const gameOf = (table: Played): Game | undefined =>
    table.pack ? games.get(keyOf(table)) : gameById(table.game)

  /** The pack of a table as JSON; undefined if it did not come from the host. */
  const jsonOf = (table: Played): unknown => jsons.get(keyOf(table))

  /** True if the table's game or its pack must be fetched before the table can be shown. */
  const missing = (table: Played): boolean => !gameOf(table)

  /** Caches a game over a pack that came with a game file instead of from the host. */
  function keep(table: Played, game: Game): void {
    if (table.pack) games.set(keyOf(table), game)
  }

  /**
   * Fetches the game and the pack of the open table. Returns the refusal of the request, `host-lost`, `unknown-game`, or
   * `content-differs` if this app rejects the pack or builds other content from it than the host.
   */
  async function fetch(table: Played): Promise<Refusal | undefined> {
    try {
      await (table.pack ? fetchWithPacks(table.game) : fetchGame(table.game))
    } catch {
      return { code: hostLost }
    }
    if (!gameById(table.game)) return { code: 'unknown-game', numbers: { game: table.game } }
    if (!table.pack) return undefined
    const reply = await connection.request({ type: 'getPack' })
    if (!reply.ok) return reply.refusal
    const reading = gameWithPack(loadedGames(), table.game, reply.value.pack)
    if ('game' in reading && reading.pack && reading.pack.hash === table.pack?.hash) {
      games.set(keyOf(table), reading.game)
      jsons.set(keyOf(table), reading.pack.json)
      return undefined
    }
    return { code: 'content-differs' }
  }

  return { gameOf, jsonOf, missing, keep, fetch }
})
