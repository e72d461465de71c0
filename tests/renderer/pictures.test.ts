/** Bitmap icons are generated files, which must be up to date, one for every such icon. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { itemDrawings, pictureSources, picturesFolder, picturesFrom } from '../../build/lib/item-pictures.mjs'
import { sumOf } from '../../build/lib/webp.mjs'
import { ICONS, isPictured } from '../../renderer/art/icons'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const drawings = itemDrawings({
  symbols: read(pictureSources.symbols),
  grounds: read(pictureSources.grounds)
})
const css = read('renderer/art/pictures.css')

test('each icon was made from its current drawing: `node build/item-pictures.mjs`', () => {
  const sums = Object.fromEntries(Object.entries(drawings).map(([name, text]) => [name, sumOf(text)]))
  expect(JSON.parse(read(picturesFrom))).toEqual(sums)
  const kept = readdirSync(resolve(root, picturesFolder)).filter((file) => file.endsWith('.webp'))
  expect(kept.sort()).toEqual(
    Object.keys(drawings)
      .map((name) => `${name}.webp`)
      .sort()
  )
})

test('no bitmap is made of an icon that is not shown as one', () => {
  const shown = ICONS.filter(isPictured).flatMap((name) => [name, `${name}-on-dark`])
  expect(Object.keys(drawings).filter((name) => !shown.some((one) => one === name))).toEqual([])
})

test('an icon’s drawing is self-contained, because an image has no styles of the page', () => {
  for (const [name, text] of Object.entries(drawings)) {
    expect(text, name).not.toMatch(/class=|var\(|currentColor|<text/)
    for (const [, id] of text.matchAll(/url\(#([^)]*)\)/g)) expect(text, name).toContain(`id="${id}"`)
  }
})

test.each(ICONS.filter(isPictured))('%s stands out from a light and from a dark background', (name) => {
  expect(drawings[name]).toBeDefined()
  const [, address = ''] = new RegExp(`\\.ic--${name} \\{\\s*background-image: ([^;]+);`).exec(css) ?? []
  if (drawings[`${name}-on-dark`] === undefined) expect(address).toBe(`url('./pictures/${name}.webp')`)
  else {
    expect(address).toBe(`var(--pic-${name})`)
    const grounds = [
      ...read(pictureSources.grounds).matchAll(new RegExp(`--pic-${name}: url\\('[^']*/([^/']+)'`, 'g'))
    ]
    expect(grounds.map(([, file]) => file)).toEqual([`${name}-on-dark.webp`, `${name}.webp`])
  }
})
