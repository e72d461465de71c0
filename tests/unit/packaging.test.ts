import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

interface Configuration {
  readonly appId: string
  readonly files: readonly string[]
  readonly asar: boolean
  readonly publish: null
  readonly electronFuses: Readonly<Record<string, boolean>>
  readonly directories: { readonly buildResources: string }
  readonly linux: { readonly icon: string }
}

/** electron-builder.yml, read and checked by electron-builder's own code. */
async function configuration(): Promise<Configuration> {
  const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
    getConfig: (folder: string, file: string, given: null) => Promise<Configuration>
    validateConfiguration: (
      config: Configuration,
      debug: { add: () => void; isEnabled: boolean }
    ) => Promise<void>
  }
  const config = await getConfig(root, 'electron-builder.yml', null)
  await validateConfiguration(config, { add: () => undefined, isEnabled: false })
  return config
}

test('electron-builder accepts its configuration', async () => {
  const config = await configuration()
  expect(config.publish).toBeNull()
  expect(config.asar).toBe(true)
})

test('the fuses let the packed program run this app only', async () => {
  expect((await configuration()).electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false
  })
})

test('the icon is there, square and large enough for every system', async () => {
  const { directories, linux } = await configuration()
  const file = join(root, directories.buildResources, linux.icon)
  expect(existsSync(file)).toBe(true)
  const header = readFileSync(file).subarray(16, 24)
  expect(header.readUInt32BE(0)).toBe(1024)
  expect(header.readUInt32BE(4)).toBe(1024)
})

test('every version is pinned, and the lock file names no registry', () => {
  const versions = Object.values({ ...project.dependencies, ...project.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
