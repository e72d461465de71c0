// Tools that run from a bundle built like the app's, not through tsx, which assigns names to inner functions at run time:
// that makes code with many small closures ten times slower than in the app. Building takes less than loading through
// tsx, too; so that Vite itself is not loaded through it, `build/tool.mjs` builds before it starts the tool's process.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleForNode } from './built-for-node.mjs'
import { inside } from './project.mjs'

/**
 * For each tool, what is bundled with it, by name: `beside`, programs that it starts as child processes or workers;
 * `threads`, the host's worker threads. As in the bundle of the app, these lie one folder above the code that starts them.
 */
const bundled = {
  bench: {
    beside: {
      'echo-server': 'build/tools/bench/echo-server.ts',
      engine: 'build/tools/bench/engine.ts',
      'lan-host': 'build/tools/bench/lan-host.ts'
    },
    threads: { thinker: 'main/host/players/thinker.ts' }
  },
  fuzz: {},
  golden: {},
  ladder: { beside: { worker: 'build/tools/ladder/worker.ts' } },
  laws: {},
  positions: {},
  replay: {},
  screens: {},
  simulate: {},
  soak: {
    beside: { serve: 'main/serve.ts', 'memory-probe': 'build/tools/soak/memory-probe.ts' },
    threads: { thinker: 'main/host/players/thinker.ts' }
  }
}

/** The folder of the tool and of what lies beside it, in the folder of its bundle. */
const programs = 'programs'

/** Whether a tool runs from a bundle. */
export const isBundled = (name) => Object.hasOwn(bundled, name)

/**
 * Bundles a tool, whose source file is `main`, into a folder that is deleted when this process ends. Returns the program
 * that calls the tool with the words of its command line.
 */
export async function bundleTool(name, main) {
  const { beside = {}, threads = {} } = bundled[name]
  const cache = inside('node_modules', '.cache', 'tools')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, `${name}-`))
  process.on('exit', () => {
    rmSync(outDir, { recursive: true, force: true })
  })
  // Without it, Node takes a `.js` below `node_modules` for CommonJS.
  writeFileSync(join(outDir, 'package.json'), JSON.stringify({ type: 'module' }))
  const sources = Object.entries({ ...beside, ...threads }).map(([one, file]) => [one, inside(file)])
  await bundleForNode({
    output: outDir,
    input: { main, ...Object.fromEntries(sources) },
    names: {
      entryFileNames: (one) => (Object.hasOwn(threads, one.name) ? '[name].js' : `${programs}/[name].mjs`),
      chunkFileNames: `${programs}/[name]-[hash].mjs`
    },
    external: ['chess.js', 'playwright-core']
  })
  const start = join(outDir, programs, 'start.mjs')
  writeFileSync(
    start,
    "import { tool } from './main.mjs'\n\nprocess.exitCode = await tool(process.argv.slice(2))\n"
  )
  return start
}
