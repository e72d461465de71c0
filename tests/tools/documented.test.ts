/** The commands in the README's table are exactly those that exist, and each works as documented, in a short form. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { drawn } from '../lib/draw'
import { callInside, hasInside } from './inside'
import { call, oneObject, root, shown } from './short-forms'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The commands of the README's table by name, each with the flags in its row. */
function documented(): Map<string, string[]> {
  const [, section = ''] = /\n## Tools\n([^]*?)\n## /.exec(read('README.md')) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('| `npm run'))
  return new Map(
    rows.map((row) => {
      const [, name = ''] = /^\| `npm run (?:-s )?([a-z]+)/.exec(row) ?? []
      const quoted = [...row.matchAll(/`([^`]*)`/g)].map(([, words = '']) => words)
      return [name, quoted.flatMap((words) => words.split(' ')).filter((word) => /^--[a-z]/.test(word))]
    })
  )
}

/** The command line words of all short forms of a tool, and the calls in tests of its own. */
const callsOf = (name: string): readonly string[] => {
  const { plain = [], built = [], own = [] } = shown[name] ?? {}
  return [...[...plain, ...built].map(({ words }) => words.join(' ')), ...own.map(({ calls }) => calls)]
}

describe('the README’s table', () => {
  const rows = documented()

  test('lists every tool, and each has a short form', () => {
    const tools = Object.entries(manifest.scripts).flatMap(([name, script]) =>
      script.startsWith('node build/tool.mjs') ? [name] : []
    )
    expect(tools.length).toBeGreaterThan(5)
    expect([...rows.keys()].sort()).toEqual([...tools, 'build', 'pack'].sort())
    expect(Object.keys(shown).sort()).toEqual([...rows.keys()].sort())
  })

  test.each([...rows])('%s: every flag in its row is used by a test', (name, flags) => {
    const calls = callsOf(name).join(' ')
    for (const flag of flags) expect(calls).toContain(flag)
    expect(callsOf(name).length).toBeGreaterThan(0)
  })

  test('calls that are left to another test exist in that test', () => {
    for (const { own = [] } of Object.values(shown))
      for (const { file, calls } of own) expect(read(file), `${calls} in ${file}`).toContain(calls)
  })

  test('every tool with a self-test runs it', () => {
    const able = [...rows.keys()].filter((name) =>
      [`build/tools/${name}.ts`, `build/tools/${name}/main.ts`].some(
        (file) => existsSync(join(root, file)) && read(file).includes("'self-test'")
      )
    )
    expect(able).toContain('simulate')
    for (const name of able) expect(callsOf(name).join(' ')).toContain('--self-test')
  })
})

describe('short forms', () => {
  const tested = Object.keys(shown).filter((name) => shown[name]?.plain)
  // Others are called in this process in a short run, but for one, which it draws.
  const started = drawn('a tool of its own process', tested.filter(hasInside))
  const forms = tested.flatMap((name) => {
    const all = (shown[name]?.plain ?? []).map(({ words, holds }, at) => ({
      name,
      words,
      holds,
      said: [name, ...words].join(' '),
      called: hasInside(name) && (at > 0 || !started.includes(name)) ? callInside : call
    }))
    // A short run draws one of the forms of each tool that needs a process for each.
    return hasInside(name) ? all : drawn(`forms of ${name}`, all)
  })

  test.each(forms)('$said', { timeout: 300_000 }, async ({ name, words, holds, called }) => {
    const folder = mkdtempSync(join(tmpdir(), 'caravanserai-tools-'))
    try {
      const asked = words.map((word) => (word === 'FOLDER' ? folder : word))
      const { code, out, err } = await called(name, asked)
      expect({ code, err: code === 0 ? '' : err, ...oneObject(out) }).toMatchObject({ code: 0, ...holds })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
