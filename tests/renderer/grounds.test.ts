/** The maps' backgrounds are generated files, which must equal what the generator would draw now. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictures } from '../../build/atlas/pictures'
import { sumOf } from '../../build/lib/webp.mjs'

const root = resolve(import.meta.dirname, '../..')
const drawn = await pictures(resolve(root, 'renderer/theme/textures/stains.webp'))

describe.each(Object.entries(drawn))('%s', (file, text) => {
  test('is what `node build/atlas-grounds.mjs` draws', () => {
    expect(readFileSync(resolve(root, file), 'utf8') === text).toBe(true)
  })

  test('is what its bitmap was made from', () => {
    const from = readFileSync(resolve(root, file.replace('.svg', '.webp.from')), 'utf8')
    expect(from.trim()).toBe(sumOf(text))
  })

  test('is self-contained, because an image can load nothing and has no styles of the page', () => {
    const hrefs = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    const ids = new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => `#${id}`))
    const painted = [...text.matchAll(/url\((#[^)]*)\)/g)].map(([, id = '']) => id)
    const wanted = [...hrefs.filter((href) => !href.startsWith('data:')), ...painted]
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
    expect(text).not.toMatch(/class=|style=|var\(--|<text/)
  })
})
