/** Contrast in the night theme, from its style sheet: text is legible at every stop of the candle light's gradient. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { coloursIn, contrast, luminance, type Rgb } from './style-contrast'

const css = readFileSync(resolve(import.meta.dirname, '../../renderer/theme/night.css'), 'utf8')

const valueOf = (token: string): string => {
  const [, value] = new RegExp(`--${token}: ([^;]*);`).exec(css) ?? []
  if (value === undefined) throw new Error(`the night theme has no --${token}`)
  return value
}

test.each(['ink', 'ink-2', 'ink-3', 'met', 'missing', 'lapis-deep', 'verdigris-deep', 'light-link'])(
  '--%s is legible on paper and on cards, however far from the candle',
  (ink) => {
    const [text] = coloursIn(valueOf(ink))
    const grounds = [...coloursIn(valueOf('lit-paper')), ...coloursIn(valueOf('card'))]
    expect(grounds).toHaveLength(10)
    for (const ground of grounds)
      expect(contrast(text ?? ground, ground), String(ground)).toBeGreaterThan(4.5)
  }
)

test('what the chosen dice cannot do is darker than paper beside the board, and legible', () => {
  const [quiet] = coloursIn(valueOf('quiet-ink'))
  const [near] = coloursIn(valueOf('lit-paper'))
  for (const ground of [...coloursIn(valueOf('quiet-hi')), ...coloursIn(valueOf('quiet-lo'))]) {
    expect(contrast(quiet ?? ground, ground)).toBeGreaterThan(4.5)
    expect(luminance(ground)).toBeLessThan(luminance(near ?? ground) / 1.5)
  }
})

test('in the court of the Khan what cannot be done is darker than the silk and than what can be done, and legible', () => {
  const court = readFileSync(
    resolve(import.meta.dirname, '../../renderer/games/khan/court/CourtPanel.vue'),
    'utf8'
  )
  const [, night = ''] = /:root\[data-theme='night'\] \.court\.court \{([^}]*)\}/.exec(court) ?? []
  const of = (property: string): readonly Rgb[] =>
    coloursIn(new RegExp(`${property}: ([^;]*);`).exec(night)?.[1] ?? '')
  const [quiet] = of('--quiet-ink')
  const [legal] = coloursIn(/\.socket-button\.is-legal\) \{\s*background: ([^;]*);/.exec(court)?.[1] ?? '')
  const silk = of('background')
  const grounds = [...of('--quiet-hi'), ...of('--quiet-lo')]
  expect([silk.length, grounds.length]).toEqual([3, 2])
  for (const ground of grounds) {
    expect(contrast(quiet ?? ground, ground)).toBeGreaterThan(4.5)
    expect(luminance(ground)).toBeLessThan(luminance(legal ?? ground) / 1.5)
    for (const stop of silk) expect(luminance(ground)).toBeLessThan(luminance(stop))
  }
})

test('names of regions on the dark map are legible because of their outline', () => {
  const rule = /\.atlas__text--region \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const [ink, rim] = coloursIn(rule)
  expect(contrast(ink ?? [0, 0, 0], rim ?? [0, 0, 0])).toBeGreaterThan(4.5)
  expect(css).toMatch(/\.atlas__layer \{\s*z-index: 1;/)
})
