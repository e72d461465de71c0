/** Names of the game, its options and their values in French, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('fr', en, {
  options: {
    startPlayer: { label: 'Premier joueur', values: { drawn: { label: 'Tiré au sort' } } },
    blackDice: {
      label: 'Dés noirs',
      values: {
        plain: { label: 'Lancés quand on les prend', note: 'la règle habituelle' },
        rolled: {
          label: 'Lancés avec les autres',
          note: 'une variante : leurs valeurs sont visibles, et on en choisit un'
        }
      }
    },
    characters: {
      label: 'Personnages',
      values: {
        own: { label: 'De ce jeu', note: 'les sept de la boîte' },
        mixed: {
          label: 'Mêlés à ceux des Voyages',
          note: 'ceux qui conviennent entrent dans le choix ; ils ne sont pas équilibrés pour ce jeu'
        }
      }
    }
  }
})
