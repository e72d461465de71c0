/** The schema of a content pack: one track in place of the built-in ones. */
import * as z from 'zod/mini'
import { packHead, packLine } from '../../../engine/pack-head'
import { requirementIds } from './requirements'
import { terrains } from './track'

const source = z.exactOptional(z.enum(['rulebook', 'public', 'house']))

/** A space as packs and the built-in tracks write it. Optional keys must be left out, not undefined. */
export const spaceSchema = z.strictObject({
  /** Made from the place on the track if left out. */
  id: z.exactOptional(z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/))),
  name: packLine(24),
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
  ...packHead('expedition'),
  track: z.strictObject({ spaces: z.array(spaceSchema).check(z.minLength(17), z.maxLength(37)) })
})
export type TrackPack = z.infer<typeof packSchema>
