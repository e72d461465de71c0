/** `npm run screens`, see screens/main.ts. */
import { built } from './lib/built'

export const tool = built('screens')
