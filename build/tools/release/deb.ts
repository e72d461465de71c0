/** Builds the Debian package of a Linux program: the program, and its integration into the desktop. */
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import project from '../../../package.json' with { type: 'json' }
import { releaseDate } from './changelog'
import { run } from './run'
import { root, type System } from './runtimes'
import { licences, nameOf, version } from './single'

/** Debian's names of the architectures. */
const architectures: Partial<Record<System, string>> = { 'linux-x64': 'amd64', 'linux-arm64': 'arm64' }

/** The systems that get a package. */
export const debSystems = Object.keys(architectures) as readonly System[]

export const packageName = project.name
const appId = 'io.github.caravanserai.Caravanserai'
const maintainer = 'The Caravanserai contributors <caravanserai@users.noreply.github.com>'

export const debNameOf = (system: System): string =>
  `${packageName}_${version}_${architectures[system] ?? ''}.deb`

/** Sizes of icons, in pixels a side. */
const sizes = [16, 24, 32, 48, 64, 128, 256, 512]

/** Packages the Linux program in the folder `out`; resolves with the package's path. */
export async function buildDeb(system: System, out: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'caravanserai-deb-'))
  try {
    await layOut(system, join(out, nameOf(system)), work)
    const path = join(out, debNameOf(system))
    await run('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', work, path])
    return path
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function layOut(system: System, program: string, work: string): Promise<void> {
  const sources = join(root, 'build', 'linux')
  const at = (path: string): string => {
    const full = join(work, path)
    mkdirSync(dirname(full), { recursive: true })
    return full
  }
  const filled = (name: string): string =>
    readFileSync(join(sources, name), 'utf8')
      .replaceAll('@version@', version)
      .replaceAll('@date@', releaseDate())
  const write = (path: string, content: string | Buffer): void => writeFileSync(at(path), content)
  const zipped = (text: string): Buffer => gzipSync(text, { level: 9 })

  copyFileSync(program, at('usr/games/caravanserai'))
  write(`usr/share/applications/${appId}.desktop`, filled('caravanserai.desktop'))
  write(`usr/share/metainfo/${appId}.metainfo.xml`, filled('metainfo.xml'))
  write('usr/share/mime/packages/caravanserai.xml', filled('mime.xml'))
  write('usr/lib/systemd/user/caravanserai.service', filled('caravanserai.service'))
  write('usr/share/man/man6/caravanserai.6.gz', zipped(filled('caravanserai.6')))
  write('usr/share/lintian/overrides/caravanserai', filled('lintian-overrides'))
  const icons = join(root, 'build', 'icons')
  const theme = 'usr/share/icons/hicolor'
  for (const size of sizes) {
    const folder = `${theme}/${size}x${size}`
    cpSync(join(icons, `caravanserai-${size}.png`), at(`${folder}/apps/caravanserai.png`))
    cpSync(join(icons, `document-${size}.png`), at(`${folder}/mimetypes/application-x-caravanserai.png`))
  }
  cpSync(join(root, 'build', 'icon.svg'), at(`${theme}/scalable/apps/caravanserai.svg`))
  cpSync(join(icons, 'document.svg'), at(`${theme}/scalable/mimetypes/application-x-caravanserai.svg`))
  const docs = `usr/share/doc/${packageName}`
  write(`${docs}/copyright`, copyright())
  write(`${docs}/licences.txt.gz`, zipped(await licences()))
  write(`${docs}/changelog.gz`, zipped(changelog()))
  write('DEBIAN/md5sums', sumsOf(work))
  write('DEBIAN/control', control(architectures[system] ?? '', work))
  setModes(work)
}

function control(architecture: string, work: string): string {
  const kilobytes = filesIn(work).reduce(
    (sum, file) => sum + Math.ceil(statSync(join(work, file)).size / 1024),
    0
  )
  return `Package: ${packageName}
Version: ${version}
Architecture: ${architecture}
Maintainer: ${maintainer}
Installed-Size: ${kilobytes}
Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6 (>= 8)
Recommends: xdg-utils
Conflicts: caravanserai-desktop
Section: games
Priority: optional
Description: Marco Polo board games at one table
 Play The Voyages of Marco Polo, Marco Polo Expedition and Marco Polo II:
 In the Service of the Khan at one computer, or with everybody in the room
 from other computers and any browser, without an account and without the
 internet. The game is saved after every move.
 .
 An unaffiliated fan project, with no connection with the authors and
 publishers of the games. The table opens in the browser.
`
}

function copyright(): string {
  const lines = readFileSync(join(root, 'LICENSE'), 'utf8').trim().split('\n')
  return `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Caravanserai
Comment: The licences of Node.js and of the packages inside the program are in
 licences.txt.gz beside this file, and behind Credits in the app.

Files: *
Copyright: ${releaseDate().slice(0, 4)} ${project.author}
License: Expat
${lines.map((line) => (line.trim() === '' ? ' .' : ` ${line}`)).join('\n')}
`
}

function changelog(): string {
  const date = new Date(`${releaseDate()}T12:00:00Z`).toUTCString().replace('GMT', '+0000')
  return `${packageName} (${version}) unstable; urgency=medium

  * See CHANGELOG.md of the project.

 -- ${maintainer}  ${date}
`
}

const filesIn = (work: string): readonly string[] =>
  readdirSync(work, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('DEBIAN') && statSync(join(work, file)).isFile())
    .sort()

function sumsOf(work: string): string {
  const lines = filesIn(work).map((file) => {
    const sum = createHash('md5')
      .update(readFileSync(join(work, file)))
      .digest('hex')
    return `${sum}  ${file}\n`
  })
  return lines.join('')
}

/** Sets the modes of all files and folders, regardless of the umask. */
function setModes(work: string): void {
  chmodSync(work, 0o755)
  for (const name of readdirSync(work, { recursive: true, encoding: 'utf8' })) {
    const path = join(work, name)
    chmodSync(path, statSync(path).isDirectory() || name === 'usr/games/caravanserai' ? 0o755 : 0o644)
  }
}
