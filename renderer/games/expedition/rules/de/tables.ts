/** German: titles and heads of the tables. */
import type { TableWords } from '../table-words'

export const tables: TableWords = {
  cards: { title: 'Die 55 Karten', card: 'Karte', perColour: 'Je Farbe', all: 'Insgesamt' },
  icons: { title: 'Symbole', icon: 'Verlangt', pays: 'Was bezahlt' },
  ballast: { title: 'An diesem Tisch', leads: 'Ballast führt auf', means: 'Das heißt' },
  stages: {
    first: 'Siegel der ersten Etappe',
    second: 'Siegel der zweiten Etappe',
    space: 'Feld',
    gold: 'Gold'
  },
  road: {
    title: (track) => `Strecke: ${track}`,
    space: 'Feld',
    asks: 'Verlangt',
    chest: 'Truhe',
    scores: 'Siegel'
  }
}
