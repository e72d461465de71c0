/** Ways to run a system's program on this machine: natively, in an emulator of its processor, or under Wine. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled, outputOf, run } from './run'
import { thisSystem, type System } from './runtimes'

/** How a program ended. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A program that was started. */
export interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** What it has written so far. */
  output(): { readonly out: string; readonly err: string }
}

/** A temporary, empty home folder on some system. */
export interface Home {
  /** The folder that contains everything. */
  readonly folder: string
  /** The folder of saved games on that system, as a path on this machine. */
  readonly saves: string
  /** Folder for temporary files, empty at first; absent under Wine, which has its own. */
  readonly temporary?: string
  start(program: string, words: readonly string[]): Started
  /** Ends all programs and deletes the folder. */
  remove(): void
}

/** A home to run a system's program in, or the reason why this machine cannot run it. */
export async function homeOf(system: System): Promise<Home | string> {
  if (system === thisSystem()) return plainHome([])
  if (system === 'linux-arm64' && process.platform === 'linux') {
    const emulator = ['qemu-aarch64-static', 'qemu-aarch64'].find(isInstalled)
    if (emulator === undefined) return 'needs an arm64 machine, or qemu-user-static'
    const libraries = armLibraries()
    return libraries === undefined
      ? 'needs the C library of arm64 (Debian: libc6-arm64-cross, libstdc++6-arm64-cross)'
      : plainHome([emulator, '-L', libraries])
  }
  if (system === 'windows-x64' && process.platform === 'linux')
    return isInstalled('wine') ? wineHome() : 'needs Windows, or Wine'
  return `needs ${system}`
}

/** The folder in which Debian installs arm64 libraries for emulated programs; undefined if there is none. */
function armLibraries(): string | undefined {
  try {
    readdirSync('/usr/aarch64-linux-gnu/lib')
    return '/usr/aarch64-linux-gnu'
  } catch {
    return undefined
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'caravanserai-release-'))

/** A home on this system; `before` is the command that runs the program, such as an emulator. */
function plainHome(before: readonly string[]): Home {
  const folder = newFolder()
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  const { platform } = process
  const saves =
    platform === 'win32'
      ? join(folder, 'AppData', 'Roaming', 'Caravanserai')
      : platform === 'darwin'
        ? join(folder, 'Library', 'Application Support', 'Caravanserai')
        : join(folder, '.local', 'share', 'caravanserai')
  const env =
    platform === 'win32'
      ? {
          SystemRoot: process.env['SystemRoot'],
          USERPROFILE: folder,
          APPDATA: join(folder, 'AppData', 'Roaming'),
          TEMP: temporary
        }
      : { HOME: folder, TMPDIR: temporary, PATH: '/usr/bin:/bin' }
  const all = new Processes(folder)
  return {
    folder,
    saves,
    temporary,
    start: (program, words) => {
      const [first = program, ...others] = [...before, program, ...words]
      return all.start(first, others, env)
    },
    remove: () => all.remove()
  }
}

/** A new Wine prefix, that is, a Windows of its own. */
export async function wineHome(): Promise<Home & { readonly env: NodeJS.ProcessEnv }> {
  const folder = newFolder()
  const prefix = join(folder, 'prefix')
  const env = {
    ...process.env,
    HOME: folder,
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    // Without these, Wine opens a window that offers to download components that are not needed.
    WINEDLLOVERRIDES: 'mscoree,mshtml=',
    DISPLAY: process.env['DISPLAY'] ?? ''
  }
  await run('wine', ['winecfg', '/v', 'win10'], { env })
  const user = outputOf('id', ['-un']).trim()
  const all = new Processes(folder)
  return {
    folder,
    env,
    saves: join(prefix, 'drive_c', 'users', user, 'AppData', 'Roaming', 'Caravanserai'),
    start: (program, words) => all.start('wine', [program, ...words], env),
    remove: () =>
      all.remove(() => {
        // Wait for the server, which writes the prefix to disk after its last program has ended.
        for (const word of ['-k', '-w']) spawnSync('wineserver', [word], { env, timeout: 20_000 })
      })
  }
}

/** Starts programs in a folder, keeps their output there, and ends them. */
class Processes {
  readonly #folder: string
  readonly #running = new Set<ChildProcess>()
  #count = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  start(program: string, words: readonly string[], env: NodeJS.ProcessEnv): Started {
    const at = join(this.#folder, `started-${++this.#count}`)
    // Output goes to files, because Node cannot write to a pipe under Wine.
    const [out, err] = [openSync(`${at}.out`, 'w'), openSync(`${at}.err`, 'w')]
    const child = spawn(program, words, { env, cwd: this.#folder, stdio: ['ignore', out, err] })
    closeSync(out)
    closeSync(err)
    this.#running.add(child)
    const ended = new Promise<Ended>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code, signal) => {
        this.#running.delete(child)
        resolve({ code, signal })
      })
    })
    ended.catch(() => undefined)
    const read = (ending: string): string => readFileSync(`${at}.${ending}`, 'utf8')
    return { child, ended, output: () => ({ out: read('out'), err: read('err') }) }
  }

  remove(before: () => void = () => undefined): void {
    for (const child of this.#running) child.kill('SIGKILL')
    before()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
