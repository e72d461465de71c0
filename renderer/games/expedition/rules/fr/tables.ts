/** French: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  cards: { title: 'Les 55 cartes', card: 'Carte', perColour: 'Par couleur', all: 'En tout' },
  icons: { title: 'Icônes', icon: 'Demande', pays: 'Ce qui paie' },
  ballast: { title: 'À cette table', leads: 'Le lest mène aux', means: 'C’est-à-dire' },
  stages: {
    first: 'Les sceaux de la première étape',
    second: 'Les sceaux de la seconde étape',
    space: 'Case',
    gold: 'Or'
  },
  road: {
    title: (track) => `Parcours : ${track}`,
    space: 'Case',
    asks: 'Demande',
    chest: 'Coffre',
    scores: 'Sceau'
  }
}
