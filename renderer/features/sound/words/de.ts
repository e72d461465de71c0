/** Movement and sound in the settings, in German. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  motion: {
    title: 'Animationen',
    kinds: { system: 'Wie das System', full: 'Voll', reduced: 'Reduziert' },
    note: 'Reduziert: Nichts fliegt oder wandert. Was sich geändert hat, ist zwei Sekunden lang umrandet.'
  },
  sound: {
    title: 'Ton',
    on: 'Ton an',
    ambience: 'Atmosphäre: Basar, Meer und Wind, leise',
    pieces: 'Spielsteine',
    notices: 'Dein Zug und Hinweise',
    percent: '{volume, plural, =0 {stumm} one {# %} other {# %}}'
  }
})
