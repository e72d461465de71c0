/** Builds the installer of the Windows program. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run'
import { root } from './runtimes'
import { signIfGiven } from './sign-windows'
import { licences, nameOf, version } from './single'

export const installerName = `Caravanserai-${version}-windows-x64-setup.exe`

/** Builds the installer of the Windows program in the folder `out`; resolves with the installer's path. */
export async function buildInstaller(out: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'caravanserai-nsis-'))
  try {
    const [path, texts] = [join(out, installerName), join(work, 'licences.txt')]
    writeFileSync(texts, (await licences()).replaceAll('\n', '\r\n'))
    const sources = join(root, 'build')
    await run('makensis', [
      '-V2',
      '-INPUTCHARSET',
      'UTF8',
      `-DVERSION=${version}`,
      `-DPROGRAM=${join(out, nameOf('windows-x64'))}`,
      `-DLICENCES=${texts}`,
      `-DICONS=${join(sources, 'icons')}`,
      `-DOUT=${path}`,
      join(sources, 'windows', 'installer.nsi')
    ])
    await signIfGiven(path)
    return path
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
