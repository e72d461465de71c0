// `npm run simulate|replay|bench|serve`: does the set-up, then runs the tool's TypeScript. Standard output is the tool's.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { binOf, giveUp, inside, root } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'

const [name, ...words] = process.argv.slice(2)
const file = name === 'serve' ? inside('main', 'serve.ts') : inside('build', 'tools', `${name}.ts`)
if (name === undefined || !/^[a-z-]+$/.test(name) || !existsSync(file))
  giveUp(`There is no tool named ${name}.`)

await setUp(2)

// The dedicated server serves the built page: build it when it is stale, with the words on standard error.
if (name === 'serve' && !words.includes('--help')) {
  const { buildStale } = await import('./lib/build-stale.mjs')
  if (!(await buildStale(2))) giveUp('The page could not be built; the reason is above.')
}

const child = spawn(process.execPath, [binOf('tsx'), file, ...words], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit'
})
// Ctrl+C reaches the tool too (it shares the terminal): wait for it to end in its own way. Other signals are passed on.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => giveUp(error.message))
child.on('close', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
})
