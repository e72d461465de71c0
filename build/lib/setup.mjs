// The set-up that every command does first: checks the version of Node, and installs the dependencies of the lock file.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { giveUp, inside, readJson, root } from './project.mjs'

const stampFile = inside('node_modules', '.caravanserai-stamp')

/** Ends the process with one clear sentence if this Node is too old for the tools. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (!fits) {
    giveUp(
      `Caravanserai needs Node 20.19 or later (in the 22 line, 22.12 or later); this is Node ${process.versions.node}. ` +
        'Get a current one from https://nodejs.org.'
    )
  }
}

/**
 * Checks Node, then installs the dependencies if they are missing or package-lock.json has changed since.
 * Messages go to the file descriptor `out`: 1, or 2 if standard output is reserved for a result.
 */
export async function setUp(out = 1) {
  checkNode()
  const wanted = stamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  // Developers may have installed the dependencies by hand.
  if (isInstalled()) {
    writeFileSync(stampFile, wanted)
    return
  }
  const say = (line) => (out === 2 ? console.error(line) : console.log(line))
  say('Installing the dependencies (half a minute to some minutes, once) ...')
  const code = await npmCi(out, say)
  if (code !== 0) {
    giveUp(
      'The dependencies could not be installed; npm says why above. With a connection to the npm registry, `npm ci` does it by hand.'
    )
  }
  writeFileSync(stampFile, wanted)
  say('Dependencies installed.')
}

/** Identifies an installation: a hash of the lock file, and the system that native packages were chosen for. */
function stamp() {
  const lock = readFileSync(inside('package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** Whether all packages that the lock file needs on this system are installed in the locked version. */
function isInstalled() {
  const installed = readJson(inside('node_modules', '.package-lock.json'))?.packages
  const locked = readJson(inside('package-lock.json'))?.packages
  if (installed === undefined || locked === undefined) return false
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || !isNeededHere(entry) || installed[path]?.version === entry.version
  )
}

/** Optional packages have native code: each is needed only on the system and processor it was built for. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (optional !== true) return true
  const fits = os?.includes(process.platform) === true && cpu?.includes(process.arch) === true
  return fits && (libc === undefined || libc.includes(isMusl() ? 'musl' : 'glibc'))
}

/** Whether this Linux uses musl as its C library, for which there are separate native packages. */
function isMusl() {
  return process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined
}

function npmCi(out, say) {
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // If npm runs us, its script is known; otherwise use the command `npm`, which on Windows is a batch file.
  const script = process.env.npm_execpath
  const direct = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [program, all] = direct ? [process.execPath, [script, ...words]] : ['npm', words]
  const env = {
    ...process.env,
    // Large binaries are fetched later, when they are needed, and with a timeout; never while installing.
    ELECTRON_SKIP_BINARY_DOWNLOAD: '1',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'
  }
  const started = Date.now()
  const pulse = setInterval(() => say(`  ... ${Math.round((Date.now() - started) / 1000)} s`), 10_000)
  return new Promise((resolve) => {
    const child = spawn(program, all, {
      cwd: root,
      env,
      stdio: ['ignore', out, 2],
      shell: !direct && process.platform === 'win32'
    })
    const end = (code) => {
      clearInterval(pulse)
      resolve(code)
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
}
