/** The content pack of the Secret Paths, by which a group replaces the effects of the twelve tokens. */
import * as z from 'zod/mini'
import { replaced } from '../../../../engine/pack-table'
import { count } from '../../../../polo/pack'
import { checkTables, entries, modulePack, modulePackHead } from '../../module-pack'
import { secretPathsOver } from '.'
import { paths, type PathEffect } from './paths'

const steps = count(1, 6)

/** `PathEffect` as a pack writes it: `crossings` is always a number here, and 'all' is an effect of its own. */
const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steps'), steps }),
  z.strictObject({ kind: z.literal('freeRoads'), crossings: count(1, 9) }),
  z.strictObject({ kind: z.literal('allRoadsFree') }),
  z.strictObject({ kind: z.literal('oases') }),
  z.strictObject({
    kind: z.literal('jump'),
    between: z.enum(['large-city', 'small-city']),
    cost: z.strictObject({ camel: count(0, 9) })
  }),
  z.strictObject({ kind: z.literal('coinsOff'), coins: count(1, 30) }),
  z.strictObject({ kind: z.literal('passingPost') }),
  z.strictObject({ kind: z.literal('dice'), dice: z.literal(1) }),
  z.strictObject({ kind: z.literal('move'), steps })
])
type Written = z.infer<typeof effect>

const schema = z.strictObject({
  ...modulePackHead('secret-paths'),
  paths: entries(z.strictObject({ id: z.string(), effect }))
})

const read = (of: Written): PathEffect =>
  of.kind === 'allRoadsFree' ? { kind: 'freeRoads', crossings: 'all' } : of
const write = (of: PathEffect): object =>
  of.kind === 'freeRoads' && of.crossings === 'all' ? { kind: 'allRoadsFree' } : of

export const pack = modulePack('secret-paths', {
  schema,
  check: (of) => checkTables(of, { paths }),
  over: (of) =>
    secretPathsOver(replaced(paths, of.paths, (_, entry) => ({ id: entry.id, effect: read(entry.effect) }))),
  written: {
    name: 'Our secret paths',
    paths: paths.map((path) => ({ id: path.id, effect: write(path.effect) }))
  }
})
