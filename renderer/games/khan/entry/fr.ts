/** The game's name, a line about it, and the playing styles of its computer players in French. */
import { familyStyles } from '../../../polo/entry/fr'
import { title } from '../../../../shared/games/khan/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  name: title.fr,
  line: 'De Pékin vers l’ouest, par terre et par eau. De 2 à 4 joueurs, cinq manches.',
  ours: 'La plupart des valeurs des cartes et des parties du plateau sont de notre cru.',
  styles: {
    ...familyStyles,
    guild: { name: 'Porte-sceau', note: 'Préfère les sceaux et les objectifs qui en demandent.' }
  }
})
