/** German: the states of what may be chosen. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  legend: 'Was der Tisch zeigt',
  can: 'geht',
  canTip:
    'Was leuchtet, geht mit dem, was du gewählt hast. Was matt ist, geht nicht: Zeige darauf, um zu sehen, warum.',
  atPrice: 'gegen Geld'
})
