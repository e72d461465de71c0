// The files of finished games that outlive their tables: personal records, and results of deleted tables.

import { join } from 'node:path'
import { z } from 'zod'
import { levelNumbers } from '../../../shared/engine/player-level'
import type { GameResult, SoloGame } from '../../../shared/protocol/messages'
import type { Fence } from './disk'
import { Ledger } from './ledger'
import { seatResult } from './tablefile'

const soloGame: z.ZodType<SoloGame> = z.object({
  table: z.string(),
  game: z.string(),
  players: z.number().int(),
  level: z.literal(levelNumbers),
  character: z.string().exactOptional(),
  points: z.number(),
  won: z.boolean(),
  daily: z.string().exactOptional(),
  at: z.number()
})

const gameResult: z.ZodType<GameResult> = z.object({
  table: z.string(),
  game: z.string(),
  seats: z.array(seatResult.extend({ computer: z.literal(true).exactOptional() })),
  at: z.number()
})

export type Records = Ledger<SoloGame>
export type DeletedResults = Ledger<GameResult>

/** Finished games of one person against the computer: `records.json` in a save folder. */
export const recordsIn = (folder: string, fence: Fence, log: (line: string) => void): Records =>
  new Ledger({ path: join(folder, 'records.json'), fence, log }, soloGame)

/** Results of tables that were deleted: `deleted-results.json` in a save folder. */
export const deletedResultsIn = (folder: string, fence: Fence, log: (line: string) => void): DeletedResults =>
  new Ledger({ path: join(folder, 'deleted-results.json'), fence, log }, gameResult)
