/** Measures the map of In the Service of the Khan: each piece is clearly at its own town and covers no text. */
import { describe, expect, test } from 'vitest'
import { contractRow } from '../../renderer/games/khan/atlas/contract-row'
import { LABELS, TITLE } from '../../renderer/games/khan/atlas/data/ornaments.generated'
import {
  atlasFor,
  contractSpots,
  drawingOf,
  map,
  routes,
  shown,
  trackHeight,
  type Atlas
} from '../../renderer/games/khan/atlas/layout'
import { words } from '../../renderer/games/khan/words'
import { pennantDrop } from '../../renderer/kit/map/ribbon'
import { setFormulas } from '../../renderer/polo/map/formula'
import { townLift } from '../../renderer/polo/map/layout'
import { priceTag } from '../../renderer/polo/map/price-tag'
import { trailAlong } from '../../renderer/polo/map/trail'
import { speak } from '../../renderer/words/catalogue'
import { baseContent } from '../../shared/games/khan/content'
import { seeded } from '../../shared/engine/chance'
import { languages } from '../../shared/protocol/language'
import { drawn } from '../lib/draw'
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
      ['contracts', contracts && boxAt(contracts, contracts.w, contracts.h - 1)],
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

test('the score track lies above everything on the map, and its pennants hang over nothing', () => {
  expect(shown.y + trackHeight).toBeLessThanOrEqual(11)
  const end = shown.y + pennantDrop.short
  const under = [
    ...read.flatMap(({ what, box }) => (box.top < end ? [what] : [])),
    ...pieces.flatMap(({ what, outline }) => (outline.some(({ top }) => top < end) ? [what] : []))
  ]
  expect(under).toEqual([])
  // It takes at most a fortieth of the map's height.
  expect(shown.height / map.height).toBeLessThan(1.025)
})

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

test('posts are to be seen behind the figure in their city: most of two, two fifths of each of four', () => {
  /** The share of a post that nothing drawn over it covers, of points every 2 units. */
  const seen = (post: Box, over: readonly Box[]): number => {
    const steps = Array.from({ length: 12 }, (_, i) => 2 * i + 1)
    const points = steps.flatMap((x) => steps.map((y) => ({ x: post.left + x, y: post.top + y })))
    return points.filter((point) => over.every((box) => gap(point, box) > 0)).length / points.length
  }
  const hidden = cities.flatMap(({ id }) => {
    // Listed as they are drawn, so that the first one comes last.
    const standing = figures.findLast(({ town }) => town === id)?.outline ?? []
    return [1, 2, 3, 4].flatMap((count) => {
      const boxes = map
        .posts(id, count)
        .map(({ x, y, width, height }) => boxAt({ x: x + width / 2, y: y + height / 2 }, width, height))
      return boxes.flatMap((box, i) =>
        seen(box, [...standing, ...boxes.slice(i + 1)]) < (count > 2 ? 0.4 : 0.6)
          ? [`post ${i + 1} of ${count} in ${id}`]
          : []
      )
    })
  })
  expect(hidden).toEqual([])
})

