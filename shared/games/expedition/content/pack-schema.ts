/** The shape of a content pack: one track in place of the built-in ones. */
import * as z from 'zod/mini'
import { requirementIds } from './requirements'
import { terrains } from './track'

/** One line of plain text, without blanks at its ends and without characters that cannot be seen. */
const line = (most: number): z.ZodMiniString =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(most), z.regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u))

const source = z.exactOptional(z.enum(['rulebook', 'public', 'house']))

/** A space as a pack and the built-in tracks write it. Keys that are left out are not there at all. */
export const spaceSchema = z.strictObject({
  /** Left out, it is made from the place on the track. */
  id: z.exactOptional(z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/))),
  name: line(24),
  terrain: z.enum(terrains),
  kind: z.exactOptional(z.enum(['start', 'stage-city', 'final-city'])),
  requirement: z.exactOptional(z.enum(requirementIds)),
  /** 1 or 2 on the printed board (ruling 5); 3 is this project's own. */
  chest: z.exactOptional(z.int().check(z.minimum(1), z.maximum(3))),
  scoring: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))),
  sources: z.exactOptional(z.strictObject({ requirement: source, chest: source, scoring: source }))
})
export type PackSpace = z.infer<typeof spaceSchema>

/** A whole pack. */
export const packSchema = z.strictObject({
  /** Version of the form. */
  caravanPack: z.literal(1),
  game: z.literal('expedition'),
  name: line(40),
  author: z.exactOptional(line(40)),
  track: z.strictObject({ spaces: z.array(spaceSchema).check(z.minLength(17), z.maxLength(37)) })
})
export type TrackPack = z.infer<typeof packSchema>
