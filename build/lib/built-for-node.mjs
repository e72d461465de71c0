// Bundles sources for Node: tests and tools start faster from a bundle than from sources that are transformed file by file.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inside, readJson } from './project.mjs'
import { printOf } from './stale.mjs'

/**
 * Builds files into a folder, unless it holds what the same sources were built to. `sources`: all files and folders that
 * the result depends on; `input`: by its name in the folder, without extension, the file that is built. Paths are
 * relative to the project, but for `output`.
 */
export async function buildForNode({ output, extension, sources, input }) {
  const mark = join(output, 'print.txt')
  const print = printOf(['build/lib/built-for-node.mjs', ...sources]) + JSON.stringify([extension, input])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  rmSync(output, { recursive: true, force: true })
  await bundleForNode({
    output,
    input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, inside(file)])),
    names: {
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `chunks/[name]-[hash].${extension}`
    },
    sourcemap: true
  })
  writeFileSync(mark, print)
}

/**
 * Bundles files for Node into a folder, and deletes nothing there. `input`: by name, the path of the file; `names`: how
 * Rolldown names the results; `external`: packages that are not bundled, beside those of the app; `sourcemap`: whether
 * source maps are written for what reads them, as test runners do.
 */
export async function bundleForNode({ output, input, names, external = [], sourcemap = false }) {
  const { build } = await import('vite')
  await build({
    root: inside(),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: {
      noExternal: true,
      external: [...external, ...Object.keys(readJson(inside('package.json')).dependencies)]
    },
    build: {
      ssr: true,
      target: 'node20',
      outDir: output,
      emptyOutDir: false,
      minify: false,
      sourcemap,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { format: 'es', ...names } }
    }
  })
}
