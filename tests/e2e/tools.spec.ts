// The tools that need a built page or Chromium, run as the README describes, in their short forms.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { call, oneObject, root, shown } from '../tools/short-forms'

let folder: string
const running: ChildProcess[] = []

test.beforeEach(() => {
  test.setTimeout(400_000)
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-tools-'))
})
test.afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

for (const [name, { built = [] }] of Object.entries(shown))
  for (const { words, holds } of built)
    test(`${[name, ...words].join(' ')}, started in a folder of the project`, async () => {
      const { code, out, err } = await call(
        name,
        words.map((word) => (word === 'FOLDER' ? folder : word)),
        join(root, 'docs')
      )
      expect({ code, err: code === 0 ? '' : err, ...oneObject(out) }).toMatchObject({ code: 0, ...holds })
      if (words.includes('FOLDER')) expect(readdirSync(folder)).toContain('index.html')
    })

test('build: an up-to-date page is not built again', () => {
  const build = () => spawnSync(process.execPath, [join(root, 'build/build.mjs')], { encoding: 'utf8' })
  expect(build()).toMatchObject({ status: 0 })
  expect(build()).toMatchObject({ status: 0, stdout: '' })
})

test('serve --lan prints its address in its first line, and `serve tables` lists its tables', async () => {
  const where = [
    '--folder',
    join(folder, 'saves'),
    '--port',
    '0',
    '--renderer',
    join(root, 'out', 'renderer')
  ]
  // On the loopback interface only.
  const words = ['serve', '--lan', '--lan-address', '127.0.0.1', '--lan-port', '0', ...where]
  const host = spawn(process.execPath, [join(root, 'build/tool.mjs'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  running.push(host)
  const [first] = (await once(createInterface(host.stdout), 'line')) as [string]
  expect(oneObject(first)).toMatchObject({ folder: join(folder, 'saves'), lan: expect.anything() })
  const asked = [join(root, 'build/tool.mjs'), 'serve', 'tables', '--folder', join(folder, 'saves'), '--json']
  const { status, stdout } = spawnSync(process.execPath, asked, { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(oneObject(stdout)).toEqual({ tables: [] })
  host.kill('SIGTERM')
  const [code] = (await once(host, 'exit')) as [number | null]
  expect(code).toBe(0)
})
