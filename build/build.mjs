// `npm run build`: builds the bundles that are older than their sources. `--force` builds all.

import { giveUp, root } from './lib/project.mjs'
import { setUp } from './lib/setup.mjs'
import { bundles, fingerprint, markBuilt, staleBundles } from './lib/stale.mjs'

const help = `npm run build [-- options]

Builds whatever is older than its sources into out/.

  --force   build everything
  --help    print this text`

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const unknown = words.find((word) => word !== '--force')
if (unknown !== undefined) giveUp(`There is no option "${unknown}".\n\n${help}`)

await setUp()

// Vite prefers NODE_ENV from the environment: a build started by a test run must not be a development build.
process.env.NODE_ENV = 'production'

const stale = words.includes('--force') ? Object.keys(bundles) : staleBundles()
if (stale.length > 0) {
  const { build } = await import('vite')
  for (const name of stale) {
    const started = Date.now()
    const print = fingerprint(name)
    try {
      await build({ configFile: `${root}/${bundles[name].config}`, logLevel: 'warn' })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      console.error(`Building ${name} failed; the reason is above.`)
      process.exit(1)
    }
    markBuilt(name, print)
    console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  }
}
