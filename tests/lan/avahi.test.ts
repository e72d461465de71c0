// Interoperability with avahi, another implementation of mDNS on Linux. Needs what namespaces need, avahi and dbus.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { z } from 'zod'
import { usualPort } from '../../shared/lan/ports'
import { protocolVersion } from '../../shared/protocol/version'
import { Network, whyNoNetworks, type Program } from './netns'

const [ann, foreign] = ['ann-00000001', 'avahi-000001']

function missingProgram(): string | undefined {
  for (const [program, ...words] of [
    ['avahi-daemon', '--version'],
    ['avahi-browse', '--version'],
    ['dbus-daemon', '--version']
  ] as const)
    try {
      execFileSync(program, words, { stdio: 'pipe' })
    } catch {
      return `no ${program}: install avahi-daemon, avahi-utils and dbus`
    }
  return undefined
}

const reason = whyNoNetworks() ?? missingProgram()

const busConfig = (folder: string): string => `<!DOCTYPE busconfig PUBLIC
  "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=${folder}/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_type="method_call"/>
    <allow send_type="signal"/>
    <allow receive_type="method_call"/>
    <allow receive_type="signal"/>
    <allow receive_type="method_return"/>
    <allow receive_type="error"/>
    <allow send_requested_reply="true" send_type="method_return"/>
    <allow send_requested_reply="true" send_type="error"/>
  </policy>
</busconfig>
`

const avahiConfig = `[server]
host-name=other-machine
use-ipv4=yes
use-ipv6=no
allow-interfaces=eth0
[wide-area]
enable-wide-area=no
`

describe('With avahi in the other namespace', () => {
  const network = new Network()
  const folder = mkdtempSync(join(tmpdir(), 'caravan-avahi-'))
  const env = { DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${folder}/bus` }
  let a = ''
  let b = ''

  beforeAll(async () => {
    if (reason !== undefined) return
    a = await network.space()
    b = await network.space()
    await network.cable(a, b, 'eth0', ['10.77.0.1', '10.77.0.2'])
    writeFileSync(join(folder, 'bus.conf'), busConfig(folder))
    writeFileSync(join(folder, 'avahi.conf'), avahiConfig)
    const bus = network.start(b, 'dbus-daemon', [
      `--config-file=${folder}/bus.conf`,
      '--nofork',
      '--nopidfile',
      '--print-address=1'
    ])
    await bus.line((line) => (line.includes(folder) ? true : undefined))
    // Its own process id file, because another avahi may run on this machine.
    const start = `mkdir -p /run/avahi-daemon && mount -t tmpfs tmpfs /run/avahi-daemon &&
      exec avahi-daemon -f ${folder}/avahi.conf --no-drop-root --no-chroot --no-rlimits 2>&1`
    const daemon = network.start(b, 'sh', ['-c', start], env)
    await daemon.line((line) => (line.includes('Server startup complete') ? true : undefined))
  }, 60_000)
  afterAll(async () => {
    await network.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const skipped = (context: TestContext): void => {
    if (reason !== undefined) context.skip(reason)
  }
  const rows = z.object({
    rows: z
      .array(
        z.object({
          hostId: z.string(),
          via: z.array(z.string()),
          endpoint: z.object({ address: z.string() })
        })
      )
      .optional()
  })
  const found = (guest: Program, hostId: string, via: string) =>
    guest.line((line) =>
      rows.parse(JSON.parse(line)).rows?.find((row) => row.hostId === hostId && row.via.includes(via))
    )

  it('avahi-browse sees the announcement appear and disappear', { timeout: 60_000 }, async (context) => {
    skipped(context)
    const browse = network.start(b, 'avahi-browse', ['-rp', '_caravanserai._tcp'], env)
    const host = network.peer(a, 'host', { hostId: ann })
    const line = await browse.line((line) => (line.startsWith('=') ? line : undefined))
    expect(line).toContain(`;caravanserai-${ann}.local;10.77.0.1;${usualPort};`)
    for (const item of [`v=${protocolVersion}`, 'app=0.1.0', `id=${ann}`]) expect(line).toContain(`"${item}"`)
    await host.end('SIGTERM')
    await browse.line((line) => (line.startsWith('-') ? true : undefined))
    await browse.end('SIGKILL')
  })

  it('a service that avahi announces appears and disappears', { timeout: 60_000 }, async (context) => {
    skipped(context)
    const host = network.peer(b, 'host', { hostId: foreign, silent: true })
    const guest = network.peer(a, 'find')
    const words = ['-s', 'Another program', '_caravanserai._tcp', String(usualPort), `v=${protocolVersion}`]
    const publish = network.start(b, 'avahi-publish', words, env)
    expect(await found(guest, foreign, 'mdns')).toMatchObject({ endpoint: { address: '10.77.0.2' } })
    await publish.end('SIGTERM')
    await host.end('SIGKILL')
    const before = guest.lines.length
    let at = 0
    await guest.line((line) =>
      (at += 1) > before && rows.parse(JSON.parse(line)).rows?.length === 0 ? true : undefined
    )
    await guest.end('SIGKILL')
  })

  it('a host beside a running avahi shares its port', { timeout: 60_000 }, async (context) => {
    skipped(context)
    const host = network.peer(b, 'host', { hostId: ann })
    const guest = network.peer(a, 'find')
    expect(await found(guest, ann, 'mdns')).toMatchObject({ endpoint: { address: '10.77.0.2' } })
    await Promise.all([host.end('SIGKILL'), guest.end('SIGKILL')])
  })
})
