import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  controls: 'Größe der Karte',
  closer: 'Karte vergrößern',
  farther: 'Karte verkleinern',
  whole: 'Ganze Karte zeigen',
  shortcut: 'auf der Karte: vergrößern, verkleinern, ganz zeigen'
})
