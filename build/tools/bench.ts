/** `npm run bench`, see bench/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('bench', {
  'echo-server': 'build/tools/bench/echo-server.ts',
  'lan-host': 'build/tools/bench/lan-host.ts'
})
