/** German: the figures of the City of Venice. */
import { translate } from '../../../../../words/message'
import { de as words } from '../words/de'
import { en } from './en'

export const de = translate('de', en, {
  groups: { venice: words.options.options['venice'].label },
  figures: {
    'venice/palaces': ['Besuchte Paläste'],
    'venice/founded': ['Zuerst im Palast', 'Posten, wo noch niemand war'],
    'venice/reputation': ['Ansehen', 'Die meisten eigenen Posten in Venedig'],
    'venice/points': ['Punkte in Venedig', 'Durch Paläste, erste Posten und Ansehen']
  }
})
