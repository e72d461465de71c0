/** Movement and sound in the settings, in English. */
import { english } from '../../../words/message'

export const en = english({
  motion: {
    title: 'Motion',
    kinds: { system: 'Match system', full: 'Full', reduced: 'Reduced' },
    note: 'Reduced: nothing flies or walks. What has changed is outlined for two seconds.'
  },
  sound: {
    title: 'Sound',
    on: 'Sound on',
    ambience: 'Ambience: bazaar, sea and wind, quietly',
    pieces: 'Pieces',
    notices: 'Your turn and notices',
    percent: '{volume, plural, =0 {silent} one {#%} other {#%}}'
  }
})
