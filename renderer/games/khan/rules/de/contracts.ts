/** German: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Aufträge vom Stapel und aus Städten',
    summary: 'Einen vom Stapel musst du behalten, wenn Platz ist; einen aus einer Stadt darfst du ablehnen.',
    detail: [
      'Einen vom Stapel musst du behalten, wenn Platz ist; einen aus einer Stadt darfst du ablehnen. Sind beide Plätze voll, legst du den Auftrag vom Stapel oder einen der deinen ab; ein Auftrag aus einer Stadt kann dann nur einen ersetzen, den du hast. Keiner ersetzt einen Auftrag, den dieselbe Aktion aus einer Stadt gebracht hat.'
    ],
    house: 'Dass man einen Auftrag aus einer Stadt immer ablehnen darf, ist unsere Lesart.'
  },
  'contracts.all': {
    title: 'Alle Aufträge',
    summary: 'Leere Plätze in Auftragsstädten werden am Ende eines Zuges gefüllt, solange der Stapel reicht.',
    detail: [
      'Leere Plätze in Auftragsstädten werden am Ende eines Zuges gefüllt, solange der Stapel reicht. Kosten, Belohnungen und Punkte sind die des Inhalts dieser Partie.'
    ]
  }
}
