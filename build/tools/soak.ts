/** `npm run soak`, see soak/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('soak', { serve: 'main/serve.ts', 'memory-probe': 'build/tools/soak/memory-probe.ts' })
