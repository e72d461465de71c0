/** The shape of a content pack: one track in place of the built-in ones. */
import { z } from 'zod'
import { requirementIds } from './requirements'
import { terrains } from './track'

/** One line of plain text, without blanks at its ends and without characters that cannot be seen. */
const line = (most: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u)

const source = z.enum(['rulebook', 'public', 'house']).exactOptional()

/** A space as a pack and the built-in tracks write it. Keys that are left out are not there at all. */
export const spaceSchema = z.strictObject({
  /** Left out, it is made from the place on the track. */
  id: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/)
    .exactOptional(),
  name: line(24),
  terrain: z.enum(terrains),
  kind: z.enum(['start', 'stage-city', 'final-city']).exactOptional(),
  requirement: z.enum(requirementIds).exactOptional(),
  chest: z.int().min(1).max(3).exactOptional(),
  scoring: z.int().min(1).max(20).exactOptional(),
  sources: z.strictObject({ requirement: source, chest: source, scoring: source }).exactOptional()
})
export type PackSpace = z.infer<typeof spaceSchema>

/** A whole pack. */
export const packSchema = z.strictObject({
  /** Version of the form. */
  caravanPack: z.literal(1),
  game: z.literal('expedition'),
  name: line(40),
  author: line(40).exactOptional(),
  track: z.strictObject({ spaces: z.array(spaceSchema).min(17).max(37) })
})
export type TrackPack = z.infer<typeof packSchema>
