/** `npm run bench`, see bench/main.ts. */
import { built } from './lib/built'

export const tool = built('bench', {
  'echo-server': 'build/tools/bench/echo-server.ts',
  engine: 'build/tools/bench/engine.ts',
  'lan-host': 'build/tools/bench/lan-host.ts'
})
