/** Names of the game, its options and their values in French, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('fr', en, {
  options: {
    startPlayer: { label: 'Premier joueur', values: { drawn: { label: 'Tiré au sort' } } },
    track: {
      label: 'Parcours',
      note: 'Ce que demandent les cases, leurs coffres et leurs noms sont une création de ce projet ; le plateau imprimé peut différer. Un pack de contenu peut les remplacer.',
      values: {
        classic: { label: 'Classique', note: 'les six icônes imprimées' },
        graded: { label: 'Progressif', note: 'icônes plus petites, première étape plus douce' }
      }
    },
    bothCamels: {
      label: 'Deux chameaux chacun',
      values: {
        one: { label: 'Un seul avance', note: 'l’un des deux à chaque tour' },
        both: { label: 'Les deux peuvent avancer', note: 'variante stratégique' }
      }
    },
    ballast: {
      label: 'Le lest mène aux',
      values: {
        reached: { label: 'Cases atteintes', note: 'là où un chameau rival s’est tenu, comme imprimé' },
        passed: {
          label: 'Cases dépassées aussi',
          note: 'aussi là où il n’a fait que passer : notre propre lecture'
        }
      }
    }
  }
})
