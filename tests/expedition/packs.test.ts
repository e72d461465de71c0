// Content packs: which are refused, with line and reason, and which content an accepted pack gives.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPack } from '../../shared/engine/pack-text'
import { baseContent, type Content } from '../../shared/games/expedition/content'
import { checkSpaces } from '../../shared/games/expedition/content/pack-check'
import { spaceSchema } from '../../shared/games/expedition/content/pack-schema'
import { expeditionPacks } from '../../shared/games/expedition/packs'
import { expeditionRules } from '../../shared/games/expedition/rules'
import { changed, linesOfPack } from './short-road'

const packs = expeditionPacks((content: Content) => content)

test.each(baseContent.tracks)('the built-in $id track has the shape that packs must have', ({ spaces }) => {
  for (const space of spaces) expect(spaceSchema.parse(space)).toEqual(space)
  expect(checkSpaces(spaces.map((space) => spaceSchema.parse(space)))).toEqual([])
})

test('a short road is accepted: one track, its own hash, spaces with ids', () => {
  const reading = readPack(packs, linesOfPack.join('\n'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  expect([reading.name, reading.author]).toEqual(['Short road', 'A friend'])
  expect(packs.check(reading.pack)).toEqual(reading)
  const content = packs.over(reading.pack)
  expect(content.tracks).toHaveLength(1)
  const [track] = content.tracks
  expect([track?.name, track?.stageCity, track?.finalCity]).toEqual(['Short road', 8, 16])
  expect(track?.spaces.slice(0, 2).map(({ id }) => id)).toEqual(['space-0', 'space-1'])
  expect(content.trackSet('pack').id).toBe('pack')
  expect(content.base).toEqual(baseContent.base)
})

test('there is an option for the track only if there is more than one', () => {
  const reading = readPack(packs, linesOfPack.join('\n'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  const asked = (content: Content): string[] => expeditionRules(content).options.map(({ id }) => id)
  expect(baseContent.tracks.length).toBeGreaterThan(1)
  expect(asked(baseContent)).toEqual(['startPlayer', 'track', 'bothCamels', 'ballast'])
  expect(asked(packs.over(reading.pack))).toEqual(['startPlayer', 'bothCamels', 'ballast'])
})

test('the hash depends only on the track, not on the order of keys or white space of the file', () => {
  const hashOf = (text: string): string => {
    const reading = readPack(packs, text)
    return reading.ok ? packs.over(reading.pack).trackSet('pack').hash : 'refused'
  }
  const usual = hashOf(linesOfPack.join('\n'))
  expect(hashOf(linesOfPack.join(' '))).toBe(usual)
  expect(hashOf(changed({ 5: '{ "requirement": "one-good", "terrain": "desert", "name": "Sands" },' }))).toBe(
    usual
  )
  expect(
    hashOf(changed({ 5: '{ "name": "Sands", "terrain": "desert", "requirement": "one-driver" },' }))
  ).not.toBe(usual)
})

test('a chest may lie on every space except the start: also where camels start, and in both cities', () => {
  for (let space = 1; space < 17; space++)
    for (const chest of [1, 2, 3]) {
      const line = space + 4
      const bare = (linesOfPack[line - 1] ?? '').replace(/, "chest": \d/, '')
      const reading = readPack(packs, changed({ [line]: bare.replace(' }', `, "chest": ${chest} }`) }))
      if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
      expect(packs.over(reading.pack).tracks[0]?.space(space).chest).toBe(chest)
    }
})

test.each<[string, Record<number, string>, number, string, string, object?]>([
  [
    'a comma too many',
    {
      20: '{ "name": "End", "terrain": "city", "kind": "final-city", "requirement": "two-drivers", "scoring": 4 },'
    },
    21,
    '',
    'syntax',
    { problem: 'value' }
  ],
  [
    'a key twice',
    { 2: '"caravanPack": 1, "game": "expedition", "name": "Short road", "name": "Long road",' },
    2,
    '',
    'key-twice',
    { key: 'name' }
  ],
  [
    'another game',
    { 2: '"caravanPack": 1, "game": "voyages", "name": "Short road",' },
    2,
    'game',
    'not-one-of',
    { values: 'expedition' }
  ],
  [
    'a space without a name',
    { 7: '{ "terrain": "town", "requirement": "one-good" },' },
    7,
    'track.spaces[3]',
    'missing',
    { key: 'name' }
  ],
  [
    'a key that means nothing',
    { 7: '{ "name": "Inn", "terrain": "town", "requirement": "one-good", "beds": 4 },' },
    7,
    'track.spaces[3].beds',
    'unknown-key',
    { key: 'beds' }
  ],
  [
    'a chest of four',
    { 9: '{ "name": "Ford", "terrain": "steppe", "requirement": "one-good", "chest": 4 },' },
    9,
    'track.spaces[5].chest',
    'out-of-range',
    { most: 3 }
  ],
  [
    'a space that asks for nothing',
    { 6: '{ "name": "Wells", "terrain": "desert" },' },
    6,
    'track.spaces[2]',
    'requirement-missing',
    { name: 'Wells' }
  ],
  [
    'a gap before the city',
    { 11: '{ "name": "Pass", "terrain": "mountains", "requirement": "one-good" },' },
    11,
    'track.spaces[7]',
    'scoring-gap',
    { name: 'Pass', city: 'Half' }
  ],
  [
    'a name twice',
    { 13: '{ "name": "SANDS", "terrain": "steppe", "requirement": "one-good" },' },
    13,
    'track.spaces[9].name',
    'name-twice',
    { name: 'SANDS' }
  ]
])('broken pack: %s', (_what, lines, line, path, code, numbers) => {
  const reading = readPack(packs, changed(lines))
  expect(reading).toEqual({ ok: false, faults: [{ line, path, code, ...(numbers && { numbers }) }] })
})

test.each<[string, Record<number, string>, number, string, string, object?]>([
  ['no start', { 4: '{ "name": "Begin", "terrain": "port" },' }, 4, 'track.spaces[0].kind', 'start-first'],
  [
    'a second start',
    { 6: '{ "name": "Wells", "terrain": "desert", "kind": "start", "requirement": "one-good" },' },
    6,
    'track.spaces[2].kind',
    'start-first'
  ],
  [
    'a start with a chest, which nobody could ever take',
    { 4: '{ "name": "Begin", "terrain": "port", "kind": "start", "chest": 1 },' },
    4,
    'track.spaces[0].chest',
    'start-plain',
    { key: 'chest' }
  ],
  [
    'a start that asks',
    { 4: '{ "name": "Begin", "terrain": "port", "kind": "start", "requirement": "one-good" },' },
    4,
    'track.spaces[0].requirement',
    'start-plain',
    { key: 'requirement' }
  ],
  [
    'no stage city',
    { 12: '{ "name": "Half", "terrain": "city", "requirement": "two-drivers", "scoring": 3 },' },
    3,
    'track.spaces',
    'stage-city-missing'
  ],
  [
    'two stage cities',
    { 14: '{ "name": "Reeds", "terrain": "city", "kind": "stage-city", "requirement": "one-good" },' },
    14,
    'track.spaces[10].kind',
    'stage-city-twice',
    { name: 'Reeds' }
  ],
  [
    'an end without a final city',
    { 20: '{ "name": "End", "terrain": "city", "requirement": "two-drivers", "scoring": 4 }' },
    20,
    'track.spaces[16].kind',
    'final-city-last',
    { name: 'End' }
  ],
  [
    'a city that scores nothing',
    {
      10: '{ "name": "Stones", "terrain": "steppe", "requirement": "one-good" },',
      11: '{ "name": "Pass", "terrain": "mountains", "requirement": "one-good" },',
      12: '{ "name": "Half", "terrain": "city", "kind": "stage-city", "requirement": "two-drivers" },'
    },
    12,
    'track.spaces[8]',
    'scoring-gap',
    { name: 'Half', city: 'Half' }
  ],
  [
    'a last city that scores nothing',
    {
      20: '{ "name": "End", "terrain": "city", "kind": "final-city", "requirement": "four-different-goods" }'
    },
    20,
    'track.spaces[16]',
    'scoring-gap',
    { name: 'End', city: 'End' }
  ],
  [
    'a first stage that is too short for the road',
    {
      11: '{ "name": "Pass", "terrain": "city", "kind": "stage-city", "requirement": "one-good", "scoring": 2 },',
      12: '{ "name": "Half", "terrain": "steppe", "requirement": "two-drivers" },'
    },
    11,
    'track.spaces[7].kind',
    'stage-length',
    { stage: 1, spaces: 7, least: 8, most: 18 }
  ],
  [
    'an id twice, one of them made',
    { 6: '{ "id": "space-1", "name": "Wells", "terrain": "desert", "requirement": "one-good" },' },
    6,
    'track.spaces[2].id',
    'id-twice',
    { id: 'space-1' }
  ],
  [
    'more gold than there is',
    {
      16: '{ "name": "Bridge", "terrain": "town", "requirement": "one-good", "scoring": 20 },',
      17: '{ "name": "Salt", "terrain": "desert", "requirement": "one-good", "scoring": 20 },',
      18: '{ "name": "Wall", "terrain": "mountains", "requirement": "one-good", "scoring": 20 },'
    },
    3,
    'track.spaces',
    'too-much-gold',
    { gold: 92, most: 72 }
  ],
  [
    'more gold than there is, in the five costliest scorings of seven',
    {
      14: '{ "name": "Reeds", "terrain": "steppe", "requirement": "two-drivers", "scoring": 1 },',
      15: '{ "name": "Market", "terrain": "town", "requirement": "one-good", "chest": 3, "scoring": 12 },',
      16: '{ "name": "Bridge", "terrain": "town", "requirement": "one-good", "chest": 2, "scoring": 12 },',
      17: '{ "name": "Salt", "terrain": "desert", "requirement": "one-good", "scoring": 12 },',
      18: '{ "name": "Wall", "terrain": "mountains", "requirement": "five-colours", "scoring": 12 },',
      19: '{ "name": "Garden", "terrain": "town", "requirement": "one-good", "scoring": 12 },',
      20: '{ "name": "End", "terrain": "city", "kind": "final-city", "requirement": "two-drivers", "scoring": 1 }'
    },
    3,
    'track.spaces',
    'too-much-gold',
    { gold: 87, most: 72 }
  ]
])('broken pack: %s', (_what, lines, line, path, code, numbers) => {
  const reading = readPack(packs, changed(lines))
  expect(reading).toEqual({ ok: false, faults: [{ line, path, code, ...(numbers && { numbers }) }] })
})

test('the example of the manual is a valid pack that can be played', () => {
  const manual = readFileSync('docs/content-packs.md', 'utf8')
  const [, example] =
    /```json\n(\{\n {2}"caravanPack": 1,\n {2}"game": "expedition"[^]*?)```/.exec(manual) ?? []
  expect(readPack(packs, example ?? '')).toMatchObject({ ok: true })
})

test('the pack template is the first built-in track', () => {
  const reading = readPack(packs, packs.starter())
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  expect(packs.over(reading.pack).tracks[0]?.spaces).toEqual(baseContent.tracks[0]?.spaces)
})
