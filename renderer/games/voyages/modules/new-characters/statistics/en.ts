/** English: the figures of the New Characters. */
import { english } from '../../../../../words/message'
import { en as words } from '../words/en'

export const en = english({
  groups: { 'new-characters': words.options.options['new-characters'].label },
  figures: {
    'new-characters/taken': ['Gifts received', 'Kept, or used at once'],
    'new-characters/used': ['Gifts used'],
    'new-characters/left': ['Gifts left'],
    'new-characters/points': ['Points from gifts'],
    'new-characters/cityCards': ['City cards of Khan Arghun', 'Used once each, without a die']
  }
})
