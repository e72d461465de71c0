/** `npm run simulate`, see simulate/main.ts. */
import { built } from './lib/built'

export const tool = built('simulate')
