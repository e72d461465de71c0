import { afterAll, describe, expect, it } from 'vitest'
import { baseContent } from '../../shared/games/expedition/content'
import { nameBox, tagBox, tagSpots } from '../../renderer/games/expedition/atlas/tag-spots'
import { spaceNames } from '../../renderer/games/expedition/spaces'
import { speak } from '../../renderer/words/catalogue'
import { roadThrough } from '../../renderer/games/expedition/atlas/curve'
import {
  CAMEL,
  camelSpots,
  HEIGHT,
  layoutOf,
  nearest,
  WIDTH
} from '../../renderer/games/expedition/atlas/layout'

const lengths = Array.from({ length: 11 }, (_, i) => i + 8)
const shapes = lengths.flatMap((one) =>
  lengths.map((two) => ({ name: `${one} + ${two}`, stageCity: one, finalCity: one + two }))
)

describe('the map of the Expedition:', () => {
  it.each(shapes)('$name spaces, none too close to another, all on the sheet', (shape) => {
    const { spaces, scale, steps } = layoutOf(shape)
    expect(spaces).toHaveLength(shape.finalCity + 1)
    expect(steps).toHaveLength(spaces.length)
    // a plate's disc is 38 units wide at full size
    expect(nearest(spaces)).toBeGreaterThan(42)
    expect(nearest(spaces)).toBeGreaterThan(38 * scale + 8)
    for (const { x, y } of spaces) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(WIDTH - 40)
      expect(y).toBeGreaterThan(56)
      expect(y).toBeLessThan(HEIGHT - 44)
    }
  })

  it.each(baseContent.tracks)('the $id track has 56 px between spaces and plates of full size', (track) => {
    const { spaces, scale } = layoutOf(track)
    expect(nearest(spaces)).toBeGreaterThanOrEqual(56)
    expect(scale).toBe(1)
  })

  it('the road runs from the lower left through the middle to the right, and contains its cities', () => {
    const { spaces } = layoutOf(baseContent.track('classic'))
    const [start, city, end] = [spaces[0], spaces[16], spaces[29]]
    expect(start?.kind).toBe('start')
    expect(city?.kind).toBe('stage-city')
    expect(end?.kind).toBe('final-city')
    expect(start?.x).toBeLessThan(WIDTH * 0.15)
    expect(start?.y).toBeGreaterThan(HEIGHT * 0.7)
    expect(end?.x).toBeGreaterThan(WIDTH * 0.85)
    expect(spaces.map(({ stage }) => stage).lastIndexOf(1)).toBe(16)
  })

  it('spaces of one stage are evenly spread along the road', () => {
    const { steps } = layoutOf(baseContent.track('classic'))
    expect(steps[0]).toBe('')
    for (const step of steps.slice(1)) expect(step).toMatch(/^M[-\d. ]+(C[-\d. ]+)+$/)
  })

  it('ten camels before the stage city do not hide each other and stay on the sheet', () => {
    const city = layoutOf(baseContent.track('classic')).spaces[16]
    for (let count = 1; count <= 10; count++) {
      const spots = camelSpots('stage-city', count)
      expect(spots).toHaveLength(count)
      if (count > 1) expect(nearest(spots)).toBeGreaterThanOrEqual(27)
      for (const { x, y } of spots) {
        expect((city?.x ?? 0) + x).toBeGreaterThan(0)
        expect((city?.y ?? 0) + y + CAMEL.height).toBeLessThan(HEIGHT)
      }
    }
  })
})

describe('a road', () => {
  const road = roadThrough([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 }
  ])

  it('has a length and points at distances', () => {
    expect(road.length).toBeCloseTo(200)
    expect(road.at(50).x).toBeCloseTo(50)
    expect(road.at(-1)).toEqual({ x: 0, y: 0 })
    expect(road.at(500).x).toBeCloseTo(200)
  })

  it('is drawn in parts, each of which ends where the next begins', () => {
    expect(road.path(0, 150)).toMatch(/^M0\.0 0\.0C.* 150\.0 0\.0$/)
    expect(road.path(150, 200)).toMatch(/^M150\.0 0\.0C.* 200\.0 0\.0$/)
  })

  it('needs at least two knots', () => {
    expect(() => roadThrough([{ x: 0, y: 0 }])).toThrow('two knots')
  })
})

describe('names of spaces', () => {
  afterAll(() => speak('en'))

  it.each(baseContent.tracks)('have no price over them on the $id track, in any language', async (track) => {
    const layout = layoutOf(track)
    for (const language of ['en', 'de', 'fr'] as const) {
      await speak(language)
      const nameOf = spaceNames(baseContent, track)
      const spots = tagSpots(layout, nameOf)
      const covered = layout.spaces.flatMap((spot) => {
        const tag = tagBox(spot, spots[spot.index] ?? { x: 0, y: 0 }, layout.scale)
        return layout.spaces.flatMap((other) => {
          const name = nameBox(other, nameOf(other.index), layout.scale)
          const wide = Math.min(tag.right, name.right) - Math.max(tag.left, name.left)
          const high = Math.min(tag.bottom, name.bottom) - Math.max(tag.top, name.top)
          return wide > 1 && high > 1
            ? [`${nameOf(spot.index)} over ${nameOf(other.index)}: ${wide} ${high}`]
            : []
        })
      })
      expect(covered).toEqual([])
    }
  })
})
