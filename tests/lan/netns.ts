/**
 * Real networks for processes: kernel network namespaces, connected by virtual cables. Nothing in them reaches the
 * machine's own network. Needs Linux, root and iproute2; `whyNoNetworks` says what is missing.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const prefix = 'caravan-'

/** The reason why tests with namespaces cannot run here; undefined if they can. */
export function whyNoNetworks(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces exist on Linux only'
  if (process.getuid?.() !== 0) return 'not root: network namespaces cannot be made'
  const name = `${prefix}${process.pid}-try`
  try {
    execFileSync('ip', ['netns', 'add', name], { stdio: 'pipe' })
    execFileSync('ip', ['netns', 'del', name], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return missing ? 'no `ip`: install iproute2' : `no network namespaces here: ${String(error)}`
  }
}

/** Removes what a killed test run left behind. */
async function sweep(): Promise<void> {
  const { stdout } = await run('ip', ['netns', 'list'])
  for (const [name, pid] of stdout.matchAll(/^caravan-(\d+)-\S+/gm))
    if (!isAlive(Number(pid))) await run('ip', ['netns', 'del', name])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Bundles a program into one JavaScript file, which starts faster. */
async function bundle(program: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: program, outDir: folder, emptyOutDir: false, target: 'node20' },
    ssr: { noExternal: true }
  })
}

let made = 0

export class Network {
  readonly #spaces: string[] = []
  readonly #folder = mkdtempSync(join(tmpdir(), 'caravan-peer-'))
  #bundled: Promise<void> | undefined
  readonly #running = new Set<ChildProcess>()
  readonly #program: string

  /** `program`: what `peer` starts, in the project. */
  constructor(program = 'tests/lan/peer.ts') {
    this.#program = program
  }

  /** Creates a namespace with only a loopback interface. */
  async space(): Promise<string> {
    await sweep()
    await (this.#bundled ??= bundle(this.#program, this.#folder))
    made += 1
    const name = `${prefix}${process.pid}-${made}`
    await run('ip', ['netns', 'add', name])
    this.#spaces.push(name)
    await run('ip', ['-n', name, 'link', 'set', 'lo', 'up'])
    return name
  }

  /** Connects two namespaces by a virtual cable with addresses at its ends. */
  async cable(one: string, other: string, device: string, ends: readonly [string, string]): Promise<void> {
    made += 1
    const [a, b] = [`cv${process.pid % 1e6}a${made}`, `cv${process.pid % 1e6}b${made}`]
    await run('ip', ['link', 'add', a, 'netns', one, 'type', 'veth', 'peer', 'name', b, 'netns', other])
    for (const [name, end, address] of [[one, a, ends[0]] as const, [other, b, ends[1]] as const]) {
      await run('ip', ['-n', name, 'link', 'set', end, 'name', device])
      await run('ip', ['-n', name, 'addr', 'add', `${address}/24`, 'broadcast', '+', 'dev', device])
      await run('ip', ['-n', name, 'link', 'set', device, 'up'])
    }
  }

  /** Runs `ip` within a namespace. */
  async ip(space: string, ...words: string[]): Promise<void> {
    await run('ip', ['-n', space, ...words])
  }

  /** Starts a program in a namespace. */
  start(space: string, program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
    const child = spawn('ip', ['netns', 'exec', space, program, ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env }
    })
    this.#running.add(child)
    child.on('close', () => this.#running.delete(child))
    return new Program(child, [program, ...words].join(' '))
  }

  /** Starts the program, which `space` has bundled, in a namespace. */
  peer(space: string, role: string, options: object = {}, env: NodeJS.ProcessEnv = {}): Program {
    const program = join(this.#folder, `${basename(this.#program, '.ts')}.js`)
    const outside = readlinkSync('/proc/self/ns/net')
    return this.start(space, process.execPath, [program, role, JSON.stringify(options)], {
      CARAVAN_OUTSIDE: outside,
      ...env
    })
  }

  /** Ends all started programs. */
  async endAll(): Promise<void> {
    await Promise.all(
      [...this.#running].map((child) => {
        const closed = new Promise((resolve) => child.once('close', resolve))
        child.kill('SIGKILL')
        return closed
      })
    )
  }

  /** Ends all programs and removes the namespaces with their cables. */
  async remove(): Promise<void> {
    await this.endAll()
    for (const name of this.#spaces.splice(0)) await run('ip', ['netns', 'del', name])
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A running program, read line by line. */
export class Program {
  readonly #child: ChildProcess
  readonly #title: string
  readonly #lines: string[] = []
  readonly #closed: Promise<number | null>
  #rest = ''
  #err = ''
  #news = new Set<() => void>()
  #over = false

  constructor(child: ChildProcess, title: string) {
    this.#child = child
    this.#title = title
    child.stdout?.on('data', (part: Buffer) => {
      const lines = (this.#rest + part.toString()).split('\n')
      this.#rest = lines.pop() ?? ''
      this.#lines.push(...lines)
      for (const hear of [...this.#news]) hear()
    })
    child.stderr?.on('data', (part: Buffer) => (this.#err += part.toString()))
    this.#closed = new Promise((resolve) => {
      child.on('close', (code) => {
        this.#over = true
        for (const hear of [...this.#news]) hear()
        resolve(code)
      })
    })
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  /** The first result of `read` for a line of output, past or future. Rejects if the program ends. */
  line<T>(read: (line: string) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      let at = 0
      const hear = (): void => {
        for (; at < this.#lines.length; at += 1) {
          const found = read(this.#lines[at] ?? '')
          if (found === undefined) continue
          this.#news.delete(hear)
          return resolve(found)
        }
        if (!this.#over) return
        this.#news.delete(hear)
        reject(new Error(`${this.#title} ended: ${this.#lines.join('\n')} ${this.#err}`))
      }
      this.#news.add(hear)
      hear()
    })
  }

  /** Sends a signal and resolves with the exit code. */
  end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal)
    return this.#closed
  }
}
