/** The content of the game: cards, icons and both tracks, space by space. */
import { describe, expect, it } from 'vitest'
import { baseContent as content } from '../../shared/games/expedition/content'
import { requirements } from '../../shared/games/expedition/content/requirements'
import type { Space } from '../../shared/games/expedition/content'
import { cards } from '../../shared/games/expedition/pieces'
import { allGold } from '../../shared/games/expedition/content/numbers'

/** A space: name, terrain, icon, chest, gold in a scoring. */
type Row = readonly [string, string, string, number, number]

const classic: readonly Row[] = [
  ['Ormuz', 'port', '', 0, 0],
  ['Camadi', 'desert', 'one-good', 0, 0],
  ['Kerman', 'town', 'one-good', 0, 0],
  ['Cobinan', 'town', 'three-identical-goods', 0, 0],
  ['Dasht-e Lut', 'desert', 'one-good', 0, 0],
  ['Tunocain', 'town', 'one-good', 0, 0],
  ['Nishapur', 'town', 'two-drivers', 1, 0],
  ['Sapurgan', 'steppe', 'one-good', 0, 0],
  ['Balkh', 'town', 'three-of-one-colour', 1, 0],
  ['Taican', 'mountains', 'one-good', 0, 0],
  ['Badakhshan', 'mountains', 'three-identical-goods', 1, 0],
  ['Pamir', 'mountains', 'one-good', 0, 1],
  ['Kashgar', 'town', 'two-drivers', 0, 2],
  ['Yarkand', 'town', 'three-of-one-colour', 0, 3],
  ['Khotan', 'town', 'one-good', 0, 4],
  ['Lop', 'desert', 'five-colours', 2, 5],
  ['Ganzhou', 'city', 'four-different-goods', 0, 6],
  ['Etzina', 'steppe', 'one-good', 0, 0],
  ['Gobi', 'desert', 'three-of-one-colour', 0, 0],
  ['Erguiul', 'steppe', 'two-drivers', 1, 0],
  ['Sinju', 'town', 'one-good', 0, 0],
  ['Calachan', 'mountains', 'three-identical-goods', 1, 0],
  ['Ningxia', 'town', 'one-good', 0, 0],
  ['Ordos', 'desert', 'five-colours', 2, 1],
  ['Tenduc', 'steppe', 'two-drivers', 0, 2],
  ['Datong', 'town', 'one-good', 0, 3],
  ['Sindachu', 'town', 'three-identical-goods', 0, 4],
  ['Chagan Nor', 'steppe', 'three-of-one-colour', 0, 5],
  ['Shangdu', 'town', 'five-colours', 2, 6],
  ['Dadu', 'city', 'four-different-goods', 0, 7]
]

const graded: readonly Row[] = [
  ['Ormuz', 'port', '', 0, 0],
  ['Camadi', 'desert', 'one-good', 0, 0],
  ['Kerman', 'town', 'one-driver', 0, 0],
  ['Cobinan', 'town', 'two-identical-goods', 0, 0],
  ['Dasht-e Lut', 'desert', 'one-good', 0, 0],
  ['Tunocain', 'town', 'two-of-one-colour', 0, 0],
  ['Nishapur', 'town', 'one-driver', 0, 0],
  ['Sapurgan', 'steppe', 'one-good', 0, 0],
  ['Balkh', 'town', 'two-identical-goods', 1, 0],
  ['Taican', 'mountains', 'two-of-one-colour', 0, 0],
  ['Badakhshan', 'mountains', 'two-drivers', 1, 0],
  ['Pamir', 'mountains', 'one-good', 0, 1],
  ['Kashgar', 'town', 'three-identical-goods', 1, 2],
  ['Yarkand', 'town', 'three-of-one-colour', 0, 3],
  ['Khotan', 'town', 'one-driver', 0, 4],
  ['Lop', 'desert', 'five-colours', 2, 5],
  ['Ganzhou', 'city', 'four-different-goods', 0, 6],
  ['Etzina', 'steppe', 'one-good', 0, 0],
  ['Gobi', 'desert', 'two-of-one-colour', 0, 0],
  ['Erguiul', 'steppe', 'one-driver', 0, 0],
  ['Sinju', 'town', 'three-identical-goods', 1, 0],
  ['Calachan', 'mountains', 'two-of-one-colour', 0, 0],
  ['Ningxia', 'town', 'two-drivers', 1, 0],
  ['Ordos', 'desert', 'one-good', 0, 1],
  ['Tenduc', 'steppe', 'three-of-one-colour', 0, 2],
  ['Datong', 'town', 'four-different-goods', 2, 3],
  ['Sindachu', 'town', 'two-drivers', 0, 4],
  ['Chagan Nor', 'steppe', 'three-identical-goods', 0, 5],
  ['Shangdu', 'town', 'five-colours', 2, 6],
  ['Dadu', 'city', 'four-different-goods', 0, 7]
]

