// `npm test`: types, lint, unit and property tests, build, end-to-end tests. A failing stage does not hide later ones.

import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallChromium, howToGetChromium } from './lib/chromium.mjs'
import { binOf, giveUp, inside, readJson, runNode } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'

const help = `npm test [-- options] [file ...]

  --only types|lint|unit|e2e   this stage alone (may be given more than once; e2e builds first)
  file ...                     only tests whose path contains one of these words

The last line is "N passed, N failed": tests, and one for every static check.`

const { only, files } = wordsOf(process.argv.slice(2))
const stages = { types, lint, unit, e2e }
for (const name of only) if (!(name in stages)) giveUp(`There is no stage "${name}".\n\n${help}`)

await setUp()
mkdirSync(inside('test-results'), { recursive: true })

const total = { passed: 0, failed: 0, skipped: [], broken: [] }
const chosen = only.length > 0 ? only : files.length > 0 ? ['unit', 'e2e'] : Object.keys(stages)
for (const name of chosen) await stages[name]()

for (const { name, reason } of total.skipped) console.log(`skipped: ${name}: ${reason ?? 'no reason given'}`)
for (const name of total.broken) console.log(`failed: ${name}`)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed`)

async function types() {
  await check('types', binOf('vue-tsc'), ['--noEmit'])
  await check('types of shared/ (no Node, no page)', binOf('typescript', 'tsc'), [
    '-p',
    'tsconfig.shared.json'
  ])
}

async function lint() {
  await check('lint', binOf('eslint'), ['.', '--quiet'])
  const rooms = ['shared', 'main', 'preload', 'renderer', 'build', 'tests']
  await check('import arrows', binOf('dependency-cruiser', 'depcruise'), [
    '--no-progress',
    '--config',
    '.dependency-cruiser.cjs',
    ...rooms
  ])
  await check('format', binOf('prettier'), ['--check', '--log-level', 'warn', '.'])
}

async function unit() {
  heading('unit and property tests')
  const reporters = ['--reporter=default', '--reporter=./build/reporters/vitest.mjs']
  await count('unit and property tests', binOf('vitest'), ['run', ...reporters, ...files])
}

async function e2e() {
  const built = await check('build', inside('build', 'build.mjs'), [])
  heading('end-to-end tests')
  const chromium = await findOrInstallChromium(console.log)
  if (chromium === undefined || !built) {
    console.error(chromium === undefined ? howToGetChromium : 'Not run, since the build failed.')
    return fail('end-to-end tests')
  }
  console.log(`In ${chromium}`)
  const env = { CHROMIUM_PATH: chromium }
  const reporters = ['--reporter=list,./build/reporters/playwright.mjs', '--pass-with-no-tests']
  await count(
    'end-to-end tests',
    binOf('@playwright/test', 'playwright'),
    ['test', ...reporters, ...files],
    env
  )
}

/** One static check: one passed or one failed. */
async function check(name, script, words) {
  heading(name)
  const good = (await runNode(script, words)) === 0
  if (good) total.passed += 1
  else fail(name)
  return good
}

/** A test runner with a reporter of ours; one that ends without a report, or badly without a failure, failed. */
async function count(name, script, words, env = {}) {
  const file = inside('test-results', `${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const code = await runNode(script, words, { env: { ...process.env, ...env, CARAVANSERAI_COUNTS: file } })
  const counts = readJson(file)
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  total.skipped.push(...(counts?.skipped ?? []))
  if (counts === undefined || (code !== 0 && counts.failed === 0)) fail(name)
  else if (counts.failed > 0) total.broken.push(name)
}

function fail(name) {
  total.failed += 1
  total.broken.push(name)
}

function heading(name) {
  console.log(`\n== ${name} ==`)
}

function wordsOf(words) {
  const result = { only: [], files: [] }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (word === '--help') {
      console.log(help)
      process.exit(0)
    } else if (word === '--only') result.only.push(words[(at += 1)] ?? '')
    else if (word.startsWith('--only=')) result.only.push(word.slice('--only='.length))
    else result.files.push(word)
  }
  return result
}
