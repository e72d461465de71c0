/** `npm run simulate`, see simulate/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('simulate')
