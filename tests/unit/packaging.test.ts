import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { serviceType } from '../../main/lan/discovery/mdns'
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
  readonly linux: { readonly icon: string; readonly syncDesktopName: boolean }
  readonly fileAssociations: readonly { readonly icon: string }[]
  readonly mac: {
    readonly extendInfo: Readonly<Record<string, unknown>>
    readonly hardenedRuntime: boolean
    readonly entitlements: string
  }
}

/** electron-builder.yml, read and validated by electron-builder's own code. */
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

test('the fuses let the packed program run only this app', async () => {
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

test('game files are associated with the app, its window matches its desktop entry, and macOS is told why it uses the network', async () => {
  const { fileAssociations, linux, mac, directories } = await configuration()
  expect(fileAssociations).toMatchObject([{ ext: 'caravan', mimeType: 'application/x-caravanserai' }])
  for (const { icon } of fileAssociations)
    for (const ending of ['ico', 'icns'])
      expect(existsSync(join(root, directories.buildResources, icon.replace(/\w+$/, ending)))).toBe(true)
  expect([linux.syncDesktopName, project.desktopName.endsWith('.desktop')]).toEqual([true, true])
  expect(mac.extendInfo.NSBonjourServices).toEqual([`_${serviceType}._tcp`])
  expect(mac.extendInfo.NSLocalNetworkUsageDescription).not.toBe('')
  expect(mac.hardenedRuntime).toBe(true)
  expect(readFileSync(join(root, mac.entitlements), 'utf8')).toContain('allow-jit')
})

test('the icon is square and large enough for every system', async () => {
  const { directories, linux } = await configuration()
  const file = join(root, directories.buildResources, linux.icon)
  expect(existsSync(file)).toBe(true)
  const header = readFileSync(file).subarray(16, 24)
  expect(header.readUInt32BE(0)).toBe(1024)
  expect(header.readUInt32BE(4)).toBe(1024)
})

test('every dependency version is pinned, and the lock file names no registry', () => {
  const versions = Object.values({ ...project.dependencies, ...project.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
