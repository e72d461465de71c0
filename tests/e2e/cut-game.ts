/** Files of random games, cut off where the turn passes to another seat. */
import { entryLine, headerLine } from '../../shared/engine/file'
import type { Options } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'

/** Which random game, the share of its entries to play at least, and its options. */
export interface CutGame {
  readonly players: number
  readonly seed: number
  /** From 0 to 1. */
  readonly share: number
  readonly options?: Options
}

/** The file of this random game, up to the first change of seat after the share. Throws for an unknown game. */
export function cutGame(id: string, { players, seed, share, options = {} }: CutGame): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const { header, entries } = randomGame(game.rules, { players, seed, options })
  const from = Math.floor(entries.length * share)
  const seats = entries.map((entry) => ('choice' in entry ? entry.seat : undefined))
  const to = seats.findIndex((seat, at) => at >= from && seat !== seats[at - 1])
  return (
    headerLine(header) +
    entries
      .slice(0, to < 0 ? from : to)
      .map(entryLine)
      .join('')
  )
}
