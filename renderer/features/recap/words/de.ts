/** German: what has happened since a seat's last turn. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Seit deinem letzten Zug',
  first: 'Vor deinem ersten Zug',
  away: 'Während du weg warst',
  you: '{name} (du)',
  forYou: '{name} (für dich gespielt)',
  all: 'Der Tisch',
  replay: 'Noch einmal zeigen',
  more: '{count} weitere',
  rest: 'Alles zeigen',
  fewer: 'Weniger',
  close: 'Rückblick schließen',
  keys: ['Esc', 'Eingabe'],
  setting: {
    title: 'Rückblick zu Beginn des Zuges',
    kinds: { always: 'Immer', away: 'Wenn ich weg war', never: 'Nie' },
    note: 'Was die anderen seit deinem letzten Zug getan haben, neben dem Spielplan.'
  }
})
