// A whole game over a content pack: played at random, written into a file, read back and played again from it.

import { expect } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { entryLine, headerLine, readFile } from '../../shared/engine/file'
import { Match } from '../../shared/engine/match'
import { configOf, originOf, otherTables } from '../../shared/engine/record'
import type { Options } from '../../shared/engine/rules'
import { gameWithPack, games, type Game } from '../../shared/games'
import { randomGame } from './random-game'

/** An event, as far as tests look at it. */
export interface Told {
  readonly type: string
  readonly seat?: number
  readonly cause?: { readonly kind: string; readonly [of: string]: unknown }
  readonly items?: Readonly<Record<string, number>>
}

/** A game to play, the pack it is played over, and by what. */
export interface PackWish {
  readonly pack: unknown
  readonly players: number
  readonly seed?: number
  readonly options?: Options
}

/** Plays a game over a pack to its end; its file plays again over the pack it carries. Gives what was told. */
export function playedOver(id: string, { pack, players, seed = 7, options = {} }: PackWish): readonly Told[] {
  const { rules, json } = over(id, pack)
  const { header, entries, match } = randomGame(rules, { players, seed, options, pack: json })
  expect(rules.audit(match.state)).toEqual([])
  expect(rules.outcome(match.state)).toBeDefined()
  const file = readFile([headerLine(header), ...entries.map(entryLine)].join(''))
  if (!file.ok || file.damage) throw new Error('the file does not hold')
  const again = over(file.header.game, file.header.pack)
  expect(otherTables(again.rules, file.header)).toBeUndefined()
  const config = configOf(file.header)
  const origin = originOf(again.rules, file.header)
  const replayed = Match.restore(again.rules, config, origin, file.entries, seeded(1), true)
  expect(replayed.state).toEqual(match.state)
  // Without its pack the file is not one of this content.
  expect(otherTables(over(id, undefined).rules, file.header)).toBeDefined()
  return file.entries.flatMap((entry) => ('events' in entry ? (entry.events as readonly Told[]) : []))
}

function over(id: string, pack: unknown): { readonly rules: Game['rules']; readonly json: unknown } {
  const found = gameWithPack(games, id, pack)
  if (!('game' in found)) throw new Error(JSON.stringify(found))
  return { rules: found.game.rules, json: found.pack?.json }
}
