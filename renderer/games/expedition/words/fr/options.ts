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
        one: { label: 'Un seul avance', note: 'par tour' },
        both: { label: 'Les deux peuvent avancer', note: 'variante stratégique' }
      }
    },
    ballast: {
      label: 'Le lest mène aux',
      note: 'Comme imprimé, un chameau rival doit s’y être tenu.',
      values: {
        reached: { label: 'Cases atteintes', note: 'un chameau rival s’y est tenu, comme imprimé' },
        passed: { label: 'Cases dépassées aussi', note: 'notre propre lecture' }
      }
    }
  }
})
