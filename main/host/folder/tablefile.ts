// The table file beside a game file: everything about a table that is not part of its game.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dayPattern } from '../../../shared/engine/daily'
import { longestName } from '../../../shared/engine/file'
import { botLevel, botStyle } from '../../../shared/protocol/messages'
import { mostSeriesGames, type SeriesGame } from '../../../shared/protocol/series'
import { tableId } from '../../../shared/protocol/fields'
import { tableResult } from '../../../shared/protocol/from-host-tables'
import type { Refusal } from '../../../shared/engine/rules'

/** Who plays a seat, as stored in the table file. */
const placeSchema = z.object({
  by: z.enum(['here', 'lan', 'bot']),
  /** Hash of the seat token. A `lan` seat without one is free. */
  token: z.string().exactOptional(),
  /** The level of its bot; absent: the default level. */
  level: botLevel.exactOptional(),
  /** The style of its bot; absent: none was chosen. */
  style: botStyle.exactOptional(),
  /** The name of whoever claimed the seat in the lobby. */
  name: z.string().exactOptional()
})
export type PlaceNote = z.infer<typeof placeSchema>

const shareSchema = z.object({
  locked: z.boolean(),
  spectators: z.boolean(),
  /** The key derived from the room password by PBKDF2 with SHA-256, and its parameters. Salt and key in base64url. */
  password: z.object({ salt: z.string(), rounds: z.number().int(), key: z.string() }).exactOptional()
})
export type ShareNote = z.infer<typeof shareSchema>

const lobbySchema = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(z.object({ name: z.string(), colour: z.string() })).min(1),
  pack: z.unknown().optional(),
  /** The game begins by itself when the last seat is taken. */
  whenFull: z.boolean().exactOptional()
})
/** The setup of a table in its lobby, from which its game will be dealt. */
export type LobbyNote = z.infer<typeof lobbySchema>

/** What somebody had at the end of a game. */
export const seatResult = z.object({
  name: z.string().max(longestName),
  total: z.number(),
  won: z.literal(true).exactOptional()
})

const seriesGame = z.object({
  id: tableId,
  number: z.number().int().positive(),
  seats: z.array(seatResult).max(8).readonly()
}) satisfies z.ZodType<SeriesGame>

/** Loose: keys written by later versions are kept. */
const tableFileSchema = z.looseObject({
  created: z.number(),
  abandoned: z.boolean(),
  /** What was lost with a damaged tail of the game file; kept until the next choice. */
  lost: z.object({ line: z.number(), lost: z.number() }).optional(),
  /** What else people must be told about the table's files; kept until the next choice. */
  told: z
    .array(
      z.object({
        code: z.string(),
        numbers: z.record(z.string(), z.union([z.number(), z.string()])).exactOptional()
      })
    )
    .optional(),
  /** The game file when it was last closed: size in bytes, SHA-256, modification time (milliseconds since 1970). */
  journal: z.object({ size: z.number(), sum: z.string(), changed: z.number() }).optional(),
  /** What the list of tables shows, valid for a game file of this size and these rules: saves reading the game. */
  summary: z
    .object({
      size: z.number(),
      rules: z.string(),
      game: z.string(),
      seats: z.array(z.object({ name: z.string(), colour: z.string() })),
      options: z.record(z.string(), z.string()),
      pack: z.object({ name: z.string(), hash: z.string() }).exactOptional(),
      over: z.boolean(),
      choices: z.number(),
      round: z.number().exactOptional(),
      waiting: z.array(z.number()),
      /** Of a game that is over; null if it has none of its own. Absent in summaries of older versions. */
      result: tableResult.nullable().exactOptional()
    })
    .optional(),
  /** How the table is shared on the LAN; absent: it is not. */
  share: shareSchema.optional(),
  /** Who plays each seat; absent: all seats are played at this machine. */
  seats: z.array(placeSchema).optional(),
  /** An open table: everybody at it sees the secrets of all seats. */
  open: z.literal(true).optional(),
  /** Hints are switched off for everybody at the table. */
  hints: z.literal(false).optional(),
  /** The day of a daily table. */
  daily: z.string().regex(dayPattern).exactOptional(),
  /** By seat, the weakest hand that has chosen for it so far: a bot's level, or 0 for a person. */
  hands: z.record(z.string(), z.number()).optional(),
  /** By seat, how long people have thought for it, in milliseconds. Absent unless it was counted from the first choice on. */
  times: z.record(z.string(), z.number()).optional(),
  chat: z
    .array(z.object({ from: z.string(), seat: z.number().nullable(), text: z.string(), at: z.number() }))
    .optional(),
  /** The id of the table that this one is a rematch of. */
  after: z.string().optional(),
  /** By seat, the seat that its people had at that table; absent: the same. */
  afterSeats: z.array(z.number().int()).max(8).optional().catch(undefined),
  /** The games before this one in its chain of rematches, the oldest first. One that cannot be read is left out whole. */
  series: z.array(seriesGame).max(mostSeriesGames).optional().catch(undefined),
  /** Set while the table is in its lobby and has no game file yet. */
  lobby: lobbySchema.optional()
})
export type TableFile = z.infer<typeof tableFileSchema>

/** How a table is played, apart from the options of its game; only what differs from the default is set. */
export interface Manner {
  readonly open?: true
  readonly hints?: false
  readonly daily?: string
}

/** Picks the manner out of a request, a table file or a table's info. */
export const mannerOf = ({
  open,
  hints,
  daily
}: {
  readonly open?: boolean | undefined
  readonly hints?: boolean | undefined
  readonly daily?: string | undefined
}): Manner => ({
  ...(open === true && { open }),
  ...(hints === false && { hints }),
  ...(daily !== undefined && { daily })
})

/** The text of a table file, with a checksum over its content and the table's id. */
export function tableFileText(id: string, file: TableFile): string {
  return JSON.stringify({ ...file, check: checkOf(id, file) })
}

/**
 * Parses the text of a table file; undefined if it is not one. `whole`: the checksum is right, or there is none, as in
 * files of the first version.
 */
export function parseTableFile(
  id: string,
  text: string
): { readonly file: TableFile; readonly whole: boolean } | undefined {
  let found: unknown
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
  const file = tableFileSchema.safeParse(found).data
  if (!file || typeof found !== 'object' || found === null) return undefined
  const { check, ...content } = found as Readonly<Record<string, unknown>>
  const { check: _, ...rest } = file
  return { file: rest, whole: check === undefined || check === checkOf(id, content) }
}

const checkOf = (id: string, content: object): string => sumOf(`${id} ${JSON.stringify(content)}`)

/** SHA-256 in base64url. */
export const sumOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')

/** Describes a game file that is closed with this content, so that the next opening can tell whether it was changed. */
export const closedAt = (held: Uint8Array, changed: number): NonNullable<TableFile['journal']> => ({
  size: held.length,
  sum: sumOf(held),
  changed
})

/** The notes with this one added at the end, replacing one of the same code. */
export const withNote = (told: TableFile['told'] = [], note: Refusal): NonNullable<TableFile['told']> => [
  ...told.filter(({ code }) => code !== note.code),
  { code: note.code, ...(note.numbers && { numbers: { ...note.numbers } }) }
]
