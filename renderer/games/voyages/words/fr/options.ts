/** Names of the game, its options and their values in French, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('fr', en, {
  options: {
    startPlayer: { label: 'Premier joueur', values: { drawn: { label: 'Tiré au sort' } } },
    cityBonuses: {
      label: 'Bonus des petites villes',
      values: {
        letters: { label: 'Comme imprimé', note: 'chaque bonus à sa lettre, le même à chaque partie' },
        random: { label: 'Au hasard', note: 'mélangés avant chaque partie, pour joueurs confirmés' }
      }
    },
    characters: {
      label: 'Personnages',
      values: {
        seats: { label: 'Attribués', note: 'à chaque place son personnage pour débuter' },
        draft: { label: 'Au choix', note: 'expert : la dernière place choisit en premier' }
      }
    },
    goals: {
      label: 'Objectifs',
      values: {
        deal: { label: 'Attribués', note: 'deux cartes chacun' },
        draft: { label: 'Au choix', note: 'chacun garde en secret deux des cartes reçues' }
      }
    }
  },
  /** Set-ups by name. */
  presets: {
    beginner: { label: 'Débutant', note: 'La première mise en place imprimée' },
    expert: { label: 'Expert', note: 'Choix tour à tour, mise en place au hasard' }
  }
})
