/** What a track needs beyond the schema, so that every ruling can be applied and the road can be drawn. */
import { allGold } from './numbers'
import type { FaultAt, JsonPath } from '../../../engine/pack-fault'
import { idOf } from './pack-track'
import type { PackSpace } from './pack-schema'

/** Every code of these checks, with the slots its sentence needs. `name` is that of the space. */
export const trackFaults = {
  /** The first space is not a start, or a later one is. */
  'start-first': [],
  /** The start has a requirement, a chest or a score: `key`. No camel ever enters it (ruling 7). */
  'start-plain': ['key'],
  'stage-city-missing': [],
  'stage-city-twice': ['name'],
  /** The last space is not a final city, or an earlier one is. */
  'final-city-last': ['name'],
  /** Stage `stage` has `spaces` spaces including its city, and the drawn road holds `least` to `most`. */
  'stage-length': ['stage', 'spaces', 'least', 'most'],
  'requirement-missing': ['name'],
  /** The stage's city scores nothing, or a space between a scoring one and the city does not (ruling 34). */
  'scoring-gap': ['name', 'city'],
  'name-twice': ['name'],
  'id-twice': ['id'],
  /** More gold could come into play than all chests hold (ruling 3). */
  'too-much-gold': ['gold', 'most']
} as const satisfies Readonly<Record<string, readonly string[]>>
export type TrackFault = keyof typeof trackFaults

/** The number of spaces of one stage, including its city, that the drawn road holds. */
const stageSpaces = { least: 8, most: 18 }
/** The start gold of five seats, 3 each (rulings 3 and 5). */
const startGold = 15
const mostCamels = 5

const fault = (
  place: JsonPath,
  code: TrackFault,
  numbers?: Readonly<Record<string, number | string>>
): FaultAt => ({ place: ['track', ...place], code, ...(numbers && { numbers }) })

/** All faults of a track's spaces, in their order. Places begin at `track`. */
export function checkSpaces(spaces: readonly PackSpace[]): FaultAt[] {
  const cities = citiesOf(spaces)
  const found = [
    ...spaces.flatMap((space, i) => spaceFaults(space, i, spaces.length)),
    ...cities.faults,
    ...twice(spaces)
  ]
  // The checks below need the stages, which are only known if the cities are right.
  if (found.length > 0 || cities.stage === undefined) return found
  return [
    ...lengthFaults(spaces, cities.stage),
    ...scoringGaps(spaces, 1, cities.stage),
    ...scoringGaps(spaces, cities.stage + 1, spaces.length - 1),
    ...goldFaults(spaces, cities.stage)
  ]
}

function spaceFaults(space: PackSpace, i: number, count: number): FaultAt[] {
  const { name } = space
  const at = (key: string): JsonPath => ['spaces', i, key]
  const found: FaultAt[] = []
  if ((space.kind === 'start') !== (i === 0)) found.push(fault(at('kind'), 'start-first'))
  if ((space.kind === 'final-city') !== (i === count - 1))
    found.push(fault(at('kind'), 'final-city-last', { name }))
  if (i === 0) {
    for (const key of ['requirement', 'chest', 'scoring'] as const)
      if (space[key] !== undefined) found.push(fault(at(key), 'start-plain', { key }))
    return found
  }
  if (space.requirement === undefined) found.push(fault(['spaces', i], 'requirement-missing', { name }))
  return found
}

/** The index of the stage city, if there is one, and faults of the cities. */
function citiesOf(spaces: readonly PackSpace[]): { stage?: number; faults: FaultAt[] } {
  const [stage, ...more] = spaces.flatMap(({ kind }, i) => (kind === 'stage-city' ? [i] : []))
  if (stage === undefined) return { faults: [fault(['spaces'], 'stage-city-missing')] }
  const faults = more.map((i) =>
    fault(['spaces', i, 'kind'], 'stage-city-twice', { name: spaces[i]?.name ?? '' })
  )
  return { stage, faults }
}

function twice(spaces: readonly PackSpace[]): FaultAt[] {
  const names = spaces.map(({ name }) => name.toLocaleLowerCase('en'))
  const ids = spaces.map(idOf)
  return spaces.flatMap((space, i) => [
    ...(names.indexOf(names[i] ?? '') < i
      ? [fault(['spaces', i, 'name'], 'name-twice', { name: space.name })]
      : []),
    ...(ids.indexOf(ids[i] ?? '') < i ? [fault(['spaces', i, 'id'], 'id-twice', { id: ids[i] ?? '' })] : [])
  ])
}

function lengthFaults(spaces: readonly PackSpace[], stageCity: number): FaultAt[] {
  const final = spaces.length - 1
  return [
    { stage: 1, spaces: stageCity, city: stageCity },
    { stage: 2, spaces: final - stageCity, city: final }
  ]
    .filter(({ spaces: count }) => count < stageSpaces.least || count > stageSpaces.most)
    .map(({ stage, spaces: count, city }) =>
      fault(['spaces', city, 'kind'], 'stage-length', { stage, spaces: count, ...stageSpaces })
    )
}

/** Spaces without a score between a stage's first scoring space and its city, including the city. */
function scoringGaps(spaces: readonly PackSpace[], from: number, city: number): FaultAt[] {
  const first = spaces.findIndex(({ scoring }, i) => i >= from && i <= city && scoring !== undefined)
  const start = first < 0 ? city : first
  return spaces.slice(start, city + 1).flatMap(({ name, scoring }, i) =>
    scoring === undefined
      ? [fault(['spaces', start + i], 'scoring-gap', { name, city: spaces[city]?.name ?? '' })]
      : []
  )
}

/**
 * Checks that the gold suffices: each scoring pays each camel once, and each scoring space but the stage city holds
 * one, so at most the five highest scores are paid.
 */
function goldFaults(spaces: readonly PackSpace[], stageCity: number): FaultAt[] {
  const costliest = (stage: readonly PackSpace[]): number =>
    stage
      .flatMap(({ scoring }) => scoring ?? [])
      .sort((a, b) => b - a)
      .slice(0, mostCamels)
      .reduce((sum, gold) => sum + gold, 0)
  const chests = spaces.reduce((sum, { chest }) => sum + (chest ?? 0), 0)
  const gold =
    startGold + chests + costliest(spaces.slice(0, stageCity + 1)) + costliest(spaces.slice(stageCity + 1))
  return gold > allGold ? [fault(['spaces'], 'too-much-gold', { gold, most: allGold })] : []
}
