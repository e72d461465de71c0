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

/** The names of the hooks that an interface `Hooks` declares itself. */
function hooksIn(file: string): string[] {
  const [, body = ''] = /\nexport interface Hooks\b[^{]*\{\n([^]*?)\n\}/.exec(read(file)) ?? []
  return [...body.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name = '']) => name)
}

test('docs/add-a-module.md names the hooks of Voyages alone, and as usual ones only hooks that there are', () => {
  const [, step = ''] = /\n6\. \*\*Hooks\.\*\*(.*)\n/.exec(read('docs/add-a-module.md')) ?? []
  const [, count, alone = '', usual = ''] =
    /the (\w+) of Voyages alone \(([^)]*)\)\. The usual ones are ([^;]*);/.exec(step) ?? []
  const named = (words: string): string[] => [...words.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const voyages = hooksIn('shared/games/voyages/game.ts')
  expect(named(alone)).toEqual(voyages)
  expect(count).toBe(['no', 'one', 'two', 'three', 'four', 'five', 'six'][voyages.length])
  expect(named(usual).length).toBeGreaterThan(5)
  expect(hooksIn('shared/polo/hooks.ts')).toEqual(expect.arrayContaining(named(usual)))
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
