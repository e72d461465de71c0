import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, contentPolicy, isOwnFrame, isOwnPage, pageAddress } from '../../main/desktop/page'

let outside: string
let folder: string

beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'caravanserai-page-'))
  folder = join(outside, 'renderer')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<title>Caravanserai</title>')
  writeFileSync(join(folder, 'assets', 'a b.js'), 'void 0')
  writeFileSync(join(folder, 'notes.secret'), 'not a file of a page')
  writeFileSync(join(outside, 'private.json'), '{}')
})

afterAll(() => rmSync(outside, { recursive: true }))

const get = (address: string, method = 'GET'): Promise<Response> => answer(folder, method, address)

test('the first document is served with its type and the content security policy', async () => {
  for (const address of [pageAddress, 'app://caravanserai/', 'app://caravanserai/index.html?x#y']) {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(contentPolicy)
    expect(await response.text()).toContain('Caravanserai')
  }
})

test('a file with a space in its name is found', async () => {
  expect((await get('app://caravanserai/assets/a%20b.js')).headers.get('content-type')).toMatch(
    /^text\/javascript/
  )
})

test.each([
  'app://caravanserai/../private.json',
  'app://caravanserai/%2e%2e/private.json',
  'app://caravanserai/..%2fprivate.json',
  'app://caravanserai/..%5cprivate.json',
  'app://caravanserai/assets/..%2f..%2fprivate.json',
  'app://caravanserai/%00index.html',
  'app://caravanserai/%E0%A4%A',
  'app://caravanserai/notes.secret',
  'app://caravanserai/assets',
  'app://caravanserai/absent.js',
  'app://other/index.html',
  'file:///etc/passwd',
  'http://caravanserai/index.html',
  'nonsense'
])('%s is not served', async (address) => {
  const response = await get(address)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
})

test('only read requests are answered', async () => {
  expect((await get(pageAddress, 'POST')).status).toBe(404)
})

describe('our own page', () => {
  test.each(['app://caravanserai/index.html', 'app://caravanserai/'])('%s is', (address) => {
    expect(isOwnPage(address)).toBe(true)
  })
  test.each(['app://caravanserai.example/', 'https://caravanserai/', 'about:blank', '', 'app:caravanserai'])(
    '%s is not',
    (address) => {
      expect(isOwnPage(address)).toBe(false)
    }
  )
})

test('only messages from the top frame of our own page are accepted', () => {
  const own = { url: pageAddress, parent: null }
  expect(isOwnFrame(own)).toBe(true)
  expect(isOwnFrame({ url: pageAddress, parent: own })).toBe(false)
  expect(isOwnFrame({ url: 'https://caravanserai/', parent: null })).toBe(false)
  expect(isOwnFrame(null)).toBe(false)
})

test('the policy allows no inline scripts and no other origin', () => {
  const directives = new Map(
    contentPolicy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    })
  )
  expect(directives.get('default-src')).toBe("'self'")
  expect(directives.get('script-src')).toBe("'self'")
  expect(directives.get('style-src')).toBe("'self'")
  expect(directives.get('connect-src')).toBe("'self'")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'form-action']) {
    expect(directives.get(name), name).toBe("'none'")
  }
  expect(contentPolicy).not.toMatch(/unsafe-eval|\*|https?:/)
})
