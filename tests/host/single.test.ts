// The single-file program, double-clicked: what it shows, and where. Terminals and browsers are fake programs on the
// PATH.

import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { FolderUnusable } from '../../main/host/index'
import { personAt } from '../../main/single/person'
import { cleanUp, newFolder } from './rig'
import { endAll, startServe } from './served'

afterEach(async () => {
  endAll()
  await cleanUp()
})

/** A fake terminal, or none, and what was written to it. */
function desk(terminal: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let written = ''
  output.on('data', (part: Buffer) => (written += String(part)))
  const person = personAt(Object.assign(input, { isTTY: terminal }), output)
  return { person, input, written: () => written }
}

/** Fake programs of these names, which record their arguments. */
function programs(...names: readonly string[]) {
  const folder = newFolder()
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$@" > "${folder}/${name}.said"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const file = (name: string): string => join(folder, `${name}.said`)
  return {
    path: folder + delimiter + (process.env['PATH'] ?? ''),
    said: async (name: string): Promise<string> => {
      await expect.poll(() => existsSync(file(name)) && readFileSync(file(name), 'utf8')).toBeTruthy()
      return readFileSync(file(name), 'utf8').trim()
    }
  }
}

test('a terminal shows what to do, and a failure until Enter is pressed', async () => {
  const { person, input, written } = desk(true)
  person.ready('http://127.0.0.1:1/')
  expect(written()).toContain('http://127.0.0.1:1/')
  let left = false
  const leaving = Promise.resolve(person.failed(new FolderUnusable('/nowhere', 'EACCES'))).then(
    () => (left = true)
  )
  await expect.poll(written).toContain('/nowhere')
  expect(left).toBe(false)
  input.write('\n')
  await leaving
})

test.runIf(process.platform === 'linux')(
  'without a terminal a failure is shown as a page in the browser',
  async () => {
    const { path, said } = programs('xdg-open')
    const before = process.env['PATH']
    process.env['PATH'] = path
    try {
      const { person, written } = desk(false)
      const leaving = Promise.resolve(person.failed(new FolderUnusable('/nowhere <b>', 'EACCES')))
      const page = await (await fetch(await said('xdg-open'))).text()
      expect(page).toContain('/nowhere &#60;b&#62;')
      expect(written()).toBe('')
      await leaving
    } finally {
      process.env['PATH'] = before
    }
  },
  15_000
)

/** Calls `reopenInTerminal` in a process of its own, without a terminal; resolves with its answer. */
async function asksForTerminal(env: NodeJS.ProcessEnv): Promise<string> {
  const source = join(import.meta.dirname, '../../main/single/terminal.ts')
  const program = `import(${JSON.stringify(source)}).then(({ reopenInTerminal }) => console.log(reopenInTerminal(['a b.caravan'])))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env
  })
  let out = ''
  child.stdout.on('data', (part: Buffer) => (out += String(part)))
  await new Promise((resolve) => child.once('close', resolve))
  return out.trim()
}

test.runIf(process.platform === 'linux')(
  'the program started by a file manager opens a terminal, once',
  async () => {
    const { path, said } = programs('xdg-terminal-exec', 'xterm')
    const desktop = { ...process.env, PATH: path, DISPLAY: ':0' }
    expect(await asksForTerminal(desktop)).toBe('true')
    expect(await said('xdg-terminal-exec')).toBe(`-- ${process.execPath} a b.caravan`)
    expect(await asksForTerminal({ ...desktop, CARAVANSERAI_TERMINAL: 'yes' })).toBe('false')
    const bare = programs('xterm')
    const [alone] = bare.path.split(delimiter)
    expect(await asksForTerminal({ ...desktop, PATH: alone }), 'without the command `which`').toBe('true')
    const none = { ...desktop, DISPLAY: '', WAYLAND_DISPLAY: '' }
    expect(await asksForTerminal(none)).toBe('false')
  },
  15_000
)

/** A second double click while no browser can be opened: the program, in a terminal, on a folder that a host has. */
const secondStart = `
const { runProgram } = await import(process.env.PROGRAM)
const { personAt } = await import(process.env.PERSON)
const person = personAt(Object.assign(process.stdin, { isTTY: true }), process.stdout)
await runProgram({ given: ['--open', '--folder', process.env.SAVES], page: 'none', person, licences: () => '' })
process.stdin.destroy()
`

test.runIf(process.platform === 'linux')(
  'the address of a host that runs already can be read where no browser opens: the terminal stays until Enter',
  async () => {
    const saves = newFolder()
    const { first, end } = await startServe('--folder', saves, '--port', '0')
    const { path } = programs('xdg-open')
    writeFileSync(join(path.split(delimiter)[0] ?? '', 'xdg-open'), '#!/bin/sh\nexit 3\n')
    const source = (name: string): string => join(import.meta.dirname, '../../main', name)
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', secondStart], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PATH: path,
        HOME: saves,
        SAVES: saves,
        PROGRAM: source('dedicated/program.ts'),
        PERSON: source('single/person.ts')
      }
    })
    let out = ''
    let left = false
    child.stdout.on('data', (part: Buffer) => (out += String(part)))
    const ended = new Promise((resolve) => child.once('close', resolve)).then(() => (left = true))
    await expect.poll(() => out, { timeout: 15_000 }).toContain('xdg-open')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect([out.includes(first.url), left]).toEqual([true, false])
    child.stdin.write('\n')
    await ended
    await end('SIGTERM')
  },
  60_000
)
