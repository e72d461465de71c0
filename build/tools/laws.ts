/** `npm run laws`, see laws/main.ts. */
import { built } from './lib/built'

export const tool = built('laws')
