/** Files that accompany the downloads: licences, software bill of materials, and checksums to verify a download. */
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

/** Writes these files into the folder. */
export async function writePapers(out: string): Promise<void> {
  writeFileSync(join(out, 'LICENCES.txt'), await licences())
  // npm creates the bill of materials, without development dependencies.
  writeFileSync(join(out, billName), npmOutput(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']))
  writeSums(out)
  writeNewest(out)
  // For the release's page, not a download.
  writeFileSync(join(out, notesName), `${notesOf().notes}\n`)
}

/**
 * Writes newest.json, which running apps fetch to find updates. Needs the private key (PEM) in UPDATE_KEY and the URL of
 * the releases in UPDATE_PAGE; without them it is left out.
 */
function writeNewest(out: string): void {
  const { UPDATE_KEY: key, UPDATE_PAGE: page } = process.env
  if (!key || !page) return
  writeFileSync(join(out, 'newest.json'), signedRelease({ version, page }, key))
}

/** Writes the checksums of all files in the folder, in the format of `sha256sum --check`. */
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
