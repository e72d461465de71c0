/** Measures where pieces stand on the map of Voyages: each is clearly at its own town and covers no text. */
import { describe, expect, test } from 'vitest'
import { LABELS } from '../../renderer/games/voyages/atlas/data/ornaments.generated'
import { drawingOf, ground, map } from '../../renderer/games/voyages/atlas/layout'
import { formulasOf } from '../../renderer/polo/map/card-formulas'
import { words } from '../../renderer/games/voyages/words'
import { setFormulas } from '../../renderer/polo/map/formula'
import { numeralSpots, ringSize } from '../../renderer/polo/map/goal-ring'
import type { Room } from '../../renderer/polo/map/layout'
import { pennantDrop } from '../../renderer/kit/map/ribbon'
import { priceTag } from '../../renderer/polo/map/price-tag'
import { speak } from '../../renderer/words/catalogue'
import { baseContent } from '../../shared/games/voyages/content'
import { languages } from '../../shared/protocol/language'
import { boxAt, gap, measured, overlap, piecesBelong, type Box } from './map-geometry'

const { townOf, toRoad, cities, posts, figures, pieces } = measured(map, drawingOf, 5)

/** The boxes with text or symbols on the map, by name. */
const read = new Map<string, Box>([
  ...map.places.flatMap((place): [string, Box][] => [
    ...(place.name ? [[`name of ${place.id}`, boxAt(place.name, place.name.room, 15)] as [string, Box]] : []),
    ...(place.pill
      ? [[`bonus of ${place.id}`, boxAt(place.pill, place.pill.room, 20)] as [string, Box]]
      : []),
    ...place.cards.map((card, i): [string, Box] => [`card ${i} of ${place.id}`, boxAt(card, card.room, 21)])
  ]),
  ...map.routes.flatMap(({ from, to, tag }): [string, Box][] => {
    const cost = baseContent.routes.find((route) => route.from === from && route.to === to)?.cost ?? {}
    const width = 2 * (priceTag(cost)?.half ?? 0)
    return width === 0 ? [] : [[`price of ${from} to ${to}`, boxAt(tag, width, 18)]]
  })
])

test('every city has room for five posts, every place for two figures', () => {
  expect(cities.map(({ kind }) => kind).toSorted()).toEqual(
    map.places
      .map(({ kind }) => kind)
      .filter((kind) => kind.endsWith('-city'))
      .toSorted()
  )
  expect(posts).toHaveLength(cities.length * 15)
  expect(figures).toHaveLength(map.places.length * 2)
})

describe('posts and figures', () => {
  piecesBelong(map, { townOf, toRoad, pieces })

  test('stand at the foot of their town: the first post and the first figure touch it, or nearly', () => {
    const first = [
      ...cities.flatMap(({ id }) => posts.filter(({ what }) => what === `post 1 of 1 in ${id}`)),
      ...figures
    ]
    const off = first.filter(({ town, foot }) => gap(foot, townOf(town)) > 18)
    expect(off.map(({ what }) => what)).toEqual([])
  })

  test('cover no name, bonus, city card or price of a road', () => {
    const covered = pieces.flatMap(({ what, outline }) =>
      [...read].flatMap(([name, box]) =>
        outline.some((part) => overlap(part, box)) ? [`${what}: ${name}`] : []
      )
    )
    expect(covered).toEqual([])
  })

  test('cover no other town, no piece of another place and no edge of the sheet', () => {
    const covered = pieces.flatMap(({ what, town, outline }) => [
      ...map.places.flatMap(({ id }) =>
        id !== town && outline.some((part) => overlap(part, townOf(id))) ? [`${what}: ${id}`] : []
      ),
      ...posts
        .filter(
          (other) => other.town !== town && outline.some((part) => overlap(part, other.outline[0] ?? part))
        )
        .map((other) => `${what}: ${other.what}`),
      ...outline.flatMap(({ left, top, right, bottom }) =>
        left < 5 || right > map.width - 5 || top < map.y + 18 || bottom > map.y + map.height - 5
          ? [`${what}: the edge`]
          : []
      )
    ])
    expect(covered).toEqual([])
  })
})

