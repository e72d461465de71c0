/** Every ruling of the base game has a test that names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Rulings of the base game; the expansion's begin with 72. */
const last = 71
const folder = join(import.meta.dirname, 'rulings')
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))

/** Numbers that open a test's name, with the files that do. Skipped tests do not count. */
function named(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const file of files)
    for (const [, number] of readFileSync(join(folder, file), 'utf8').matchAll(
      /\bit\(\s*['"`]ruling (\d+): /g
    ))
      found.set(Number(number), [...(found.get(Number(number)) ?? []), file])
  return found
}

it('every ruling from 1 to 71 has a test of its own', () => {
  const found = named()
  const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !found.has(number))
  expect(missing).toEqual([])
})

it('a ruling is tested in one place, and no test names a ruling that is not there', () => {
  for (const [number, where] of named()) {
    expect(number).toBeGreaterThan(0)
    expect(number).toBeLessThanOrEqual(last)
    expect(new Set(where).size, `ruling ${number}: ${where.join(', ')}`).toBe(1)
  }
})

it('every test of a ruling names it', () => {
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text.match(/\bit(\.\w+)?\(/g)?.length, file).toBe(
      text.match(/\bit\(\s*['"`]ruling \d+: /g)?.length
    )
  }
})
