/**
 * Runs a tool from a bundle built like the app's, not through tsx, which assigns names to inner functions at run time:
 * that makes code with many small closures ten times slower than in the app.
 */
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import project from '../../../package.json' with { type: 'json' }
import type { Tool } from './words'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The tool of `build/tools/NAME/main.ts`, bundled when it is called, into a folder that is deleted when the process ends.
 * `beside` are programs that it starts as child processes or workers, by name: paths of their source files from the
 * project's folder. They are bundled next to the tool.
 */
export function built(name: string, beside: Readonly<Record<string, string>> = {}): Tool {
  return async (words) => {
    const folder = await bundled(name, beside)
    const { tool } = (await import(pathToFileURL(join(folder, 'main.mjs')).href)) as { readonly tool: Tool }
    return tool(words)
  }
}

async function bundled(name: string, beside: Readonly<Record<string, string>>): Promise<string> {
  const cache = join(root, 'node_modules', '.cache', 'tools')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, `${name}-`))
  process.on('exit', () => {
    rmSync(outDir, { recursive: true, force: true })
  })
  const sources = Object.fromEntries(Object.entries(beside).map(([one, source]) => [one, join(root, source)]))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: {
      noExternal: true,
      external: ['chess.js', 'playwright-core', ...Object.keys(project.dependencies)]
    },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: join(root, 'build', 'tools', name, 'main.ts'), ...sources },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
      }
    }
  })
  return outDir
}
