/** What a guest reads when the host has begun the game again. */
import { catalogue } from '../catalogue'
import { de } from './de'
import { en, type Words } from './en'
import { fr } from './fr'

export const useRematchWords = catalogue<Words>({ en, fr, de })
