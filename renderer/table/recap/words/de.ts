/** German: what has happened since a seat's last turn. */
import type { Spoken } from '../../../words/catalogue'
import type { en } from './en'

export const de: Spoken<typeof en> = {
  title: 'Seit deinem letzten Zug',
  first: 'Vor deinem ersten Zug',
  you: 'Du',
  all: 'Der Tisch',
  replay: 'Noch einmal zeigen',
  more: (count) => `${count} weitere`,
  fewer: 'Weniger',
  close: 'Rückblick schließen',
  keys: ['Esc', 'Eingabe'],
  setting: {
    title: 'Rückblick zu Beginn des Zuges',
    kinds: { always: 'Immer', away: 'Wenn ich weg war', never: 'Nie' },
    note: 'Was die anderen seit deinem letzten Zug getan haben, neben dem Spielplan.'
  },
  pointsOnly: 'Nur was am Ende zählt'
}
