/** German: the figures of the New Characters. */
import { translate } from '../../../../../words/message'
import { de as words } from '../words/de'
import { en } from './en'

export const de = translate('de', en, {
  groups: { 'new-characters': words.options.options['new-characters'].label },
  figures: {
    'new-characters/taken': ['Erhaltene Gaben', 'Behalten oder sofort genutzt'],
    'new-characters/used': ['Genutzte Gaben'],
    'new-characters/left': ['Übrige Gaben'],
    'new-characters/points': ['Punkte durch Gaben'],
    'new-characters/cityCards': ['Stadtkarten von Khan Arghun', 'Jede einmal genutzt, ohne Würfel']
  }
})
