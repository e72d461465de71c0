// `npm test`: build, unit and property tests, then end-to-end tests, with types and lint in parallel. All stages run,
// even if one fails.

import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { buildHost } from './lib/built-host.mjs'
import { buildRules } from './lib/built-rules.mjs'
import { buildThreads } from './lib/built-threads.mjs'
import { findOrInstallChromium, howToGetChromium } from './lib/chromium.mjs'
import { namesTest } from './lib/named-tests.mjs'
import { binOf, giveUp, inside, readJson, runNode } from './lib/project.mjs'
import { seedRun, toRepeat } from './lib/run-seed.mjs'
import { setUp } from './lib/setup.mjs'

const help = `npm test [-- options] [file ...]

  --only types|lint|unit|e2e   run this stage only (may be given more than once; e2e builds first)
  --long                       run everything: all that a run otherwise draws its share of, and further whole games
                               (more than twice as long)
  file ...                     run only tests whose path contains one of these words

Sweeps over screens, languages, sizes and games draw their share by a seed that is printed: CARAVAN_SEED=N draws the same
again. A test that was not drawn does not run, even if its file is named; with --long it does.

At the end, every failed test is listed with the first line of its error. The last line is "N passed, N failed": all
tests, and one for each static check.`

const { only, files, long } = wordsOf(process.argv.slice(2))
const stages = { types, lint, unit, e2e }
for (const name of only) if (!Object.hasOwn(stages, name)) giveUp(`There is no stage "${name}".\n\n${help}`)
const chosen = only.length > 0 ? only : files.length > 0 ? ['unit', 'e2e'] : Object.keys(stages)
const isStatic = (name) => name === 'types' || name === 'lint'
const tests = chosen.filter((name) => !isStatic(name))
const unknown = tests.length === 0 ? [] : files.filter((word) => !namesTest(word, tests))
if (unknown.length > 0) giveUp(`No test's path contains ${unknown.map((word) => `"${word}"`).join(' or ')}.`)

await setUp()
const seed = tests.length > 0 ? seedRun() : undefined
mkdirSync(inside('test-results'), { recursive: true })

const total = { passed: 0, skipped: [], broken: [] }
/** Whether a stage's output is shown as it comes. Checks that run in parallel with tests print theirs at the end. */
const isLive = (stage) => tests.length === 0 || !isStatic(stage)
// Static checks use only one processor, so they run in parallel with the tests. End-to-end tests wait for the unit tests:
// next to them the page would be slower than it is for people.
const surroundings = { ...process.env }
const checking = inOrder(chosen.filter(isStatic))
const built = tests.includes('e2e') && (await build())
// Tests then start their hosts from the bundle, which is faster than transforming the sources file by file.
if (built) surroundings.CARAVANSERAI_BUILT = '1'
// Without the built rules and threads, tests use the sources.
if (tests.includes('unit') && (await succeeds(buildRules)) && (await succeeds(buildThreads)))
  surroundings.CARAVANSERAI_RULES = '1'
if (long) surroundings.CARAVAN_LONG = '1'
await inOrder(tests)
await checking

for (const { name, reason } of total.skipped) console.log(`skipped: ${name}: ${reason ?? 'no reason given'}`)
for (const { name, reason } of total.broken) console.log(`failed: ${name}${reason ? `: ${reason}` : ''}`)
if (total.broken.length > 0 && seed !== undefined)
  console.log(`These tests drew by seed ${seed}: ${toRepeat(seed)}.`)
