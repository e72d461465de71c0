/** Tests the Debian package: checks it with Debian's own tools, installs it, plays a game, removes it. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageName } from './deb'
import { prove, type Proof } from './play'
import { outputOf, isInstalled, run } from './run'
import { homeOf } from './runners'
import { thisSystem, type System } from './runtimes'

/** The result of checking a package or installer. */
export type CheckedInstaller =
  | {
      readonly file: string
      readonly result: 'passed'
      readonly seen: readonly string[]
      readonly proof: Proof
    }
  | { readonly file: string; readonly result: 'failed' | 'skipped'; readonly why: string }

/** Why the package cannot be tested here; undefined if it can. */
function hindrance(system: System): string | undefined {
  const tools = ['dpkg', 'lintian', 'desktop-file-validate', 'appstreamcli']
  const missing = tools.filter((tool) => !isInstalled(tool))
  if (missing.length > 0) return `needs ${missing.join(', ')}`
  if (process.getuid?.() !== 0) return 'needs root, to install a package'
  if (thisSystem() !== system) return `needs ${system}`
  return existsSync(`/var/lib/dpkg/info/${packageName}.list`)
    ? `${packageName} is installed here already, and is left alone`
    : undefined
}

/** Checks a package. It is installed on this very machine and removed again. */
export async function checkDeb(path: string, file: string, system: System): Promise<CheckedInstaller> {
  const why = hindrance(system)
  if (why !== undefined) return { file, result: 'skipped', why }
  const seen: string[] = []
  try {
    await run('lintian', ['--allow-root', '--fail-on', 'error,warning', '--tag-display-limit', '0', path])
    seen.push('lintian: no errors or warnings')
    await run('dpkg', ['--install', path])
    const files = outputOf('dpkg', ['--listfiles', packageName])
      .split('\n')
      .filter((one) => one !== '' && statSync(one).isFile())
    for (const one of files) {
      if (one.endsWith('.desktop')) await run('desktop-file-validate', [one])
      if (one.endsWith('.metainfo.xml')) await run('appstreamcli', ['validate', '--no-net', one])
      if (one.endsWith('.service') && isInstalled('systemd-analyze'))
        await run('systemd-analyze', ['--user', 'verify', one], {
          env: { ...process.env, XDG_RUNTIME_DIR: process.env['XDG_RUNTIME_DIR'] ?? tmpdir() }
        })
    }
    seen.push('desktop entry, AppStream metadata and unit: valid')
    seen.push(...(await seeType(system)))
    const proof = await playGame(system)
    await run('dpkg', ['--purge', packageName])
    const left = files.filter((one) => existsSync(one))
    if (left.length > 0) throw new Error(`removing it leaves ${left.join(', ')}`)
    seen.push('removed without a trace')
    return { file, result: 'passed', seen, proof }
  } catch (error) {
    if (existsSync(`/var/lib/dpkg/info/${packageName}.list`)) await run('dpkg', ['--purge', packageName])
    return { file, result: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Checks that the desktop now recognises the type of game files. */
async function seeType(system: System): Promise<readonly string[]> {
  const home = await homeOf(system)
  if (typeof home === 'string' || !isInstalled('gio')) return []
  try {
    mkdirSync(join(home.folder, 'games'))
    const file = join(home.folder, 'games', 'a.caravan')
    writeFileSync(file, '{}\n')
    const info = outputOf('gio', ['info', '--attributes=standard::content-type', file])
    if (!info.includes('application/x-caravanserai')) throw new Error(`a game file is taken for ${info}`)
    return ['a .caravan file is of type application/x-caravanserai']
  } finally {
    home.remove()
  }
}

async function playGame(system: System): Promise<Proof> {
  const home = await homeOf(system)
  if (typeof home === 'string') throw new Error(home)
  try {
    return await prove(home, (words) => home.start('/usr/games/caravanserai', words))
  } finally {
    home.remove()
  }
}
