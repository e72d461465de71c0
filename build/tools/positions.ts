/** `npm run positions`, see positions/main.ts. */
import { built } from './lib/built'

export const tool = built('positions')
