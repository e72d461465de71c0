/** Tests the Windows installer under Wine: signs it, installs it, opens a game file, plays a game, uninstalls it. */
import { copyFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runningHost } from '../../../main/dedicated/running-host'
import type { CheckedInstaller } from './check-deb'
import { signWindows } from './sign-windows'
import { prove } from './play'
import { isInstalled, outputOf, run } from './run'
import { wineHome } from './runners'
import { root } from './runtimes'

/** Timeout for each step, in milliseconds. */
const patience = 60_000

/** A complete game of an earlier version, opened by association. */
const golden = join(root, 'tests', 'golden', '0.1.0-format-2', 'voyages-2-1.caravan')

/** Checks the installer at this path. */
export async function checkInstaller(path: string, file: string): Promise<CheckedInstaller> {
  const missing = ['wine', 'osslsigncode', 'openssl'].filter((tool) => !isInstalled(tool))
  if (process.platform !== 'linux' || missing.length > 0)
    return { file, result: 'skipped', why: `needs ${missing.join(', ') || 'Wine'}` }
  const home = await wineHome()
  const wine = (...words: readonly string[]): Promise<void> => run('wine', words, { env: home.env })
  const user = join(home.saves, '..', '..', '..')
  const folder = join(user, 'AppData', 'Local', 'Programs', 'Caravanserai (browser)')
  const program = join(folder, 'Caravanserai.exe')
  const seen: string[] = []
  try {
    const signed = join(home.folder, 'setup.exe')
    copyFileSync(path, signed)
    await signWithThrowaway(signed, home.folder)
    seen.push('signed with a throwaway certificate, and the signature verified')

    await wine(signed, '/S')
    await until('the installer puts the program in its place', () => existsSync(program))
    const menu = join(user, 'AppData', 'Roaming', 'Microsoft', 'Windows', 'Start Menu', 'Programs')
    await until('there is an entry in the start menu', () => holds(menu, 'Caravanserai (browser).lnk'))
    seen.push('installed silently, with an entry in the start menu')

    const game = join(home.folder, 'game.caravan')
    copyFileSync(golden, game)
    // Windows merges the file types of the user with those of the machine; Wine reads only the latter.
    for (const name of ['.caravan', 'Caravanserai.Game']) {
      const key = `Software\\Classes\\${name}`
      await wine('reg', 'copy', `HKCU\\${key}`, `HKLM\\${key}`, '/s', '/f')
    }
    await wine('start', '/unix', game)
    await until('the game file is in the list', () => hasTable(home.saves))
    await run('wine', [program, 'stop'], { env: home.env })
    seen.push('a .caravan file opened by association')

    const proof = await prove(home, (words) => home.start(program, words))
    await wine(join(folder, 'Uninstall.exe'), '/S')
    await until('the uninstaller removes the program', () => !existsSync(folder))
    if (holds(menu, 'Caravanserai (browser).lnk'))
      throw new Error('the entry in the start menu is still there')
    const classes = outputOf('wine', ['reg', 'query', 'HKCU\\Software\\Classes'], {
      env: home.env
    })
    if (/caravan/i.test(classes)) throw new Error('the association is still there')
    if (readdirSync(join(home.saves, 'tables')).length === 0) throw new Error('the saved games are gone')
    seen.push('uninstalled; the saved games are still there')
    return { file, result: 'passed', seen, proof }
  } catch (error) {
    return { file, result: 'failed', why: error instanceof Error ? error.message : String(error) }
  } finally {
    home.remove()
  }
}

const holds = (folder: string, name: string): boolean => existsSync(join(folder, name))

async function hasTable(saves: string): Promise<boolean> {
  try {
    const host = await runningHost(saves)
    const { tables } = await host.get({ type: 'listTables' })
    host.close()
    return tables.length > 0
  } catch {
    return false
  }
}

async function until(what: string, is: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < patience;) {
    if (await is()) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`in vain: ${what}`)
}

async function signWithThrowaway(path: string, folder: string): Promise<void> {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.p12'].map((name) =>
    join(folder, name)
  )
  const subject = ['-subj', '/CN=Throwaway', '-addext', 'extendedKeyUsage=codeSigning']
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  await run('openssl', ['req', ...made, '-keyout', key ?? '', '-out', certificate ?? ''])
  const password = 'throwaway'
  const words = ['-export', '-inkey', key ?? '', '-in', certificate ?? '', '-out', both ?? '']
  await run('openssl', ['pkcs12', ...words, '-passout', `pass:${password}`])
  await signWindows(path, { file: both ?? '', password })
  await run('osslsigncode', ['verify', '-CAfile', certificate ?? '', '-in', path])
}
