import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  controls: 'Taille de la carte',
  closer: 'Agrandir la carte',
  farther: 'Réduire la carte',
  whole: 'Voir toute la carte',
  shortcut: 'sur la carte : agrandir, réduire, voir en entier'
})
