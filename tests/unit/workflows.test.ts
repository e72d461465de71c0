// Checks the workflows of .github/workflows without running them.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.github', 'workflows')
const files = readdirSync(folder)
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The faults that GitHub's own parser finds in a workflow. */
function faultsOf(content: string): unknown {
  const program = ['--import', 'tsx', join(import.meta.dirname, 'workflow-faults.ts')]
  return JSON.parse(execFileSync(process.execPath, program, { input: content, encoding: 'utf8', cwd: root }))
}

test('the schema finds faults', () => {
  expect(faultsOf('on: push\njobs:\n  a:\n    runs-on: x\n    stepps: []\n')).not.toEqual([])
})

test('there are a test workflow and a release workflow', () => {
  expect(files.sort()).toEqual(['release.yml', 'test.yml'])
})

describe.each(files)('%s', (file) => {
  test('conforms to the schema', () => {
    expect(faultsOf(textOf(file))).toEqual([])
  })

  test('pins every action to a commit that docs/release.md lists', () => {
    const listed = readFileSync(join(root, 'docs', 'release.md'), 'utf8')
    const uses = [...textOf(file).matchAll(/uses: (.+)/g)].map(([, used = '']) => used)
    for (const used of uses.filter((one) => !one.startsWith('./'))) {
      const [, action = '', commit = '', version = ''] =
        /^([\w-]+\/[\w-]+)@([0-9a-f]{40}) # (v[\d.]+)$/.exec(used) ?? []
      expect(commit, used).not.toBe('')
      expect(listed).toContain(`| ${action} | ${version} | \`${commit}\` |`)
    }
  })

  test('runs only scripts that exist', () => {
    const scripts = [...textOf(file).matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name)
    for (const name of scripts) expect(Object.keys(project.scripts)).toContain(name)
    const paths = [...textOf(file).matchAll(/tests\/[\w/.-]+/g)].map(([path]) => path)
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
  })

  test('has no write permissions unless a job asks for them', () => {
    expect(textOf(file)).toMatch(/\npermissions:\n {2}contents: read\n/)
  })
})
