/** German: the figures of the Secret Paths. */
import { translate } from '../../../../../words/message'
import { de as words } from '../words/de'
import { en } from './en'

export const de = translate('de', en, {
  groups: { 'secret-paths': words.options.options['secret-paths'].label },
  figures: {
    'secret-paths/kept': ['Behaltene Pfadmarker'],
    'secret-paths/used': ['Genutzte Pfadmarker'],
    'secret-paths/left': ['Übrige Pfadmarker'],
    'secret-paths/coinsSaved': [
      'Damit gesparte Münzen',
      'Gegenüber denselben Schritten ohne Marker, wo ein Weg dorthin führt'
    ],
    'secret-paths/camelsSaved': ['Damit gesparte Kamele', 'Ebenso gezählt, ohne Sprünge, die Kamele kosten']
  }
})
