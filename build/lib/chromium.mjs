// Finds a Chromium for the end-to-end tests, and installs one where that needs no consent (as root, or in CI).

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, isAbsolute, join } from 'node:path'
import { root, run } from './project.mjs'

/** The shell without a window comes first: tests take four fifths of the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge'
]

/** What apt-get is asked for, one after the other until it has one. */
const packages = ['chromium-headless-shell', 'chromium']

const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')
    ])
}

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; undefined if there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return isAbsolute(given) && existsSync(given) ? given : undefined
  return [ownOfPlaywright(), ...onPath(), ...(places[process.platform] ?? [])].find(
    (path) => path !== undefined && existsSync(path)
  )
}

/** Path of a Chromium, installed by apt if there is none, on Debian-like systems as root or in CI; otherwise undefined. */
export async function findOrInstallChromium(say) {
  const found = findChromium()
  if (found !== undefined || process.env.CHROMIUM_PATH) return found
  const asRoot = process.getuid?.() === 0
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || !(asRoot || process.env.CI))
    return undefined
  const [program, ...first] = asRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = async (...words) =>
    (await run(program, [...first, ...words], { env, stdio: ['ignore', 2, 2] })) === 0
  say(`No Chromium found: installing it (apt-get install ${packages[0]}) ...`)
  if (!(await get('update', '-qq'))) return undefined
  for (const name of packages)
    if (await get('install', '-y', '-qq', '--no-install-recommends', name)) return findChromium()
  return undefined
}

/** Message for people without a Chromium: what was looked for, and what to do. */
export const howToGetChromium = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`
  : `No Chromium was found: neither Playwright's own nor one of the system's (${names.join(', ')}). ` +
    'Run `npx playwright install chromium`, or set CHROMIUM_PATH to the program.'

/** Switches for every Chromium of the tests: no GPU, and nothing sent to anyone. */
export const chromiumSwitches = [
  // The headless shell would round the widths of letters, so that words are wider than people see them.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to run sandboxed as root; any other user keeps the sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])
]

function ownOfPlaywright() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
}
