/** Names of the game, its options and their values in French, for the new-table form. */
import type { Spoken } from '../../../../words/catalogue'
import type { Preset } from '../../../types'
import type * as said from './en'

export const title: typeof said.title = {
  name: 'Les voyages de Marco Polo',
  line: 'Dés, caravanes et contrats sur les routes de Pékin. De 2 à 4 joueurs, cinq manches.'
}

export const options: Spoken<typeof said.options> = {
  startPlayer: { label: 'Premier joueur', values: { drawn: { label: 'Tiré au sort' } } },
  cityBonuses: {
    label: 'Bonus des petites villes',
    values: {
      letters: { label: 'Selon leurs lettres', note: 'les mêmes à chaque partie' },
      random: { label: 'Mélangés', note: 'expert' }
    }
  },
  characters: {
    label: 'Personnages',
    values: {
      seats: { label: 'Selon la place', note: 'quatre pour débuter' },
      draft: { label: 'Au choix', note: 'expert : la dernière place choisit en premier' }
    }
  },
  goals: {
    label: 'Objectifs',
    values: {
      deal: { label: 'Deux distribués' },
      draft: { label: 'Quatre, deux gardés', note: 'expert' }
    }
  }
}

/** Set-ups by name. */
export const presets: readonly Preset[] = [
  { id: 'beginner', label: 'Débutant', note: 'La première mise en place imprimée', options: {} },
  {
    id: 'expert',
    label: 'Expert',
    note: 'Choix tour à tour, mise en place au hasard',
    options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  }
]
