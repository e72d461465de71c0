/** `npm run soak`, see soak/main.ts. */
import { built } from './lib/built'

export const tool = built(
  'soak',
  {
    serve: 'main/serve.ts',
    'memory-probe': 'build/tools/soak/memory-probe.ts'
  },
  { thinker: 'main/host/players/thinker.ts' }
)
