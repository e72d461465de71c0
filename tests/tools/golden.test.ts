/** `npm run -s golden`: what a pack needs, and words that cannot be. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tool } from '../../build/tools/golden'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { callWith } from './inside'

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-golden-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('a pack is played with the module that it is for', async () => {
  const pack = written('venice.json', voyagesWithPlayers.packs.starter('venice'))
  const out = join(folder, 'games')
  const { code, err } = await callWith(tool, ['--out', out, '--game', 'khan', '--modules', '--pack', pack])
  expect([code, err.split(':')[0]]).toEqual([0, 'voyages-pack.caravan'])
  expect(readdirSync(out)).toEqual(['voyages-pack.caravan'])
})

test('a file that is not JSON, none at all and a folder below a file are refused in one sentence', async () => {
  const file = written('text.json', 'no JSON')
  const out = join(folder, 'none')
  for (const [words, sentence] of [
    [['--out', out, '--pack', file], `${file} is not JSON. --help says more.\n`],
    [['--out', out, '--pack', out], `${out} cannot be read (ENOENT). --help says more.\n`],
    [
      ['--out', join(file, 'in')],
      `${join(file, 'in')} cannot be made a folder (ENOTDIR). --help says more.\n`
    ]
  ] as const)
    expect(await callWith(tool, words)).toEqual({ code: 2, out: '', err: sentence })
})
