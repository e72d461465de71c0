/** `npm run ladder`, see ladder/main.ts. */
import { built } from './lib/built'

export const tool = built('ladder', { worker: 'build/tools/ladder/worker.ts' })