process.exitCode = total.broken.length === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.broken.length} failed`)

async function inOrder(names) {
  for (const name of names) await stages[name]()
}

async function build() {
  heading('build')
  const code = await runNode(inside('build', 'build.mjs'), [])
  return judge('build', code === 0 && !(await succeeds(buildHost)) ? 1 : code)
}

/** Whether a part of the tests could be built; if not, says why. */
async function succeeds(build) {
  try {
    await build()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

async function types() {
  await staticCheck('types', 'types', binOf('vue-tsc'), ['--noEmit'])
  await staticCheck('types', 'types of shared/ (no Node, no page)', binOf('typescript', 'tsc'), [
    '-p',
    'tsconfig.shared.json'
  ])
}

async function lint() {
  const caching = [...cached('eslint'), '--cache-strategy', 'content']
  await staticCheck('lint', 'lint', binOf('eslint'), ['.', '--quiet', ...caching])
  const rooms = ['shared', 'main', 'preload', 'renderer', 'build', 'tests']
  await staticCheck('lint', 'import arrows', binOf('dependency-cruiser', 'depcruise'), [
    '--no-progress',
    '--config',
    '.dependency-cruiser.cjs',
    ...rooms
  ])
  const words = ['--check', '--log-level', 'warn', ...cached('prettier'), '.']
  await staticCheck('lint', 'format', binOf('prettier'), words)
}

/** Options by which a tool skips files that have not changed since they last passed. */
function cached(tool) {
  return ['--cache', '--cache-location', inside('node_modules', '.cache', `${tool}-test`)]
}

async function unit() {
  const reporters = ['--reporter=default', '--reporter=./build/reporters/vitest.mjs']
  // Modules that were transformed in another state of the sources can leave an import pending: a whole run starts afresh.
  if (files.length === 0)
    rmSync(inside('node_modules', '.cache', 'vitest-modules'), { recursive: true, force: true })
  await count('unit', 'unit and property tests', binOf('vitest'), ['run', ...reporters, ...files])
}

async function e2e() {
  const chromium = await findOrInstallChromium(console.log)
  if (chromium === undefined || !built) {
    console.error(chromium === undefined ? howToGetChromium : 'Not run, since the build failed.')
    return fail('end-to-end tests')
  }
  const env = { CHROMIUM_PATH: chromium }
  const reporters = ['--reporter=list,./build/reporters/playwright.mjs', '--pass-with-no-tests']
  const words = ['test', ...reporters, ...files]
  await count('e2e', 'end-to-end tests', binOf('@playwright/test', 'playwright'), words, env)
}

/** Runs a static check, which counts as one test. */
async function staticCheck(stage, name, script, words) {
  return judge(name, await runPart(stage, name, script, words))
}

/** Runs a part of a stage and shows its output; resolves with its exit code. */
async function runPart(stage, name, script, words, env = {}) {
  const options = { env: { ...surroundings, ...env } }
  if (isLive(stage)) {
    heading(name)
    return runNode(script, words, options)
  }
  const outputFile = inside('test-results', `${name.replaceAll(/\W+/g, '-')}.txt`)
  const output = openSync(outputFile, 'w')
  const code = await runNode(script, words, { ...options, stdio: ['ignore', output, output] })
  closeSync(output)
  heading(`${name} (beside the tests): ${code === 0 ? 'good' : 'failed'}`)
  console.log(readFileSync(outputFile, 'utf8'))
  return code
}

function judge(name, code) {
  if (code === 0) total.passed += 1
  else fail(name)
  return code === 0
}

/** Runs a test runner with our reporter. Counts as failed if there is no report, or an error code without a failed test. */
async function count(stage, name, script, words, env = {}) {
  const file = inside('test-results', `${name.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  const code = await runPart(stage, name, script, words, { ...env, CARAVANSERAI_COUNTS: file })
  const counts = readJson(file)
  total.passed += counts?.passed ?? 0
  total.skipped.push(...(counts?.skipped ?? []))
  total.broken.push(...(counts?.failed ?? []))
  if (counts === undefined) fail(name, 'it ended without a report')
  else if (code !== 0 && counts.failed.length === 0)
    fail(name, `it ended with ${code}, though no test failed`)
}

function fail(name, reason) {
  total.broken.push({ name, reason })
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
    } else if (word === '--long') result.long = true
    else if (word === '--only') result.only.push(words[(at += 1)] ?? '')
    else if (word.startsWith('--only=')) result.only.push(word.slice('--only='.length))
    else if (word.startsWith('-')) giveUp(`There is no option "${word}".\n\n${help}`)
    else result.files.push(word)
  }
  return result
}
