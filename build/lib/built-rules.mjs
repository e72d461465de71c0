// `npm test` runs `shared/` as it is built. Transformed file by file, every call of an imported function goes through a
// getter, which makes played games half as fast, and each test file loads all the rules again.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve, sep } from 'node:path'
import { inside, readJson } from './project.mjs'

const source = inside('shared')
const output = inside('node_modules', '.cache', 'built-rules')

/** Builds the rules, unless they are those of today's sources. */
export async function buildRules() {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isCode).sort()
  const print = createHash('sha256')
  for (const file of files) print.update(file).update(readFileSync(join(source, file)))
  await upToDate(files, print.digest('hex'))
}

/**
 * A plugin that resolves every import of a file of `shared/` to its built one, which Node loads by itself.
 * @returns {import('vite').Plugin}
 */
export function builtRules() {
  return {
    name: 'built-rules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('.') || importer === undefined) return undefined
      const path = resolve(dirname(importer), id)
      if (!path.startsWith(source + sep)) return undefined
      const place = join(output, relative(source, path.replace(/\.ts$/, '')))
      return [`${place}.mjs`, join(place, 'index.mjs')].find((file) => existsSync(file))
    }
  }
}

/** @param {string} file */
const isCode = (file) => extname(file) === '.ts' && !file.endsWith('.d.ts')

/**
 * @param {readonly string[]} files paths inside `shared/`
 * @param {string} print what tells these sources from all others
 */
async function upToDate(files, print) {
  const mark = join(output, 'print.txt')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  rmSync(output, { recursive: true, force: true })
  const { build } = await import('vite')
  await build({
    root: inside(),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: Object.keys(readJson(inside('package.json')).dependencies) },
    build: {
      ssr: true,
      target: 'node20',
      outDir: output,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(source, file)])),
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' }
      }
    }
  })
  mkdirSync(output, { recursive: true })
  writeFileSync(mark, print)
}
