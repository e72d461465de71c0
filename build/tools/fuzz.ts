/** `npm run fuzz`, see fuzz/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('fuzz')
