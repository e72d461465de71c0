// The type of the maps comes in italics alone. Safari takes another font for upright text, where other browsers slant it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const renderer = resolve(import.meta.dirname, '../../renderer')

test('whatever is written in the type of the maps is italic', () => {
  const rules = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|vue)$/.test(file))
    .flatMap((file) => readFileSync(join(renderer, file), 'utf8').split('}'))
    .filter((rule) => rule.includes('var(--atlas)'))
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter((rule) => !rule.includes('italic'))).toEqual([])
})
