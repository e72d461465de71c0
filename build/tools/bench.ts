/** `npm run bench`, see bench/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('bench')