test('texts cover no other text and no town', () => {
  const all = [...read]
  const covered = all.flatMap(([name, box], i) => [
    ...all.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name}: ${other}`] : [])),
    ...map.places.flatMap(({ id }) => (overlap(box, townOf(id)) ? [`${name}: ${id}`] : []))
  ])
  expect(covered).toEqual([])
})

test.each([
  ['the map', map, pennantDrop.short],
  ['all of the ground', ground, pennantDrop.long]
])(
  'pennants at the upper edge of %s hang over nothing that is read, no post and no figure',
  (_, shown, drop) => {
    const end = shown.y + drop
    const under = [
      ...[...read].flatMap(([name, { top }]) => (top < end ? [name] : [])),
      // The tip of a pennant may reach a post's roof.
      ...pieces.flatMap(({ what, outline }) => (outline.some(({ top }) => top < end - 4) ? [what] : []))
    ]
    expect(under).toEqual([])
  }
)

test('the background is as wide as the map and contains it', () => {
  expect({ x: ground.x, width: ground.width }).toEqual({ x: map.x, width: map.width })
  expect(ground.y).toBeLessThan(map.y)
  expect(ground.y + ground.height).toBeGreaterThan(map.y + map.height)
})

test('names of regions and seas cover no text, no town and no other name', () => {
  const sizes = { region: [11.4, 9], sea: [6, 9], ocean: [8, 11] } as const
  const names = LABELS.map(({ text, kind, x, y }): [string, Box] => {
    const [each, high] = sizes[kind]
    return [text, boxAt({ x, y: y - high / 2 }, text.length * each, high)]
  })
  const covered = names.flatMap(([text, box], i) => [
    ...names.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${text}: ${other}`] : [])),
    ...[...read].flatMap(([name, its]) => (overlap(box, its) ? [`${text}: ${name}`] : [])),
    ...map.places.flatMap(({ id }) => (overlap(box, townOf(id)) ? [`${text}: ${id}`] : []))
  ])
  expect(covered).toEqual([])
})

test('two goal numerals fit at every city without covering text', () => {
  const size = 2 * ringSize.seal - 3
  const covered = cities.flatMap(({ id }) => {
    const spots = numeralSpots(map, id, 2).map((at) => boxAt(at, size, size))
    const [one, two] = spots
    return [
      ...(!one || !two || overlap(one, two) ? [`the numerals of ${id}`] : []),
      ...spots.flatMap((box) =>
        [...read].flatMap(([name, its]) => (overlap(box, its) ? [`a numeral of ${id}: ${name}`] : []))
      )
    ]
  })
  expect(covered).toEqual([])
})

describe('the areas on the map are large enough for', () => {
  const rooms = (of: (place: (typeof map.places)[number]) => readonly Room[], kind?: string): number =>
    Math.min(
      ...map.places
        .filter((place) => !kind || place.kind === kind)
        .flatMap(of)
        .map(({ room }) => room)
    )

  test('city cards', () => {
    const widest = Math.max(
      ...baseContent.cityCards.map(({ effect }) => setFormulas(formulasOf(effect)).width)
    )
    expect(widest).toBeLessThanOrEqual(rooms(({ cards }) => cards))
  })

  test('bonuses of large and of small cities', () => {
    const widths = (bonuses: readonly { readonly reward: object }[]): number =>
      Math.max(...bonuses.map(({ reward }) => setFormulas([{ reward }], 54).width))
    const pill = ({ pill }: (typeof map.places)[number]): readonly Room[] => (pill ? [pill] : [])
    expect(widths(baseContent.outpostBonuses)).toBeLessThanOrEqual(rooms(pill, 'large-city'))
    expect(widths(baseContent.cityBonuses)).toBeLessThanOrEqual(rooms(pill, 'small-city'))
  })

  test.each(languages)('names in %s', async (language) => {
    await speak(language)
    const long = map.places.filter(
      ({ id, kind, name }) =>
        name && (words.names.places[id] ?? '').length * (kind === 'small-city' ? 6.8 : 7.3) > name.room
    )
    expect(long.map(({ id }) => words.names.places[id])).toEqual([])
  })
})
