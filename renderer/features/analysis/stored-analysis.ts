/** The stored form of an analysis. It is validated when read, since it may be damaged or of another version. Pure. */
import * as z from 'zod/mini'
import type { Story } from '../../../shared/engine/record'
import { hashText } from '../../../shared/engine/check'
import type { Analysis } from '../../../shared/players/analysis'

/** Increase it when the content of analyses or the way they are computed changes: older ones are then computed again. */
const version = 2

const whole = z.int().check(z.nonnegative())
const plan = z.object({
  steps: z.array(z.array(z.looseObject({ type: z.string() }))),
  gains: z.record(z.string(), z.number())
})
const schema = z.object({
  version: z.literal(version),
  turns: z.array(
    z.object({
      seat: whole,
      first: whole,
      last: whole,
      lost: z.number(),
      luck: z.array(z.number()),
      chances: z.array(z.number()),
      better: z.optional(z.object({ entry: whole, by: z.number(), best: plan, played: plan }))
    })
  )
})

/** A hash that identifies a finished game by its choices, wherever its file lies. */
export const keyOf = (game: string, { setup, entries }: Story): string =>
  hashText(
    JSON.stringify([
      game,
      setup,
      entries.map(({ seat, choice, draws, undone }) => [seat, choice, draws, undone])
    ])
  )

/** The analysis as text, with figures rounded to three decimals to keep it small. */
export const serialiseAnalysis = ({ turns }: Analysis): string =>
  JSON.stringify({ version, turns }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  )

/** Parses such a text; undefined if it is damaged or of another version. */
export function parseAnalysis(text: string): Analysis | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? (read.data as Analysis) : undefined
  } catch {
    return undefined
  }
}
