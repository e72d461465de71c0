/** Movement and sound in the settings, in French. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  motion: {
    title: 'Ce qui bouge',
    kinds: { system: 'Comme le système', full: 'Complet', reduced: 'Réduit' },
    note: 'Réduit : rien ne vole ni ne marche. Ce qui a changé est entouré pendant deux secondes.'
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
