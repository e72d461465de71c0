/** The base game names no module: not its content, its rules, its players, nor the words and links of its page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && /\.(ts|vue)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => !path.includes(join('voyages', 'modules')))

test('no file of the base game in shared names a palace or another part of a module', () => {
  const naming = filesIn('shared/games/voyages').filter((path) =>
    /'palace'|Agents of Venice|companions\/|agents\/|venice\/|secret-paths\/|new-characters\//.test(
      readFileSync(path, 'utf8').replaceAll(/^import .*$/gm, '')
    )
  )
  expect(naming).toEqual([])
})

test('nor do the words and links of its page know the kind of place that the City of Venice adds', () => {
  const naming = [...filesIn('renderer/games/voyages/words'), 'renderer/games/voyages/rules/links.ts'].filter(
    (path) => /\bpalace\b/.test(readFileSync(path, 'utf8'))
  )
  expect(naming).toEqual([])
})
