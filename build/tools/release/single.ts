/** Builds single-file programs: Node's executable for a system with the host and the page inside (Node's SEA). */
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { inject } from 'postject'
import { build } from 'vite'
import project from '../../../package.json' with { type: 'json' }
import { signIfGiven } from './sign-windows'
import { brandWindows } from './windows-resources'
import { run } from './run'
import { hostNode, nodeLicence, nodeVersion, programOf, root, type System } from './runtimes'

/** Marker by which Node finds out that it contains an app: see "Single executable applications" in its documentation. */
const sentinel = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

export const { version } = project

/** The file name of a system's program. */
export const nameOf = (system: System): string =>
  `Caravanserai-${version}-${system}${system.startsWith('windows') ? '.exe' : ''}`

/** Builds the programs of these systems into a folder; resolves with their paths. */
export async function buildSingles(
  wanted: readonly System[],
  out: string
): Promise<readonly { readonly system: System; readonly path: string }[]> {
  const work = join(root, 'node_modules', '.cache', 'single')
  mkdirSync(work, { recursive: true })
  mkdirSync(out, { recursive: true })
  const blob = await blobIn(work)
  const built = []
  for (const system of wanted) {
    const path = join(out, nameOf(system))
    copyFileSync(await programOf(system), path)
    chmodSync(path, 0o755)
    await inject(path, 'NODE_SEA_BLOB', blob, {
      sentinelFuse: sentinel,
      ...(system.startsWith('macos') && { machoSegmentName: 'NODE_SEA' })
    })
    if (system.startsWith('windows')) {
      brandWindows(path)
      await signIfGiven(path)
    }
    // Injecting the blob breaks the executable's signature, and macOS runs nothing unsigned on Apple silicon.
    if (system.startsWith('macos') && process.platform === 'darwin')
      await run('codesign', ['--force', '--sign', process.env['CODESIGN_IDENTITY'] ?? '-', path])
    console.error(`Built ${path}`)
    built.push({ system, path })
  }
  return built
}

/** The licence texts of the page's and the host's packages, and of Node. */
export async function licences(): Promise<string> {
  const own = readFileSync(join(root, 'out', 'renderer', 'licences.txt'), 'utf8')
  return `${own}\n${'-'.repeat(80)}\n\nNode.js ${nodeVersion}\n\n${await nodeLicence()}`
}

/** The blob to inject into every program: the bundled host, and the page's files as assets under `page/`. */
async function blobIn(work: string): Promise<Buffer> {
  await bundleInto(work)
  const page = join(root, 'out', 'renderer')
  const own = join(work, 'licences.txt')
  writeFileSync(own, await licences())
  const files = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(page, name)).isFile())
    .sort()
    .map((name) => ({ name, path: name === 'licences.txt' ? own : join(page, name) }))
  const tags = Object.fromEntries(
    files.map(({ name, path }) => [
      name,
      createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
    ])
  )
  writeFileSync(join(work, 'page.json'), JSON.stringify(tags))
  const blob = join(work, 'app.blob')
  const config = {
    main: join(work, 'single.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    // Neither a snapshot nor a code cache, since those only fit one system.
    assets: {
      'page.json': join(work, 'page.json'),
      'thinker.cjs': join(work, 'thinker.cjs'),
      ...Object.fromEntries(files.map(({ name, path }) => [`page/${name}`, path] as const))
    }
  }
  writeFileSync(join(work, 'sea-config.json'), JSON.stringify(config))
  await run(await hostNode(), ['--experimental-sea-config', join(work, 'sea-config.json')], { cwd: work })
  return readFileSync(blob)
}

/**
 * Bundles main/single.ts and the worker thread of computer players, each with all imports into one CommonJS file, the
 * only format that such a program supports.
 */
async function bundleInto(outDir: string): Promise<void> {
  await bundle('single', join(root, 'main', 'single.ts'), outDir, true)
  await bundle('thinker', join(root, 'main', 'host', 'players', 'thinker.ts'), outDir, false)
}

async function bundle(name: string, entry: string, outDir: string, emptyOutDir: boolean): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['bufferutil', 'utf-8-validate'] },
    build: {
      ssr: true,
      target: 'node22',
      outDir,
      emptyOutDir,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: entry },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false }
      }
    }
  })
}