test('two figures in one place stand beside each other', () => {
  const area = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top)
  const shared = (a: Box, b: Box): number =>
    area({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom)
    })
  const close = map.places.flatMap(({ id }) => {
    const [back, front] = figures.filter(({ town }) => town === id).map(({ outline }) => outline)
    const whole = (back ?? []).reduce((sum, part) => sum + area(part), 0)
    const hidden = (back ?? [])
      .flatMap((part) => (front ?? []).map((its) => shared(part, its)))
      .reduce((sum, one) => sum + one, 0)
    return hidden > whole * 0.05 ? [`${id}: ${Math.round((100 * hidden) / whole)} %`] : []
  })
  expect(close).toEqual([])
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

  test('every contract, with icons of 16 px at 1280 by 720, on the very longest of 14.5 px', () => {
    const sizes = map.places.flatMap(({ id: place }) => {
      const { contracts: spot } = extrasOf(place)
      if (!spot) return []
      return contractSpots(spot, 2).flatMap((at) =>
        contracts.flatMap((contract) => {
          const { row, scale } = contractRow(contract, at)
          return contract.starting ? [] : [{ what: `${contract.id} at ${place}`, icon: row.icon * scale }]
        })
      )
    })
    expect(sizes.filter(({ icon }) => icon < 14.5)).toEqual([])
    expect(sizes.filter(({ icon }) => icon < 16).length).toBeLessThan(sizes.length / 20)
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
    routes: ways,
    places: baseContent.places.map((place) => {
      const at = open.indexOf(place)
      const lies = open[(at + by) % open.length]
      if (at < 0 || !lies) return place
      const { contracts: two, marker, card, outpost } = lies
      const { id, kind } = place
      return {
        id,
        kind,
        ...(two !== undefined && { contracts: two }),
        ...(marker && { marker }),
        ...(card && { card }),
        ...(outpost && { outpost })
      }
    })
  })

  test('the built-in board is drawn as it is', () => {
    expect(atlasFor(baseContent).map).toBe(map)
    expect(atlasFor(baseContent).threads).toEqual([])
  })

  /** The map of a content, with the boxes of what is read on it and those of its towns, which its uses enlarge. */
  const drawnAs = (content: Parameters<typeof atlasFor>[0]) => {
    const atlas = atlasFor(content)
    const townAt = (id: string): Box => {
      const place = atlas.map.place(id)
      const [w, h] = drawingOf(place)
      return boxAt({ x: place.x, y: place.y - townLift }, w, h)
    }
    return { atlas, boxes: boxesOf(atlas), townAt }
  }

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

  /** The board with its uses and its outposts dealt anew to the cities that a pack may change. */
  const dealt = (seed: number) => {
    const chance = seeded(seed)
    const shuffled = <T>(list: readonly T[]): readonly T[] => {
      const left = [...list]
      return list.flatMap(() => left.splice(chance(left.length), 1))
    }
    const uses = shuffled(open.map(({ contracts: two, marker, card }) => ({ contracts: two, marker, card })))
    const tiles = shuffled(open.map(({ outpost }) => outpost))
    return {
      routes: ways,
      places: baseContent.places.map((place) => {
        const at = open.indexOf(place)
        const use = uses[at]
        if (!use) return place
        const { id, kind } = place
        return {
          id,
          kind,
          ...(use.contracts !== undefined && { contracts: use.contracts }),
          ...(use.marker && { marker: use.marker }),
          ...(use.card && { card: use.card }),
          ...(tiles[at] && { outpost: tiles[at] })
        }
      })
    }
  }
  const everyTable = [turned(1), turned(4), ...Array.from({ length: 8 }, (_, i) => dealt(i + 1))]
  const tables = drawn('maps of the Khan', [...everyTable.entries()], 4)

  test('nothing lies over a name, a town, a price or another thing, nor over the edge or under the map’s buttons', () => {
    for (const [i, content] of tables) {
      const { atlas, boxes, townAt } = drawnAs(content)
      const faults = boxes.flatMap(({ what, box }, at) => [
        ...[...boxes.slice(at + 1), ...tags].flatMap((other) =>
          overlap(box, other.box) ? [`${what}: ${other.what}`] : []
        ),
        ...atlas.map.places.flatMap(({ id }) => (overlap(box, townAt(id)) ? [`${what}: ${id}`] : [])),
        ...(box.left < 11 || box.right > map.width - 11 || box.top < 11 || box.bottom > map.height - 11
          ? [`${what}: the edge`]
          : []),
        ...(overlap(box, { left: 723, right: 752, top: 456, bottom: 514 }) ? [`${what}: the buttons`] : [])
      ])
      expect(faults, `table ${i}`).toEqual([])
    }
  })

  test('what lies nearer to another town has a line to its own, and no contract is drawn much smaller', () => {
    for (const [, content] of tables) {
      const { atlas } = drawnAs(content)
      const towns = atlas.map.places.filter(({ kind }) => kind !== 'oasis')
      const things = atlas.map.places.flatMap((place) => {
        const { outpost, contracts: spot } = atlas.extrasOf(place.id)
        return [
          ...(place.pill ? [boxAt(place.pill, place.pill.room, 20)] : []),
          ...(outpost ? [boxAt(outpost, outpost.room, 20)] : []),
          ...(spot ? [boxAt(spot, spot.w, spot.h)] : []),
          ...place.cards.map((card) => boxAt(card, card.room, 21))
        ].map((box) => ({ place, box }))
      })
      const strays = things.filter(({ place, box }) =>
        towns.some((one) => one.id !== place.id && gap(one, box) <= gap(place, box))
      )
      for (const { place } of strays)
        expect(atlas.threads.some(({ to }) => to.x === place.x && to.y === place.y)).toBe(true)
      for (const { id } of towns) {
        const { contracts: spot } = atlas.extrasOf(id)
        for (const { most } of spot ? contractSpots(spot, 2) : []) expect(most).toBeGreaterThanOrEqual(0.9)
      }
    }
  })
})
