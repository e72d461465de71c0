// Facts that documents repeat from the sources, and that change with them.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { protocolVersion } from '../../shared/protocol/version'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('the beacon in docs/lan.md has the version of the protocol', () => {
  const [, version] = /"say": "here".*"v": (\d+)/.exec(read('docs/lan.md')) ?? []
  expect(version).toBe(String(protocolVersion))
})

/** The places of texts in docs/words.md, each a pattern of paths below `renderer/`. */
function places(): RegExp[] {
  const [, table = ''] = /\n## Where they are\n([^]*?)\n\n[^|\n]/.exec(read('docs/words.md')) ?? []
  return table
    .split('\n')
    .filter((row) => row.includes('`renderer/'))
    .flatMap((row) => {
      const words = [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
      // A path that does not begin with renderer/ continues the folder of the row's first one.
      const folder =
        /^renderer\/(?:games\/(?:<game>|voyages\/modules\/<module>)\/)?/.exec(words[0] ?? '')?.[0] ?? ''
      return words.map((word) => (word.startsWith('renderer/') ? word : folder + word))
    })
    .filter((path) => path.includes('<language>'))
    .map((path) => {
      const pattern = path
        .replaceAll('.', '\\.')
        .replaceAll('<language>', 'en')
        .replace(/<[a-z]+>/g, '[^/]+')
        .replace(/\{([^}]+)\}/, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      return new RegExp(`^${pattern}${path.endsWith('/') ? '' : '$'}`)
    })
}

test('docs/words.md names every place of texts, and none that is empty', () => {
  const files = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .map((name) => `renderer/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\/en(?:\/[^/]+)?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !places().some((place) => place.test(file)))).toEqual([])
  expect(places().filter((place) => !files.some((file) => place.test(file)))).toEqual([])
})
