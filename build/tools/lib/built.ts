/**
 * Runs a tool from a bundle built like the app's, not through tsx, which assigns names to inner functions at run time:
 * that makes code with many small closures ten times slower than in the app.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import project from '../../../package.json' with { type: 'json' }
import type { Tool } from './words'

/** Source files by the names of the programs that they become. */
type Programs = Readonly<Record<string, string>>

/** The folder of the tool and of what lies beside it, in the folder of its bundle. */
const programs = 'programs'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The tool of `build/tools/NAME/main.ts`, bundled when it is called, into a folder that is deleted when the process ends.
 * `beside` are programs that it starts as child processes or workers, by name: paths of their source files from the
 * project's folder. They are bundled next to the tool. `threads` are those of the host's worker threads: as in the bundle
 * of the app, they lie one folder above the code that starts them.
 */
export function built(name: string, beside: Programs = {}, threads: Programs = {}): Tool {
  return async (words) => {
    const folder = await bundled(name, beside, threads)
    const main = pathToFileURL(join(folder, programs, 'main.mjs')).href
    const { tool } = (await import(main)) as { readonly tool: Tool }
    return tool(words)
  }
}

async function bundled(name: string, beside: Programs, threads: Programs): Promise<string> {
  const cache = join(root, 'node_modules', '.cache', 'tools')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, `${name}-`))
  process.on('exit', () => {
    rmSync(outDir, { recursive: true, force: true })
  })
  // Without it, Node takes a `.js` below `node_modules` for CommonJS.
  writeFileSync(join(outDir, 'package.json'), JSON.stringify({ type: 'module' }))
  const sources = Object.fromEntries(
    Object.entries({ ...beside, ...threads }).map(([one, source]) => [one, join(root, source)])
  )
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
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: join(root, 'build', 'tools', name, 'main.ts'), ...sources },
        output: {
          format: 'es',
          entryFileNames: (one) =>
            Object.hasOwn(threads, one.name) ? '[name].js' : `${programs}/[name].mjs`,
          chunkFileNames: `${programs}/[name]-[hash].mjs`
        }
      }
    }
  })
  return outDir
}
