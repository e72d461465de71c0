/** Movement and sound in the settings, in French. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  motion: {
    title: 'Animations',
    kinds: { system: 'Comme le système', full: 'Complètes', reduced: 'Réduites' },
    note: 'Réduites : rien ne vole ni ne marche. Ce qui a changé est entouré pendant deux secondes.'
  },
  sound: {
    title: 'Son',
    on: 'Son activé',
    ambience: 'Ambiance : bazar, mer et vent, tout bas',
    pieces: 'Pièces',
    notices: 'Votre tour et messages',
    percent: '{volume, plural, =0 {muet} one {# %} other {# %}}'
  }
})
