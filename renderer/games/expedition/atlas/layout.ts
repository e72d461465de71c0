/**
 * The layout of a track on the sheet. Pure. The spaces are spread evenly by length over two hand-drawn roads, one for
 * each stage, so that any track fits: 8 to 18 spaces in each stage.
 */
import type { Track } from '../../../../shared/games/expedition/content'
import { roadThrough, type Point, type Road } from './curve'
import { ROADS } from './data/roads.generated'

export type { Point } from './curve'

/** The sheet's own units: 1 unit is 1 px at 1280x720. The svg's viewBox is `0 0 WIDTH HEIGHT`. */
export const WIDTH = 830
export const HEIGHT = 405
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** The least distance between two spaces at which plates have their full size. */
const FULL = 56
/** The smallest scale of plates, however close the spaces lie. */
const SMALLEST = 0.74

/** Points of a path for each space it enters: the road is smooth between them. */
const POINTS_PER_STEP = 8

/** The kinds of spaces that are drawn differently: the three cities and all others. */
export type SpaceKind = 'start' | 'path' | 'stage-city' | 'final-city'

/** The position of one space: its centre, in units of the sheet. */
export interface SpaceSpot extends Point {
  readonly index: number
  readonly kind: SpaceKind
  /** The stage in which it is entered; the start belongs to the first. */
  readonly stage: 1 | 2
}

export interface BoardLayout {
  readonly width: number
  readonly height: number
  readonly viewBox: string
  /** The scale of plates, camels and tags: 1 on the built-in tracks. */
  readonly scale: number
  /** By index of the space. */
  readonly spaces: readonly SpaceSpot[]
  /** Indices from north to south: draw the spaces in this order. */
  readonly order: readonly number[]
  /** The whole road of each stage, as SVG path data. */
  readonly roads: readonly [string, string]
  /** `steps[i]` is the road from space i - 1 to space i; `steps[0]` is empty. A jump over spaces is several steps. */
  readonly steps: readonly string[]
  /** The road from one space to another as points, the two spaces included; either may come first. */
  readonly path: (from: number, to: number) => readonly Point[]
}

/** What the layout needs of a track. */
export type TrackShape = Pick<Track, 'stageCity' | 'finalCity'>

const road = (knots: readonly (readonly [number, number])[]): Road =>
  roadThrough(knots.map(([x, y]) => ({ x, y })))
const FIRST = road(ROADS[0])
const SECOND = road(ROADS[1])

/** Lays out a track. Works for any number of spaces; 8 to 18 in each stage are tested. */
export function layoutOf({ stageCity, finalCity }: TrackShape): BoardLayout {
  /** The road that leads to a space, and how far along it the space and the one before it lie. */
  const roadTo = (index: number): { readonly road: Road; readonly from: number; readonly to: number } => {
    const second = index > stageCity
    const road = second ? SECOND : FIRST
    const pitch = road.length / (second ? finalCity - stageCity : stageCity)
    const to = (second ? index - stageCity : index) * pitch
    return { road, from: to - pitch, to }
  }
  const kindOf = (index: number): SpaceKind =>
    index === 0 ? 'start' : index === stageCity ? 'stage-city' : index === finalCity ? 'final-city' : 'path'
  const indices = Array.from({ length: finalCity + 1 }, (_, index) => index)
  const spaces = indices.map((index): SpaceSpot => {
    const { road, to } = roadTo(index)
    return { ...road.at(to), index, kind: kindOf(index), stage: index > stageCity ? 2 : 1 }
  })
  /** Points of the road to a space from the one before it, without the latter. */
  const stepPoints = (index: number): readonly Point[] => {
    const { road, from, to } = roadTo(index)
    return Array.from({ length: POINTS_PER_STEP }, (_, i) =>
      road.at(from + ((to - from) * (i + 1)) / POINTS_PER_STEP)
    )
  }
  const forward = (from: number, to: number): readonly Point[] => [
    ...spaces.slice(from, from + 1).map(({ x, y }) => ({ x, y })),
    ...indices.slice(from + 1, to + 1).flatMap(stepPoints)
  ]
  return {
    width: WIDTH,
    height: HEIGHT,
    viewBox: VIEW_BOX,
    scale: Math.min(1, Math.max(SMALLEST, nearest(spaces) / FULL)),
    spaces,
    order: spaces.toSorted((a, b) => a.y - b.y).map(({ index }) => index),
    roads: [FIRST.path(0, FIRST.length), SECOND.path(0, SECOND.length)],
    steps: indices.map((index) => {
      if (index === 0) return ''
      const { road, from, to } = roadTo(index)
      return road.path(from, to)
    }),
    path: (from, to) => (from <= to ? forward(from, to) : forward(to, from).toReversed())
  }
}

/** The distance between the two spaces that lie closest together. */
export function nearest(spaces: readonly Point[]): number {
  return Math.min(
    ...spaces.flatMap((a, i) => spaces.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  )
}

/** Radius of a space's medallion at full size. The two great cities are larger, so that they are easy to find. */
export const RADIUS: Readonly<Record<SpaceKind, number>> = {
  start: 19,
  path: 19,
  'stage-city': 22,
  'final-city': 22
}

/** Width and height of a camel on the sheet, at full size. */
export const CAMEL = { width: 36, height: 31 } as const
/** Camels in a row in front of the stage city; they do not cover the marks on their saddles. */
const ROW = 5
const PITCH = { x: 30, y: 27 } as const

/**
 * Upper left corners of `count` camels on a space, in drawing order, relative to the space's centre and in units of the
 * full size. A single camel stands in the middle of the plate, above its requirement. In the stage city up to ten stand
 * in front of the gates, in rows of five. More than one camel does not occur elsewhere; if it did, they would stand
 * side by side.
 */
export function camelSpots(kind: SpaceKind, count: number): readonly Point[] {
  if (kind !== 'stage-city')
    return Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * PITCH.x - CAMEL.width / 2,
      y: 2 - CAMEL.height
    }))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / ROW)
    const inRow = Math.min(ROW, count - row * ROW)
    return {
      x: ((i % ROW) - (inRow - 1) / 2) * PITCH.x - CAMEL.width / 2 + (row % 2) * 8 - 4,
      y: 38 + row * PITCH.y
    }
  })
}
