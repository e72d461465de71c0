/** Analyses as they are kept: read with care, since a file may be damaged or of another version. Pure. */
import * as z from 'zod/mini'
import type { Story } from '../../../shared/engine/record'
import { hashText } from '../../../shared/engine/check'
import type { Analysis } from '../../../shared/players/analysis'

/** Changes with what analyses say and with how they are made: older ones are made anew. */
const version = 1

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

/** What names a finished game: the same game has the same key wherever its file lies. */
export const keyOf = (game: string, { setup, entries }: Story): string =>
  hashText(
    JSON.stringify([
      game,
      setup,
      entries.map(({ seat, choice, draws, undone }) => [seat, choice, draws, undone])
    ])
  )

/** The analysis as a text to keep. Figures are cut to what anybody reads. */
export const serialiseAnalysis = ({ turns }: Analysis): string =>
  JSON.stringify({ version, turns }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  )

/** The analysis in a text; undefined if that is damaged or of another version. */
export function parseAnalysis(text: string): Analysis | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? (read.data as Analysis) : undefined
  } catch {
    return undefined
  }
}
