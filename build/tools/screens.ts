/** `npm run screens`, see screens/main.ts. */
import { runBuilt } from './lib/built'

await runBuilt('screens')
