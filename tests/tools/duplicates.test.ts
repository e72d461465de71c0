/** `npm run duplicates` on a sample folder: which duplicated code it lists, and what does not count. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callInside } from './inside'
import { call, oneObject } from './short-forms'

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-duplicates-'))

/** Fourteen similar lines of code with this name in each. */
const code = (name: string, first: number): string =>
  Array.from({ length: 14 }, (_, n) => `export const ${name}${n} = (a: number) => a * ${first + n} + 1`).join(
    '\n'
  )

const files: Readonly<Record<string, string>> = {
  'shared/games/one/price.ts': code('price', 100),
  'shared/games/two/cost.ts': `// Begins with a remark.\n${code('price', 100)}`,
  'shared/games/two/named.ts': code('otherwise', 200),
  'shared/engine/named.ts': code('again', 200),
  'renderer/games/one/Page.vue': `<script setup lang="ts">\n${code('shown', 300)}\n</script>\n`,
  'renderer/games/one/Other.vue': `<script setup lang="ts">\n${code('shown', 300)}\n</script>\n`,
  'shared/games/one/content/cards.ts': code('card', 400),
  'shared/games/two/content/cards.ts': code('card', 400),
  'renderer/words/en.ts': code('word', 500),
  'renderer/words/de.ts': code('word', 500)
}

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function found(
  called: typeof call,
  ...words: string[]
): Promise<{ rooms: unknown; pairs: unknown; files: string[] }> {
  const { code, out, err } = await called('duplicates', ['--in', folder, '--json', ...words])
  expect([code, err]).toEqual([0, ''])
  const { byRooms, pairs, list } = oneObject(out) as {
    byRooms: object
    pairs: number
    list: { places: { file: string }[] }[]
  }
  const named = list.map(({ places }) =>
    places
      .map(({ file }) => file)
      .sort()
      .join(' ')
  )
  return { rooms: Object.keys(byRooms), pairs, files: named }
}

const games = 'shared/games/one/price.ts shared/games/two/cost.ts'
const pages = 'renderer/games/one/Other.vue renderer/games/one/Page.vue'

test(
  'duplicated code is listed, duplicates between games first; content and words are not',
  { timeout: 300_000 },
  async () => {
    expect(await found(call)).toEqual({
      rooms: ['shared/games/one, shared/games/two', 'renderer/games/one'],
      pairs: 2,
      files: [games, pages]
    })
  }
)

test('code that is equal but for its names counts only with --renamed', { timeout: 300_000 }, async () => {
  const { files, rooms } = await found(callInside, '--renamed')
  expect(files).toContain('shared/engine/named.ts shared/games/two/named.ts')
  expect(rooms).toContain('shared/engine, shared/games/two')
})

test('duplicates shorter than the given number of lines are not listed', { timeout: 300_000 }, async () => {
  expect(await found(callInside, '--lines', '20')).toEqual({ rooms: [], pairs: 0, files: [] })
})
