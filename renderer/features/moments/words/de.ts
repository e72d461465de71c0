/** Opening, rounds and ending, in German. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  ending: 'Wie die Partie endet',
  next: 'Weiter',
  skip: 'Ergebnis zeigen',
  sheet: 'Zum Ergebnis',
  keys: 'Leertaste: weiter · jede andere Taste: das Ergebnis',
  counted: '{name}: {seats}',
  tie: 'Gleichstand: was entscheidet',
  wonBy: 'Die Partie gewinnt',
  opening: 'Wie die Partie beginnt',
  first: '{name} beginnt',
  you: '{name} (du)',
  begin: 'Los geht’s'
})
