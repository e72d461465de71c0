/** German: contracts. */
import type { TextsOf } from '../structure'

export const contracts: TextsOf<'contracts'> = {
  'contracts.drawn': {
    title: 'Aufträge vom Stapel und aus Städten',
    summary: 'Einen vom Stapel musst du behalten, wenn Platz ist; einen aus einer Stadt darfst du ablehnen.',
    detail: [
      'Solange du Platz hast, behältst du jeden Auftrag, den du vom Stapel ziehst. Sind beide Plätze voll, legst du diesen Auftrag oder einen der deinen ab. Einen Auftrag aus einer Stadt darfst du immer ablehnen; sind beide Plätze voll, kann er nur einen ersetzen, den du hast. Keiner ersetzt einen Auftrag, den dieselbe Aktion aus einer Stadt gebracht hat.'
    ],
    house: 'Dass man einen Auftrag aus einer Stadt immer ablehnen darf, ist unsere Lesart.'
  },
  'contracts.all': {
    title: 'Alle Aufträge',
    summary: 'Leere Plätze in Auftragsstädten werden am Ende eines Zuges gefüllt, solange der Stapel reicht.',
    detail: [
      'Aufträge, die eine Stadt hergibt, werden erst am Ende des Zuges ersetzt. Dann bekommt jeder leere Platz in einer Auftragsstadt einen neuen vom Stapel; reicht der Stapel nicht, bleiben Plätze leer. Die Tabelle zeigt die Aufträge, mit denen hier gespielt wird.'
    ],
    house: 'Sie alle sind von uns oder aus einem Inhaltspaket.'
  }
}
