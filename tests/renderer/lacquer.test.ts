/** The table of the Khan is red lacquer in every theme, and text on it is legible wherever it stands. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { coloursIn, contrast } from './style-contrast'

const sheet = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, `../../renderer/theme/${name}.css`), 'utf8')
/** The value of a property in the rule of this selector. */
function valueIn(css: string, selector: string, property: string): string {
  const escaped = selector.replace(/[.[\]]/g, '\\$&')
  const [, rule = ''] = new RegExp(`(?:^|\\n)${escaped} \\{([^}]*)\\}`).exec(css) ?? []
  const [, value] = new RegExp(`${property}:\\s+([^;]*);`).exec(rule) ?? []
  if (value === undefined) throw new Error(`${selector} has no ${property}`)
  return value
}
const lacquer = sheet('lacquer')
const day = sheet('tokens')
const themes = [
  ['by day', '.lacquer', day, ':root'],
  ['by night', ":root[data-theme='night'] .lacquer", day, ':root'],
  [
    'in high contrast',
    ":root[data-contrast='high'] .lacquer",
    sheet('high-contrast'),
    ":root[data-contrast='high']"
  ]
] as const

test('the table of the Khan has a ground of its own, the other tables have walnut', () => {
  expect([khanUi.ground, voyagesUi.ground]).toEqual(['lacquer', undefined])
})

test.each(themes)('%s: the lacquer is red, and captions on it are legible', (_, selector, inks, root) => {
  const grounds = coloursIn(valueIn(lacquer, selector, '--table'), true)
  const [ink] = coloursIn(valueIn(inks, root, '--ivory-2'))
  if (!ink) throw new Error('no colour of captions')
  expect(grounds.length).toBeGreaterThan(0)
  const base = grounds.at(-1) ?? ink
  expect(base[0]).toBeGreaterThan(1.5 * base[1])
  for (const ground of grounds) expect(contrast(ink, ground), String(ground)).toBeGreaterThan(4.5)
})

test('text in the tray, on buttons that are off and on bonus actions that are not possible is legible', () => {
  const text = (css: string, pattern: RegExp) => coloursIn(pattern.exec(css)?.[1] ?? '')[0]
  const tray = readFileSync(resolve(import.meta.dirname, '../../renderer/polo/dice/dice-tray.css'), 'utf8')
  const act = readFileSync(resolve(import.meta.dirname, '../../renderer/polo/bonus/BonusButton.vue'), 'utf8')
  const pairs = [
    [text(tray, /\.tray \{[^}]*?\n {2}color: ([^;]*);/), valueIn(lacquer, '.lacquer', '--tray')],
    [
      text(act, /\.act\[aria-disabled='true'\] \{[^}]*?\n {2}color: ([^;]*);/),
      valueIn(lacquer, '.lacquer', '--act-off')
    ],
    [coloursIn(valueIn(day, ':root', '--ivory-2'))[0], valueIn(lacquer, '.lacquer .on-dark', '--off')],
    [coloursIn(valueIn(day, ':root', '--ivory'))[0], valueIn(lacquer, '.lacquer', '--walnut')]
  ] as const
  for (const [ink, value] of pairs) {
    if (!ink) throw new Error('no colour of text')
    for (const ground of coloursIn(value)) expect(contrast(ink, ground), value).toBeGreaterThan(4.5)
  }
})
