/** Names of the game, its options and their values in French, for the new-table form. */
import type { Spoken } from '../../../../words/catalogue'
import type * as said from './en'

export const title: typeof said.title = {
  name: 'Marco Polo Expedition',
  line: 'Une course de caravanes d’Ormuz à Dadu, cartes en main. De 2 à 5 joueurs, environ 40 minutes.'
}

/** Said wherever a track is chosen or shown: which facts are not the printed game's. */
export const house =
  'Ce que demandent les cases, leurs coffres et leurs noms sont une création de ce projet ; le plateau imprimé peut différer. Un pack de contenu peut les remplacer.'

export const options: Spoken<typeof said.options> = {
  startPlayer: { label: 'Premier joueur', values: { drawn: { label: 'Tiré au sort' } } },
  track: {
    label: 'Parcours',
    note: house,
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
  }
}
