/** Measures the map of In the Service of the Khan: each piece is clearly at its own town and covers no text. */
import { describe, expect, test } from 'vitest'
import { LABELS, TITLE } from '../../renderer/games/khan/atlas/data/ornaments.generated'
import {
  atlasFor,
  contractSpots,
  drawingOf,
  map,
  routes,
  type Atlas
} from '../../renderer/games/khan/atlas/layout'
import { words } from '../../renderer/games/khan/words'
import { setFormulas } from '../../renderer/polo/map/formula'
import { priceTag } from '../../renderer/polo/map/price-tag'
import { trailAlong } from '../../renderer/polo/map/trail'
import { speak } from '../../renderer/words/catalogue'
import { baseContent } from '../../shared/games/khan/content'
import { languages } from '../../shared/protocol/language'
import { boxAt, gap, measured, overlap, piecesBelong, type Box } from './map-geometry'

const { townOf, toRoad, cities, posts, figures, pieces } = measured(map, drawingOf, 4)
const { routes: ways, contracts, outpostBonuses, cityBonuses } = baseContent
const seal = 18
const { extrasOf } = atlasFor(baseContent)

/** The boxes with text or symbols on the map, and the place each belongs to. */
const boxesOf = ({ map: on, extrasOf: extras }: Atlas) =>
  on.places.flatMap((place) => {
    const { shield, outpost, contracts, special } = extras(place.id)
    const boxes: readonly (readonly [string, Box | undefined])[] = [
      [
        shield ? 'shield and name' : 'name',
        place.name && {
          ...boxAt(place.name, place.name.room, 15),
          ...(shield && { left: shield.x - 9.5 })
        }
      ],
      ['marker', place.pill && boxAt(place.pill, place.pill.room, 20)],
      ['outpost', outpost && boxAt(outpost, outpost.room, 20)],
      ['contracts', contracts && boxAt(contracts, contracts.w, 42)],
      ['dice', special && boxAt(special, special.w, special.h)],
      ...place.cards.map((card, i) => [`card ${i}`, boxAt(card, card.room, 21)] as const)
    ]
    return boxes.flatMap(([what, box]) =>
      box ? [{ what: `${what} of ${place.id}`, place: place.id, box }] : []
    )
  })
const ofPlaces = boxesOf(atlasFor(baseContent))
const tags = routes.map(({ from, to, tag, water }) => {
  const cost = ways.find((way) => way.from === from && way.to === to)?.cost ?? {}
  const half = priceTag(cost)?.half ?? 0
  return {
    what: `price of ${from} to ${to}`,
    box: { left: tag.x - half - (water ? seal : 0), right: tag.x + half, top: tag.y - 9, bottom: tag.y + 9 }
  }
})
const read: readonly { readonly what: string; readonly box: Box }[] = [...ofPlaces, ...tags]

