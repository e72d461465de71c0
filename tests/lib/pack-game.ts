// A whole random game with a content pack: played, written to a file, read back and replayed from it.

import { expect } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { entryLine, headerLine, readFile } from '../../shared/engine/file'
import { Match } from '../../shared/engine/match'
import { configOf, originOf, otherTables } from '../../shared/engine/record'
import type { Options } from '../../shared/engine/rules'
import { gameWithPack, games, type Game } from '../../shared/games'
import { randomGame } from './random-game'

/** The fields of an event that tests of packs look at. */
export interface PackEvent {
  readonly type: string
  readonly seat?: number
  readonly cause?: { readonly kind: string; readonly [of: string]: unknown }
  readonly items?: Readonly<Record<string, number>>
}

/** The pack to play with, and the game's set-up. */
export interface PackGameRequest {
  readonly pack: unknown
  readonly players: number
  readonly seed?: number
  readonly options?: Options
}

/**
 * Plays a game with a pack to its end, and expects that its file replays with the pack it contains and with no other
 * content. Returns the game's events.
 */
export function playedOver(
  id: string,
  { pack, players, seed = 7, options = {} }: PackGameRequest
): readonly PackEvent[] {
  const { rules, json } = over(id, pack)
  const { header, entries, match } = randomGame(rules, { players, seed, options, pack: json })
  expect(rules.audit(match.state)).toEqual([])
  expect(rules.outcome(match.state)).toBeDefined()
  const file = readFile([headerLine(header), ...entries.map(entryLine)].join(''))
  if (!file.ok || file.damage) throw new Error('the game file could not be read back')
  const again = over(file.header.game, file.header.pack)
  expect(otherTables(again.rules, file.header)).toBeUndefined()
  const config = configOf(file.header)
  const origin = originOf(again.rules, file.header)
  const replayed = Match.restore(again.rules, config, origin, file.entries, seeded(1), true)
  expect(replayed.state).toEqual(match.state)
  // Without its pack the file does not match the content.
  expect(otherTables(over(id, undefined).rules, file.header)).toBeDefined()
  return file.entries.flatMap((entry) => ('events' in entry ? (entry.events as readonly PackEvent[]) : []))
}

function over(id: string, pack: unknown): { readonly rules: Game['rules']; readonly json: unknown } {
  const found = gameWithPack(games, id, pack)
  if (!('game' in found)) throw new Error(JSON.stringify(found))
  return { rules: found.game.rules, json: found.pack?.json }
}
