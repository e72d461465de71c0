/** Every ruling of a game has a test that names it: `it('ruling 7: ...')`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The tests that a folder's files name every ruling from 1 to `last`, each in one file. */
export function itNamesRulings(folder: string, last: number): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

  /** Numbers that open a test's name, with the files that do. Skipped tests do not count. */
  const found = new Map<number, string[]>()
  for (const file of files)
    for (const [, number] of textOf(file).matchAll(/\bit\(\s*['"`]ruling (\d+): /g))
      found.set(Number(number), [...(found.get(Number(number)) ?? []), file])

  it(`every ruling from 1 to ${last} has a test of its own`, () => {
    const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !found.has(number))
    expect(missing).toEqual([])
  })

  it('a ruling is tested in one place, and no test names a ruling that is not there', () => {
    for (const [number, where] of found) {
      expect(number).toBeGreaterThan(0)
      expect(number).toBeLessThanOrEqual(last)
      expect(new Set(where).size, `ruling ${number}: ${where.join(', ')}`).toBe(1)
    }
  })

  it('every test of a ruling names it', () => {
    for (const file of files)
      expect(textOf(file).match(/\bit(\.\w+)?\(/g)?.length, file).toBe(
        textOf(file).match(/\bit\(\s*['"`]ruling \d+: /g)?.length
      )
  })
}
