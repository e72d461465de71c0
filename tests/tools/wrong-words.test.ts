/** Tools whose words are wrong in ways of their own: one sentence on standard error, exit code 2. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tool as bench } from '../../build/tools/bench/main'
import { tool as ladder } from '../../build/tools/ladder/main'
import { tool as laws } from '../../build/tools/laws/main'
import { tool as positions } from '../../build/tools/positions/main'
import { tool as release } from '../../build/tools/release'
import { tool as replay } from '../../build/tools/replay'
import { tool as screens } from '../../build/tools/screens/main'
import { callWith } from './inside'

const file = import.meta.filename

test.each([
  [positions, ['--out', file], `${file} cannot be made a folder (EEXIST)`],
  [screens, ['--out', file], `${file} cannot be made a folder (EEXIST)`],
  [release, ['--target', 'papers', '--out', file], `${file} cannot be made a folder (EEXIST)`],
  [positions, [], 'positions needs --out FOLDER'],
  [ladder, ['--levels', '1,,2'], '--levels takes numbers from 0 to 5, not ""'],
  [ladder, ['--levels', '1, 2'], '--levels takes numbers from 0 to 5, not " 2"'],
  [ladder, ['--doubt', '--balance'], 'only one of --doubt, --balance can be given'],
  [laws, ['--wire', '--computers'], 'only one of --wire, --computers can be given'],
  [bench, ['--lan', '--ui'], 'only one of --lan, --players, --ui can be given'],
  [bench, ['--only', 'lit'], '--only is only for --ui'],
  [
    bench,
    ['--ui', '--only', 'lit,speed'],
    '--only takes cold, lit, answer, turns, planner, scene, memory, not "speed"'
  ],
  [replay, [import.meta.dirname], `${import.meta.dirname} is a folder`]
])('%o %j: %s', async (tool, words, sentence) => {
  expect(await callWith(tool, words)).toEqual({ code: 2, out: '', err: `${sentence}. --help says more.\n` })
})

test('positions makes the folder before it begins to search, also if it finds nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-positions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const out = join(folder, 'not', 'yet')
  const { code } = await callWith(positions, ['--out', out, '--count', '1', '--seeds', '1'])
  expect([code, existsSync(out)]).toEqual([0, true])
}, 60_000)
