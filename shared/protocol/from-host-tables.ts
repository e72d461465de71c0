/** Schemas for what a host says of its tables, with the same care as all that it sends (from-host.ts). */
import { z } from 'zod'
import { longestName } from '../engine/file'
import { botLevel, botStyle, refusal, seats, shown, tableId, text, whole } from './fields'
import type { SeatInfo, TableInfo, TableResult } from './messages'
import { mostSeriesGames, mostSeriesPeople, type Series } from './series'

const seatInfo: z.ZodType<SeatInfo> = z.object({
  name: shown(longestName),
  colour: text(20),
  by: z.enum(['here', 'lan', 'bot']),
  taken: z.boolean(),
  present: z.boolean(),
  absentSince: z.number().exactOptional(),
  kept: z.literal(true).exactOptional(),
  level: botLevel.exactOptional(),
  style: botStyle.exactOptional()
})

const person = z
  .number()
  .int()
  .min(0)
  .max(mostSeriesPeople - 1)
const series: z.ZodType<Series> = z.object({
  names: z.array(shown(longestName)).max(mostSeriesPeople),
  games: z
    .array(
      z.object({
        number: whole,
        totals: z.array(z.number().nullable()).max(mostSeriesPeople),
        won: z.array(person).max(mostSeriesPeople)
      })
    )
    .max(mostSeriesGames)
})

/** How a game ended, by seat. */
export const tableResult: z.ZodType<TableResult> = z.object({
  totals: z.array(z.number()).max(8),
  won: seats,
  times: z.array(z.number()).max(8).exactOptional()
})

/** A table in a list, or the one that somebody is at. */
export const table: z.ZodType<TableInfo> = z.object({
  id: tableId,
  game: shown(40),
  status: z.enum(['gathering', 'running', 'over', 'abandoned', 'watchable', 'damaged']),
  rules: shown(20).exactOptional(),
  seats: z.array(seatInfo).max(8),
  share: z.object({ locked: z.boolean(), spectators: z.boolean(), password: z.boolean() }).exactOptional(),
  options: z.record(text(40), text(40)),
  created: z.number(),
  updated: z.number(),
  after: tableId.exactOptional(),
  afterSeats: seats.exactOptional(),
  series: series.exactOptional(),
  open: z.literal(true).exactOptional(),
  hints: z.literal(false).exactOptional(),
  daily: text(10).exactOptional(),
  pack: z.object({ name: shown(200), hash: text(100) }).exactOptional(),
  choices: whole,
  round: z.number().int().exactOptional(),
  result: tableResult.exactOptional(),
  waiting: seats,
  damage: refusal.exactOptional(),
  notes: z.array(refusal).max(8).exactOptional()
})
/** The most tables that a host lists for guests. */
export const mostTables = 200
/** A list of tables. */
export const tables: z.ZodType<readonly TableInfo[]> = z.array(table).max(mostTables)
