// `npm start`: does the set-up, builds what is stale, and opens the app: in Electron, or else in the browser.

import { constants } from 'node:os'
import { buildStale } from './lib/build-stale.mjs'
import { fetchElectron, findElectron, recentFailure } from './lib/electron.mjs'
import { runInForeground } from './lib/foreground.mjs'
import { giveUp, inside, root } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'

const help = `npm start [-- options]

  --browser   open in the browser even if Electron is there
  --fetch     try again to fetch Electron, even if that failed within the last day
  --help      print this text

All other options are passed to the app.`

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const own = ['--browser', '--fetch']
const passed = words.filter((word) => !own.includes(word))
/** Where the person is, from which the path of a game file starts: npm itself goes to the project's folder. */
const cwd = process.env.INIT_CWD ?? root

await setUp()
if (!(await buildStale())) giveUp('The app could not be built; the reason is above.')

const { program, reason } = await electronOrReason()
if (program === undefined) process.exitCode = await serve(reason)
else process.exitCode = await openInElectron(program)

/** The path of Electron's program, fetched if necessary; otherwise the reason why the app opens without it. */
async function electronOrReason() {
  if (words.includes('--browser')) return { reason: '--browser was given' }
  const overridden = Boolean(process.env.ELECTRON_OVERRIDE_DIST_PATH)
  if (!overridden && !hasDisplay()) return { reason: 'there is no display for a window' }
  const program = findElectron()
  if (program !== undefined) return { program }
  if (overridden) return { reason: 'ELECTRON_OVERRIDE_DIST_PATH holds no Electron' }
  const failed = words.includes('--fetch') ? undefined : recentFailure()
  if (failed !== undefined) {
    return {
      reason: `Electron could not be fetched less than a day ago (${failed}); \`npm start -- --fetch\` tries again now`
    }
  }
  const failure = await fetchElectron((line) => console.log(line))
  return failure === undefined
    ? { program: findElectron() }
    : { reason: `Electron could not be fetched (${failure})` }
}

/** Whether a window would be visible: on CI machines nobody looks. */
function hasDisplay() {
  if (process.env.CI) return false
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** Runs the app in Electron until it is closed. If Electron cannot start on this system, opens the app in the browser. */
async function openInElectron(program) {
  console.log('Opening Caravanserai in Electron.')
  // Chromium refuses to run sandboxed as root, so the sandbox is switched off for root only. Pages remain isolated and
  // without Node, but nobody should play games as root.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0
  const env = { ...process.env }
  delete env.ELECTRON_RUN_AS_NODE
  const started = Date.now()
  const all = [root, ...(asRoot ? ['--no-sandbox'] : []), ...passed]
  const { code, signal, asked } = await runInForeground(program, all, { cwd, env })
  if (asked || code === 0 || Date.now() - started > 5000) return asked ? 0 : (code ?? 1)
  return serve(`Electron stopped at once with ${signal ?? `code ${code}`} (its messages are above)`)
}

/** Runs the same host in plain Node. Opens the default browser if there is a display, and always prints the address. */
async function serve(why) {
  const open = hasDisplay()
  console.log(`Opening Caravanserai ${open ? 'in the browser' : 'for a browser'}: ${why}.`)
  const all = [inside('out', 'main', 'serve.js'), ...(open ? ['--open'] : []), ...passed]
  const { code, signal, asked } = await runInForeground(process.execPath, all, {
    cwd,
    hear: tellAddress,
    asks: true
  })
  if (asked) return 0
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/** Turns the host's first line, which is JSON for programs, into a sentence for people. */
function tellAddress(line) {
  const { url, running } = parse(line) ?? {}
  if (url === undefined && running) {
    console.log(
      'It is already running, in a window or on another computer. Carry on there, or quit it first.'
    )
  } else if (url === undefined) console.log(line)
  else if (running) console.log(`It is already running. Its address: ${url}`)
  else
    console.log(
      `Its address: ${url}\nIt opens the app in any browser of yours on this computer. Ctrl+C quits.`
    )
}

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
