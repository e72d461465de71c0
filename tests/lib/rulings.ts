/** Every ruling of a game has a test that names it: `it('ruling 7: ...')`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const testsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/**
 * The rulings that test titles of a folder begin with, each with the file of every such test (one entry per test).
 * Skipped tests do not count.
 */
export function rulingsTested(folder: string): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const file of testsIn(folder))
    for (const [, number] of textOf(folder, file).matchAll(/\bit\(\s*['"`]ruling (\d+): /g))
      found.set(Number(number), [...(found.get(Number(number)) ?? []), file])
  return found
}

/** The rulings that comments of a source text mention: `ruling 7`, `rulings 7, 9 and 13 to 15`. */
export function rulingsNamed(source: string): Set<number> {
  const named = new Set<number>()
  for (const [comment] of source.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)) {
    const words = comment.replace(/\s+(\* )?/g, ' ')
    for (const [, list = ''] of words.matchAll(/\brulings? (\d+(?:(?:,| and| to) \d+)*)/gi))
      for (const part of list.split(/, | and /)) {
        const [from = 0, to = from] = part.split(' to ').map(Number)
        for (let number = from; number <= to; number++) named.add(number)
      }
  }
  return named
}

/** Registers the tests that every ruling from 1 to `last` is tested in a folder, each in one file only. */
export function itNamesRulings(folder: string, last: number): void {
  const found = rulingsTested(folder)

  it(`every ruling from 1 to ${last} has a test of its own`, () => {
    const missing = Array.from({ length: last }, (_, i) => i + 1).filter((number) => !found.has(number))
    expect(missing).toEqual([])
  })

  it('each ruling is tested in one file, and no test names a ruling that does not exist', () => {
    for (const [number, where] of found) {
      expect(number).toBeGreaterThan(0)
      expect(number).toBeLessThanOrEqual(last)
      expect(new Set(where).size, `ruling ${number}: ${where.join(', ')}`).toBe(1)
    }
  })

  it('every test title begins with its ruling', () => {
    for (const file of testsIn(folder)) {
      const text = textOf(folder, file)
      expect(text.match(/\bit(\.\w+)?\(/g)?.length, file).toBe(
        text.match(/\bit\(\s*['"`]ruling \d+: /g)?.length
      )
    }
  })
}
