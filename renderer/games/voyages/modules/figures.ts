/** The names of modules' statistics, which stand in groups of their own. Loaded with the statistics. */
import type { Languages } from '../../../words/catalogue'
import { en as agents } from './agents/statistics/en'
import { en as companions } from './companions/statistics/en'
import { en as newCharacters } from './new-characters/statistics/en'
import { en as secretPaths } from './secret-paths/statistics/en'
import { en as venice } from './venice/statistics/en'

export const figuresOfModules: readonly Languages<object>[] = [
  {
    en: newCharacters,
    fr: async () => (await import('./new-characters/statistics/fr')).fr,
    de: async () => (await import('./new-characters/statistics/de')).de
  },
  {
    en: secretPaths,
    fr: async () => (await import('./secret-paths/statistics/fr')).fr,
    de: async () => (await import('./secret-paths/statistics/de')).de
  },
  {
    en: companions,
    fr: async () => (await import('./companions/statistics/fr')).fr,
    de: async () => (await import('./companions/statistics/de')).de
  },
  {
    en: agents,
    fr: async () => (await import('./agents/statistics/fr')).fr,
    de: async () => (await import('./agents/statistics/de')).de
  },
  {
    en: venice,
    fr: async () => (await import('./venice/statistics/fr')).fr,
    de: async () => (await import('./venice/statistics/de')).de
  }
]
