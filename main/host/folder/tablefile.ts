// The table file beside a game: what is true of a table but no part of its game.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dayPattern } from '../../../shared/engine/daily'
import { botLevel } from '../../../shared/protocol/messages'
import type { Refusal } from '../../../shared/engine/rules'

/** Who plays a seat, as the table file keeps it. */
const placeSchema = z.object({
  by: z.enum(['here', 'lan', 'bot']),
  /** Hash of the seat token; a seat on the LAN without one is free. */
  token: z.string().exactOptional(),
  /** How strong its bot is; absent: the usual level. */
  level: botLevel.exactOptional(),
  /** The name of who claimed it, while the table is in its lobby. */
  name: z.string().exactOptional()
})
export type PlaceNote = z.infer<typeof placeSchema>

const shareSchema = z.object({
  locked: z.boolean(),
  spectators: z.boolean(),
  /** The key derived from the room password, and how: PBKDF2 with SHA-256. Salt and key in base64url. */
  password: z.object({ salt: z.string(), rounds: z.number().int(), key: z.string() }).exactOptional()
})
export type ShareNote = z.infer<typeof shareSchema>

const lobbySchema = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  seats: z.array(z.object({ name: z.string(), colour: z.string() })).min(1),
  pack: z.unknown().optional(),
  /** It begins by itself when its last seat is taken. */
  whenFull: z.boolean().exactOptional()
})
/** What a table in its lobby will be dealt from. */
export type LobbyNote = z.infer<typeof lobbySchema>

/** Keys of later versions are kept. */
export const tableFileSchema = z.looseObject({
  created: z.number(),
  abandoned: z.boolean(),
  /** What a damaged tail cost, until play goes on. */
  lost: z.object({ line: z.number(), lost: z.number() }).optional(),
  /** What else people must be told about its files, until play goes on. */
  told: z
    .array(
      z.object({
        code: z.string(),
        numbers: z.record(z.string(), z.union([z.number(), z.string()])).exactOptional()
      })
    )
    .optional(),
  /** The game file when it was last closed: size in bytes, the SHA-256 of them, last change (milliseconds since 1970). */
  journal: z.object({ size: z.number(), sum: z.string(), changed: z.number() }).optional(),
  /** What the list shows, valid for a game file of this size under these rules. Spares reading it. */
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
      waiting: z.array(z.number())
    })
    .optional(),
  /** How it is open to the LAN; absent: it is not. */
  share: shareSchema.optional(),
  /** Who plays each seat; absent: all are played here. */
  seats: z.array(placeSchema).optional(),
  /** An open table: everybody at it sees what any seat sees. */
  open: z.literal(true).exactOptional(),
  /** Nobody at it is given hints. */
  hints: z.literal(false).exactOptional(),
  /** The day whose table it is. */
  daily: z.string().regex(dayPattern).exactOptional(),
  /** Who has chosen for each seat so far: the lowest level of a computer player, 0 where a person ever has. */
  hands: z.record(z.string(), z.number()).optional(),
  chat: z
    .array(z.object({ from: z.string(), seat: z.number().nullable(), text: z.string(), at: z.number() }))
    .optional(),
  /** The table it is a rematch of. */
  after: z.string().optional(),
  /** A table without a game file yet: it waits for its people. */
  lobby: lobbySchema.optional()
})
export type TableFile = z.infer<typeof tableFileSchema>

/** How a table is played, beside the options of its game: what differs from the usual. */
export type Manner = Pick<TableFile, 'open' | 'hints' | 'daily'>

/** That much of a wish, of a table file or of a table as it is shown. */
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

/** The text of this table's file, with a check over all it says. */
export function sealed(id: string, file: TableFile): string {
  return JSON.stringify({ ...file, check: checkOf(id, file) })
}

/**
 * Reads the text of this table's file; undefined if nothing can be made of it. `whole` is true if it says what was
 * written. Files of the first version have no check.
 */
export function unsealed(
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
  const { check, ...said } = found as Readonly<Record<string, unknown>>
  const { check: _, ...rest } = file
  return { file: rest, whole: check === undefined || check === checkOf(id, said) }
}

const checkOf = (id: string, said: object): string => sumOf(`${id} ${JSON.stringify(said)}`)

/** SHA-256 in base64url. */
export const sumOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')

/** What lets the next opening see whether a game file still holds this. */
export const closedAt = (held: Uint8Array, changed: number): NonNullable<TableFile['journal']> => ({
  size: held.length,
  sum: sumOf(held),
  changed
})

/** The notes, with one more that is not among them. */
export const withNote = (told: TableFile['told'] = [], note: Refusal): NonNullable<TableFile['told']> => [
  ...told.filter(({ code }) => code !== note.code),
  { code: note.code, ...(note.numbers && { numbers: { ...note.numbers } }) }
]
