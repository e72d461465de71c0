/** Schemas of fields that several messages have. */
import { z } from 'zod'
import { levelNumbers } from '../engine/player-level'
import type { Refusal } from '../engine/rules'
import { plainText } from './names'
import { bits128 } from './seat-proof'

/** A table's id. */
export const tableId = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** The name that a person gives. */
export const personName = z.string().trim().min(1).max(24)

/** The secret by which a guest gets its seat back: 128 bits in base64url. */
export const seatToken = bits128

/** A bot's level: its number in `shared/players/levels.ts`. */
export const botLevel = z.literal(levelNumbers)

/** A bot's playing style: the name of one that its game has (see `shared/players/styles.ts`); others have no effect. */
export const botStyle = z.string().regex(/^[a-z]{1,20}$/)

/** Text for the program, of at most so many characters. */
export const text = (most: number): z.ZodString => z.string().max(most)

/** Text that will be shown to people: reduced to plain text, since it comes from a stranger. */
export const shown = (most: number): z.ZodType<string> => z.string().max(most).transform(plainText)

/** A count, or an index. */
export const whole = z.number().int().nonnegative()

/** A seat's index at its table. */
export const seat = z.number().int().min(0).max(7)

/** Some of a table's seats. */
export const seats: z.ZodType<readonly number[]> = z.array(seat).max(8)

/** Why something is not done. */
export const refusal: z.ZodType<Refusal> = z.object({
  code: text(60),
  numbers: z.record(text(60), z.union([z.number(), shown(300)])).exactOptional()
})
