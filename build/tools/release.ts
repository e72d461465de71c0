/** `npm run -s release`: builds the files that people download, and checks that they work. See docs/release.md. */
import { readFileSync, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildStale } from '../lib/build-stale.mjs'
import { makeFolder } from './lib/folders'
import { print, readWords, toolOf, UsageError } from './lib/words'
import { notesOf } from './release/changelog'
import { checkProgram, measureStarts } from './release/check'
import { checkDeb } from './release/check-deb'
import { checkInstaller } from './release/check-installer'
import { buildDeb, debNameOf, debSystems } from './release/deb'
import { sumsName, writePapers } from './release/papers'
import { buildInstaller, installerName } from './release/nsis'
import { nodeVersion, root, systems, thisSystem, type System } from './release/runtimes'
import { buildSingles, nameOf, version } from './release/single'

const help = `npm run -s release -- --target TARGET [options]

Builds what people download into dist/release, and prints one JSON object about it.

  --target single   one program each for ${systems.join(', ')}
  --target deb      the Debian packages of the Linux programs, which must be in the folder
  --target setup    the Windows installer of the Windows program, which must be in the folder
  --target papers   for what is in the folder: SHA256SUMS, with licences, a software bill of materials (CycloneDX) and
                    the notes of CHANGELOG.md; with UPDATE_KEY and UPDATE_PAGE also newest.json (docs/release.md)
  --target all      all of these. Windows programs are signed where WINDOWS_CERTIFICATE names a certificate
  --tag vX.Y.Z      refuses to go on if this is not the version of package.json and CHANGELOG.md
  --check           also starts each program, on its own system or what stands for it here (qemu, Wine): a whole game
                    over its socket, a kill, a second start; and ten starts of this system's, measured. What cannot be
                    run here is skipped, with the reason. The Debian package is installed on this very machine
                    and removed again; the Windows installer is run under Wine
  --no-build        checks what the folder holds
  --systems LIST    only these programs, separated by commas
  --out FOLDER      where the files go (default: dist/release)
  --json            no difference: what is printed is always one JSON object
  --help            print this text`

const targets = ['single', 'deb', 'setup', 'papers', 'all'] as const

/** Greatest size of a download, gzipped, in bytes. */
const heaviest = 50_000_000

async function main(words: readonly string[]): Promise<number> {
  const { values } = readWords(words, {
    target: { type: 'string' },
    check: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    systems: { type: 'string' },
    tag: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  })
  if (values['help'] === true) {
    print(help)
    return 0
  }
  const target = targets.find((one) => one === values['target'])
  if (values['target'] === undefined) throw new UsageError(`release needs --target ${targets.join(', ')}`)
  if (target === undefined)
    throw new UsageError(`--target takes one of ${targets.join(', ')}, not "${String(values['target'])}"`)
  const { tag } = values
  if (tag !== undefined && (tag !== `v${version}` || notesOf().notes === ''))
    throw new UsageError(`the tag ${String(tag)} is not v${version}, the version of package.json`)
  const wanted = systemsIn(values['systems'])
  const out = resolve(root, typeof values['out'] === 'string' ? values['out'] : join('dist', 'release'))
  makeFolder(out)
  if (values['no-build'] !== true && !(await buildStale(2)))
    throw new Error('The page could not be built; the reason is above.')
  const made = partsOf(target, wanted, out)
  if (values['no-build'] !== true) {
    for (const { build } of made) await build()
  }
  const about = { version, node: nodeVersion, files: made.flatMap((part) => part.files().map(aboutFile)) }
  if (values['check'] !== true) {
    print(JSON.stringify(about))
    return 0
  }
  const checked: object[] = []
  for (const { check } of made) checked.push(...(await check()))
  const own = thisSystem()
  const starts =
    target !== 'single' || own === undefined || !wanted.includes(own)
      ? undefined
      : await measureStarts(join(out, nameOf(own)))
  print(JSON.stringify({ ...about, checked, ...(starts && { starts }) }))
  return checked.some((one) => 'result' in one && one.result === 'failed') ? 1 : 0
}

/** A group of downloads. */
interface Part {
  readonly build: () => Promise<unknown>
  readonly files: () => readonly string[]
  readonly check: () => Promise<readonly object[]>
}

function partsOf(target: (typeof targets)[number], wanted: readonly System[], out: string): readonly Part[] {
  const debs = debSystems.filter((system) => wanted.includes(system))
  const parts: Readonly<Record<Exclude<typeof target, 'all'>, Part>> = {
    single: {
      build: () => buildSingles(wanted, out),
      files: () => wanted.map((system) => join(out, nameOf(system))),
      check: () => inTurn(wanted, (system) => checkProgram(system, join(out, nameOf(system))))
    },
    deb: {
      build: () => inTurn(debs, (system) => buildDeb(system, out)),
      files: () => debs.map((system) => join(out, debNameOf(system))),
      check: () => inTurn(debs, (system) => checkDeb(join(out, debNameOf(system)), debNameOf(system), system))
    },
    setup: {
      build: () => buildInstaller(out),
      files: () => [join(out, installerName)],
      check: () => inTurn([installerName], (file) => checkInstaller(join(out, file), file))
    },
    papers: {
      build: () => writePapers(out),
      files: () => [join(out, sumsName)],
      check: () => Promise.resolve([])
    }
  }
  return target === 'all' ? Object.values(parts) : [parts[target]]
}

async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await work(one))
  return results
}

function aboutFile(path: string): object {
  if (!existsSync(path)) throw new UsageError(`there is no ${path}`)
  const content = readFileSync(path)
  const gzipped = gzipSync(content).length
  if (gzipped > heaviest) throw new Error(`${path} is too heavy: ${gzipped} bytes gzipped`)
  const file = basename(path)
  return {
    file,
    bytes: content.length,
    gzipped,
    ...(file.includes('macos') && { unproven: 'built, not run: needs a Mac to be signed and started' })
  }
}

function systemsIn(text: string | boolean | undefined): readonly System[] {
  if (typeof text !== 'string') return systems
  return text.split(',').map((name) => {
    const found = systems.find((one) => one === name)
    if (found === undefined) throw new UsageError(`--systems takes ${systems.join(', ')}, not "${name}"`)
    return found
  })
}

export const tool = toolOf(main)