const rowOf = ({ name, terrain, requirement, chest, scoring }: Space): Row => [
  name,
  terrain,
  requirement ?? '',
  chest ?? 0,
  scoring ?? 0
]

/** The source of each value of a space; absent values have none. */
function sourcesOf({ requirement, chest, scoring }: Space, index: number): Space['sources'] {
  const asked = index === 16 ? 'public' : 'house'
  return {
    ...(requirement && { requirement: asked }),
    ...(chest !== undefined && { chest: 'house' as const }),
    ...(scoring !== undefined && { scoring: 'public' as const })
  }
}

describe('tracks', () => {
  it('have a fixed hash, because it is part of every game file: this fails if one was changed', () => {
    expect(content.base).toEqual({ id: 'base', hash: '09448d4d330040' })
    const earlier = ['0e765872d04c66']
    expect(content.trackSet('classic')).toEqual({ id: 'track-classic', hash: '1cb4b0cadc5719', earlier })
    expect(content.trackSet('graded')).toEqual({ id: 'track-graded', hash: '0dd70f232601b0', earlier })
    expect(content.tracks.map(({ id }) => id)).toEqual(['classic', 'graded'])
  })

  it.each([
    ['classic', classic],
    ['graded', graded]
  ])('%s: 16 spaces to Ganzhou, 13 more to Dadu, each as it was set down', (id, rows) => {
    const track = content.track(id)
    expect(track.spaces.map(rowOf)).toEqual(rows)
    expect([track.stageCity, track.finalCity]).toEqual([16, 29])
    expect(track.spaces.flatMap(({ kind }, index) => (kind ? [[index, kind]] : []))).toEqual([
      [0, 'start'],
      [16, 'stage-city'],
      [29, 'final-city']
    ])
    for (const [index, space] of track.spaces.entries())
      expect(space.sources ?? {}, space.name).toEqual(sourcesOf(space, index))
  })

  it('hold chests of 11 gold in total, and scorings of 6 to 1 gold before Ganzhou and 7 to 1 before Dadu', () => {
    for (const { spaces } of content.tracks) {
      expect(spaces.reduce((sum, { chest = 0 }) => sum + chest, 0)).toBe(11)
      const scoring = spaces.flatMap((space, index) => (space.scoring ? [[index, space.scoring]] : []))
      expect(scoring).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((gold) => [10 + gold, gold]),
        ...[1, 2, 3, 4, 5, 6, 7].map((gold) => [22 + gold, gold])
      ])
    }
  })
})

describe('cards, icons and gold', () => {
  it('there are 55 cards, 40 goods and 15 drivers, with unique names', () => {
    expect([cards.length, new Set(cards).size]).toEqual([55, 55])
    expect(cards.filter((card) => card.startsWith('driver'))).toHaveLength(15)
  })

  it('there are nine icons, three of them only on the graded track', () => {
    expect(Object.values(requirements).map(({ id, kind, count }) => [id, kind, count])).toEqual([
      ['one-good', 'identical-goods', 1],
      ['three-identical-goods', 'identical-goods', 3],
      ['four-different-goods', 'different-goods', 4],
      ['two-drivers', 'drivers', 2],
      ['three-of-one-colour', 'same-colour', 3],
      ['five-colours', 'distinct-colours', 5],
      ['two-identical-goods', 'identical-goods', 2],
      ['one-driver', 'drivers', 1],
      ['two-of-one-colour', 'same-colour', 2]
    ])
    const small = ['two-identical-goods', 'one-driver', 'two-of-one-colour']
    for (const { id, source } of Object.values(requirements)) {
      const tracks = content.tracks.filter(({ spaces }) => spaces.some((space) => space.requirement === id))
      expect(tracks.map((track) => track.id)).toEqual(small.includes(id) ? ['graded'] : ['classic', 'graded'])
      expect(source).toBe(small.includes(id) ? 'public' : 'rulebook')
    }
  })

  it('there are 36 chests, twelve of each value from 1 to 3', () => {
    expect(allGold).toBe(12 * (1 + 2 + 3))
  })
})
