// `npm run simulate|replay|bench|serve|...`: does the set-up, then runs the tool, from a bundle or from its TypeScript. Only
// the tool writes to standard output.

import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { bundleTool, isBundled } from './lib/bundled-tools.mjs'
import { runInForeground } from './lib/foreground.mjs'
import { giveUp, inside, root } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'

const [name, ...words] = process.argv.slice(2)
const places =
  name === 'serve'
    ? [['main', 'serve.ts']]
    : [`${name}.ts`, `${name}/main.ts`].map((at) => ['build', 'tools', at])
const file = places.map((place) => inside(...place)).find((one) => existsSync(one))
if (name === undefined || !/^[a-z-]+$/.test(name) || file === undefined)
  giveUp(`There is no tool named ${name}.`)

await setUp(2)

// A dedicated host serves the built page, so a stale one is built first, with messages on standard error. Commands for a
// running host (`npm run serve -- stop`) serve nothing.
const starts = words[0] === undefined || /^-|\.caravan$/i.test(words[0])
if (name === 'serve' && starts && !words.includes('--help')) {
  const { buildStale } = await import('./lib/build-stale.mjs')
  if (!(await buildStale(2))) giveUp('The page could not be built; the reason is above.')
}

const tsx = ['--import', import.meta.resolve('tsx')]
const started = await programOf()
const { code, signal } = await runInForeground(process.execPath, [...started, ...words], {
  cwd: process.env.INIT_CWD ?? root,
  // The tool may be started in a folder below the project's.
  env: { ...process.env, CARAVANSERAI_PROJECT: root },
  asks: name === 'serve'
})
process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)

/** The words with which Node runs the tool. */
async function programOf() {
  if (name === 'serve') return [...tsx, file]
  if (isBundled(name)) return [await bundleTool(name, file)]
  return [...tsx, inside('build', 'tools', 'lib', 'start.ts'), name]
}
