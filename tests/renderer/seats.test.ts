import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PIECE_COLOURS, signOf } from '../../renderer/art/seats'
import { SEAT_COLOURS } from '../../renderer/contract/colours'
import { dashes } from '../../renderer/features/statistics/course'
import { games } from '../../shared/games'

const css = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8')

/** The value of a custom property in a CSS rule; `var()` is resolved from the root. */
function token(name: string, rule = ':root'): string {
  const body = css.slice(css.indexOf(`${rule} {`))
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(body)?.[1] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : token(other)
}

/** The relative luminance of #rgb or #rrggbb, as WCAG defines it. */
function luminance(hex: string): number {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

describe('the colours of the seats', () => {
  it.each(SEAT_COLOURS)('%s: letters on a mark and on a saddle have a contrast of 4.5:1', (colour) => {
    const rule = `.seat-${colour}`
    expect(contrast(token('on', rule), token('die', rule))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('pip', rule), token('die', rule))).toBeGreaterThanOrEqual(4.5)
  })

  it('each have their own shape and letter, and none has the neutral shape', () => {
    const signs = SEAT_COLOURS.map(signOf)
    expect(new Set(signs.map((sign) => sign?.shape)).size).toBe(SEAT_COLOURS.length)
    expect(new Set(signs.map((sign) => sign?.letter)).size).toBe(SEAT_COLOURS.length)
    expect(signs.map((sign) => sign?.shape)).not.toContain(signOf('neutral')?.shape)
    for (const sign of signs) expect(sign?.letter).toMatch(/^[A-Z]$/)
  })

  it('each have the four colours of a piece in the theme', () => {
    for (const colour of PIECE_COLOURS)
      for (const name of ['die', 'die-deep', 'pip', 'on'])
        expect(token(name, `.seat-${colour}`), `${colour} ${name}`).toMatch(/^#[\da-f]{3,6}$/)
  })
})

describe('a seat’s colour is never the only sign:', () => {
  const renderer = new URL('../../renderer/', import.meta.url)
  const coloured = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vue') && !file.startsWith('gallery/'))
    .map((file) => ({ file, source: readFileSync(new URL(file, renderer), 'utf8') }))
    .filter(({ source }) => source.includes('`seat-${'))

  it('every component with a seat’s colour also draws a piece with its sign', () => {
    expect(coloured.length).toBeGreaterThan(10)
    const bare = coloured.filter(
      ({ source }) => !/<(SeatMark|Die|Post|Figure|CamelGroup|Camel)\b|signOf\(/.test(source)
    )
    expect(bare.map(({ file }) => file)).toEqual([])
  })

  it('pieces that carry a sign take it from the one list of signs', () => {
    for (const piece of ['SeatMark', 'Die', 'Post', 'Figure'])
      expect(readFileSync(new URL(`art/${piece}.vue`, renderer), 'utf8')).toContain('signOf(props.colour)')
  })

  it('the lines of a game’s chart have different strokes, enough for every seat', () => {
    const most = Math.max(...games.map(({ rules }) => rules.seats.max))
    expect(new Set(dashes.map((dash) => dash.join())).size).toBe(dashes.length)
    expect(dashes.length).toBeGreaterThanOrEqual(most)
  })
})

describe('the colours of the cards', () => {
  const grounds = ['yellow', 'blue', 'red', 'green', 'violet'].map((name) => token(`card-${name}`))

  it('have a contrast of 3:1 to the paper of the card, except yellow, which has a dark outline', () => {
    const paper = '#fdf6e3'
    expect(contrast(token('card-yellow-deep'), paper)).toBeGreaterThanOrEqual(3)
    for (const ground of grounds.slice(1)) expect(contrast(ground, paper)).toBeGreaterThanOrEqual(3)
  })

  it('have patterns with a contrast of 3:1 to their background', () => {
    const drawn = readFileSync(
      new URL('../../renderer/games/expedition/symbols/CaravanSymbols.vue', import.meta.url),
      'utf8'
    )
    const inks = ['yellow', 'blue', 'red', 'green', 'violet'].map((name) => {
      const pattern = drawn.slice(drawn.indexOf(`id="e-pattern-${name}"`))
      const ink = /(?:stroke|fill)="(#[\da-f]{6}|var\(--card-[\w-]+\))"/.exec(pattern)?.[1] ?? ''
      return ink.startsWith('#') ? ink : token(ink.slice(6, -1))
    })
    inks.forEach((ink, i) => expect(contrast(ink, grounds[i] ?? '')).toBeGreaterThanOrEqual(3))
  })
})
