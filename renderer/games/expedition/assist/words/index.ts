/** The Expedition's hints for players, in the language in use. */
import type { CardKind } from '../../../../../shared/games/expedition/types'
import { catalogue, nameIn } from '../../../../words/catalogue'
import { either, joined } from '../../../../words/list'
import { words } from '../../words'
import { en } from './en'

export const assistWords = catalogue(
  {
    en,
    fr: async () => (await import('./fr')).fr,
    de: async () => (await import('./de')).de
  },
  (texts) => ({
    /** "Draw red silk or blue oil: next turn you could reach Etzina." */
    draw: (kinds: readonly CardKind[], space: string): string => {
      const names = kinds.map((kind) => nameIn(words.names.kinds, kind))
      return texts.drawFor({ cards: joined(either, names, 'taken'), space })
    }
  })
)()
