// The table file beside a game: what is true of a table but no part of its game.

import { z } from 'zod'
import type { Store } from './store'

/** Who plays a seat, as the table file keeps it. */
const placeSchema = z.object({
  by: z.enum(['here', 'lan', 'bot']),
  /** Hash of the seat token; a seat on the LAN without one is free. */
  token: z.string().exactOptional(),
  /** The name of who claimed it, while the table gathers. */
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
/** What a gathering table will be dealt from. */
export type LobbyNote = z.infer<typeof lobbySchema>

/** Keys of later versions are kept. */
export const tableFileSchema = z.looseObject({
  created: z.number(),
  abandoned: z.boolean(),
  /** What a damaged tail cost, until play goes on. */
  lost: z.object({ line: z.number(), lost: z.number() }).optional(),
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
  chat: z
    .array(z.object({ from: z.string(), seat: z.number().nullable(), text: z.string(), at: z.number() }))
    .optional(),
  /** The table it is a rematch of. */
  after: z.string().optional(),
  /** A table without a game file yet: it waits for its people. */
  lobby: lobbySchema.optional()
})
export type TableFile = z.infer<typeof tableFileSchema>

type Patch = { readonly abandoned?: boolean } & {
  readonly [K in 'lost' | 'summary' | 'share' | 'seats' | 'chat' | 'lobby']?: TableFile[K] | undefined
}

/** How long a note that may be lost waits to be written, in milliseconds. */
const lazily = 1000

/** The table file of one table: what it says now, and every change to it. */
export class TableNotes {
  readonly #store: Store
  readonly #id: string
  #now: TableFile
  #late: NodeJS.Timeout | undefined

  constructor(store: Store, id: string, now = store.readTableFile(id)) {
    this.#store = store
    this.#id = id
    this.#now = now
  }

  get now(): TableFile {
    return this.#now
  }

  /** Changes keys (undefined removes) and writes the file. Refusal: folder-failed; then nothing has changed. */
  async change(patch: Patch): Promise<void> {
    const before = this.#now
    this.note(patch)
    try {
      await this.write()
    } catch (error) {
      // Another change may have come meanwhile: only what this one changed goes back.
      for (const key of Object.keys(patch)) this.#now = { ...this.#now, [key]: before[key] }
      throw error
    }
  }

  /** Changes keys; they are written with whatever is written next. */
  note(patch: Patch): void {
    this.#now = { ...this.#now, ...patch }
  }

  /** Writes the file within a second; a killed host may lose what was noted since. */
  writeSoon(failed: () => void): void {
    this.#late ??= setTimeout(() => void this.write().catch(failed), lazily).unref()
  }

  /** Writes the file. Refusal: folder-failed. */
  async write(): Promise<void> {
    this.forget()
    await this.#store.writeTableFile(this.#id, this.#now)
  }

  /** Writes nothing more by itself: the table is deleted or closed. */
  forget(): void {
    clearTimeout(this.#late)
    this.#late = undefined
  }
}
