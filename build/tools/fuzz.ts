/** `npm run fuzz`, see fuzz/main.ts. */
import { built } from './lib/built'

export const tool = built('fuzz')
