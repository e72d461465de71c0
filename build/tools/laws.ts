/** `npm run laws`, see laws/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('laws')
