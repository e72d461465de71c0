/** French: the figures of the New Characters. */
import { translate } from '../../../../../words/message'
import { fr as words } from '../words/fr'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { 'new-characters': words.options.options['new-characters'].label },
  figures: {
    'new-characters/taken': ['Cadeaux reçus', 'Gardés ou utilisés aussitôt'],
    'new-characters/used': ['Cadeaux utilisés'],
    'new-characters/left': ['Cadeaux restants'],
    'new-characters/points': ['Points par les cadeaux'],
    'new-characters/cityCards': ['Cartes Ville de Khan Arghun', 'Utilisées une fois chacune, sans dé']
  }
})
