/** What lies beside the downloads: licences, the bill of materials, and the sums by which a download is verified. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signedRelease } from '../../../main/host/updates/signed-release'
import { notesOf } from './changelog'
import { npmOutput } from './npm'
import { licences, version } from './single'

export const sumsName = 'SHA256SUMS'
const notesName = 'NOTES.md'
const billName = `Caravanserai-${version}.cdx.json`

/** Writes them into the folder. */
export async function writePapers(out: string): Promise<void> {
  writeFileSync(join(out, 'LICENCES.txt'), await licences())
  // npm writes the bill itself: what is in the app, without what it is only made with.
  writeFileSync(join(out, billName), npmOutput(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']))
  writeSums(out)
  writeNewest(out)
  // For the release's page, not a download.
  writeFileSync(join(out, notesName), `${notesOf().notes}\n`)
}

/** What running apps look at, where UPDATE_KEY holds the private key (PEM) and UPDATE_PAGE the address of the releases. */
function writeNewest(out: string): void {
  const { UPDATE_KEY: key, UPDATE_PAGE: page } = process.env
  if (!key || !page) return
  writeFileSync(join(out, 'newest.json'), signedRelease({ version, page }, key))
}

/** Writes the sums of all files in the folder, in the form that `sha256sum --check` reads. */
function writeSums(out: string): void {
  const path = join(out, sumsName)
  for (const old of [path, join(out, notesName)]) rmSync(old, { force: true })
  const files = readdirSync(out)
    .filter((name) => statSync(join(out, name)).isFile())
    .sort()
  const lines = files.map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(out, name)))
      .digest('hex')
    return `${sum}  ${name}\n`
  })
  writeFileSync(path, lines.join(''))
}