test('exactly the routes of the game are drawn, each with its price', () => {
  expect(routes.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(
    ways.map(({ from, to }) => `${from} ${to}`).toSorted()
  )
  expect(routes.filter(({ water }) => water).map(({ id }) => id)).toEqual(
    ways.filter(({ needs }) => needs).map(({ from, to }) => `${from} ${to}`)
  )
})

test('every city has room for the posts of four seats, every place for two figures', () => {
  expect(cities.map(({ id }) => id).toSorted()).toEqual(
    map.places
      .filter(({ kind }) => kind !== 'start' && kind !== 'oasis')
      .map(({ id }) => id)
      .toSorted()
  )
  expect(posts).toHaveLength(cities.length * 10)
  expect(figures).toHaveLength(map.places.length * 2)
})

describe('posts and figures', () => {
  piecesBelong(map, { townOf, toRoad, pieces })

  test('stand at the foot of their town: the first post and the figures touch it, or nearly', () => {
    const first = [...posts.filter(({ what }) => what.startsWith('post 1 of 1 ')), ...figures]
    const off = first.filter(({ town, foot }) => gap(foot, townOf(town)) > 18)
    expect(off.map(({ what }) => what)).toEqual([])
  })

  test('cover no text', () => {
    const covered = pieces.flatMap(({ what, outline }) =>
      read.flatMap((one) => (outline.some((part) => overlap(part, one.box)) ? [`${what}: ${one.what}`] : []))
    )
    expect(covered).toEqual([])
  })

  test('cover no other town, no post of another place and no edge of the sheet', () => {
    const covered = pieces.flatMap(({ what, town, outline }) => [
      ...map.places.flatMap(({ id }) =>
        id !== town && outline.some((part) => overlap(part, townOf(id))) ? [`${what}: ${id}`] : []
      ),
      ...posts
        .filter(
          (other) =>
            other.town !== town && outline.some((part) => other.outline.some((its) => overlap(part, its)))
        )
        .map((other) => `${what}: ${other.what}`),
      ...outline.flatMap(({ left, top, right, bottom }) =>
        left < 11 || right > map.width - 11 || top < 11 || bottom > map.height - 11
          ? [`${what}: the edge`]
          : []
      )
    ])
    expect(covered).toEqual([])
  })
})

test('five figures at the start, as many as four seats can have there, cover no text', () => {
  const [start] = map.places.filter(({ kind }) => kind === 'start')
  const covered = map.figures(start?.id ?? '', 5).flatMap(({ x, y, width, height }, i) => {
    const figure = { left: x + 4, right: x + width - 4, top: y + 2, bottom: y + height * 0.9 }
    return read.flatMap((one) => (overlap(figure, one.box) ? [`figure ${i + 1}: ${one.what}`] : []))
  })
  expect(covered).toEqual([])
})

test('texts cover no other text, no town and no edge of the sheet', () => {
  const covered = read.flatMap(({ what, box }, i) => [
    ...read.slice(i + 1).flatMap((other) => (overlap(box, other.box) ? [`${what}: ${other.what}`] : [])),
    ...map.places.flatMap(({ id }) => (overlap(box, townOf(id)) ? [`${what}: ${id}`] : [])),
    ...(box.left < 11 || box.right > map.width - 11 || box.top < 11 || box.bottom > map.height - 11
      ? [`${what}: the edge`]
      : [])
  ])
  expect(covered).toEqual([])
})

test('everything that belongs to a city is nearer to it than to any other city', () => {
  const apart = (a: Box, b: Box): number =>
    Math.hypot(
      Math.max(a.left - b.right, 0, b.left - a.right),
      Math.max(a.top - b.bottom, 0, b.top - a.bottom)
    )
  const places = map.places.filter(({ kind }) => kind !== 'oasis')
  const strays = ofPlaces.filter(({ place, box }) =>
    places.some(({ id }) => id !== place && apart(box, townOf(id)) <= apart(box, townOf(place)))
  )
  expect(strays.map(({ what }) => what)).toEqual([])
})

test('the title and names of regions and seas cover no text, no town and no other name', () => {
  const sizes = { region: [10, 8], sea: [6, 9] } as const
  const { regions } = words.board
  const names = LABELS.map(({ id, kind, x, y }) => {
    const [each, high] = sizes[kind]
    return { what: id, box: boxAt({ x, y: y - high / 2 }, (regions[id] ?? id).length * each, high) }
  })
  const covered = [...names, { what: 'the title', box: boxAt(TITLE, TITLE.w + 24, TITLE.h) }].flatMap(
    ({ what, box }, i) => [
      ...names.slice(i + 1).flatMap((other) => (overlap(box, other.box) ? [`${what}: ${other.what}`] : [])),
      ...read.flatMap((one) => (overlap(box, one.box) ? [`${what}: ${one.what}`] : [])),
      ...map.places.flatMap(({ id }) => (overlap(box, townOf(id)) ? [`${what}: ${id}`] : []))
    ]
  )
  expect(covered).toEqual([])
})

describe('the areas on the map are large enough for', () => {
  /** The tiles that are wider than the room of a place. */
  const tooWide = (tiles: typeof outpostBonuses, room: number): readonly string[] =>
    tiles.flatMap(({ id, reward }) => (setFormulas([{ reward }], room).width > room ? [id] : []))

  test('every outpost tile and every marker', () => {
    const tight = map.places.flatMap(({ id, pill }) => {
      const { outpost } = extrasOf(id)
      const wide = [
        ...(outpost ? tooWide(outpostBonuses, outpost.room) : []),
        ...(pill ? tooWide(cityBonuses, pill.room - 13) : [])
      ]
      return wide.map((tile) => `${tile} at ${id}`)
    })
    expect(tight).toEqual([])
  })

  test('every contract, at no less than four fifths of its size', () => {
    const small = map.places.flatMap(({ id: place }) => {
      const { contracts: spot } = extrasOf(place)
      if (!spot) return []
      return contractSpots(spot, 2).flatMap(({ room }) =>
        contracts.flatMap(({ id, starting, cost, reward }) =>
          !starting && room / (setFormulas([{ cost, reward }], room - 20).width + 20) < 0.8
            ? [`${id} at ${place}`]
            : []
        )
      )
    })
    expect(small).toEqual([])
  })

  test.each(languages)('names in %s', async (language) => {
    await speak(language)
    const names = words.board.places
    const long = map.places.filter(({ id, name }) => name && (names[id] ?? '').length * 7.6 > name.room + 2)
    await speak('en')
    expect(long.map(({ id }) => id)).toEqual([])
  })
})

test('a figure walks along the drawn route, and back the same way', () => {
  for (const { from, to } of routes) {
    const there = trailAlong(map, from, to).points
    const back = trailAlong(map, to, from).points.toReversed()
    expect(back.map(({ x }) => x.toFixed(6))).toEqual(there.map(({ x }) => x.toFixed(6)))
    expect(Math.abs((there[0]?.x ?? 0) * map.width - map.place(from).x)).toBeLessThan(0.1)
    expect(Math.abs((there.at(-1)?.x ?? 0) * map.width - map.place(to).x)).toBeLessThan(0.1)
  }
})

describe('with a content pack that moves what lies in cities', () => {
  const cities = baseContent.places.filter(({ kind }) => kind === 'city')
  const open = cities.filter(({ id }) => !['kashgar', 'balkh', 'hormuz', 'baghdad'].includes(id))
  /** The board with what lies in these cities moved on by so many of them. */
  const turned = (by: number) => ({
    places: baseContent.places.map((place) => {
      const at = open.indexOf(place)
      const lies = open[(at + by) % open.length]
      if (at < 0 || !lies) return place
      const { contracts: two, marker, card, outpost } = lies
      const { id, kind } = place
      return {
        ...{ id, kind },
        ...(two !== undefined && { contracts: two }),
        ...(marker && { marker }),
        ...(card && { card }),
        ...(outpost && { outpost })
      }
    })
  })

  test('the built-in board is drawn as it is', () => {
    expect(atlasFor(baseContent).map).toBe(map)
  })

  test('everything has a spot at its city, and no other', () => {
    for (const by of [1, 4]) {
      const content = turned(by)
      const atlas = atlasFor(content)
      const lying = content.places.map(({ id, contracts: two, marker, card, outpost }) =>
        [id, two !== undefined, marker, card, outpost].map((one) => one ?? false)
      )
      const spots = content.places.map(({ id }) => {
        const { pill, cards } = atlas.map.place(id)
        const extras = atlas.extrasOf(id)
        return [id, !!extras.contracts, !!pill, cards.length === 1, !!extras.outpost]
      })
      expect(spots).toEqual(lying)
    }
  })

  test('with all of them moved, names stay legible: nothing hides a third of one', () => {
    const area = ({ left, top, right, bottom }: Box): number =>
      Math.max(0, right - left) * Math.max(0, bottom - top)
    const shared = (a: Box, b: Box): number =>
      area({
        ...{ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right) },
        ...{ top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) }
      })
    for (const by of [1, 4]) {
      const boxes = boxesOf(atlasFor(turned(by)))
      const hidden = boxes.flatMap(({ what, box }, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              /name/.test(what + other.what) &&
              shared(box, other.box) > Math.min(area(box), area(other.box)) / 3
          )
          .map((other) => `${by}: ${what}: ${other.what}`)
      )
      expect(hidden).toEqual([])
    }
  })
})
