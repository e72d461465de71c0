// `npm run simulate|replay|bench|serve|...`: does the set-up, then runs the tool's TypeScript. Only the tool writes to
// standard output.

import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { runInForeground } from './lib/foreground.mjs'
import { giveUp, inside, root } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'

const [name, ...words] = process.argv.slice(2)
const file = name === 'serve' ? inside('main', 'serve.ts') : inside('build', 'tools', `${name}.ts`)
if (name === undefined || !/^[a-z-]+$/.test(name) || !existsSync(file))
  giveUp(`There is no tool named ${name}.`)

await setUp(2)

// A dedicated host serves the built page, so a stale one is built first, with messages on standard error. Commands for a
// running host (`npm run serve -- stop`) serve nothing.
const starts = words[0] === undefined || /^-|\.caravan$/i.test(words[0])
if (name === 'serve' && starts && !words.includes('--help')) {
  const { buildStale } = await import('./lib/build-stale.mjs')
  if (!(await buildStale(2))) giveUp('The page could not be built; the reason is above.')
}

const flags = ['--import', import.meta.resolve('tsx')]
const started = name === 'serve' ? [file] : [inside('build', 'tools', 'lib', 'start.ts'), name]
const { code, signal } = await runInForeground(process.execPath, [...flags, ...started, ...words], {
  cwd: process.env.INIT_CWD ?? root,
  asks: name === 'serve'
})
process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
