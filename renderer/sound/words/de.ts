/** Movement and sound in the settings, in German. */
import type { SenseWords } from '.'

export const de: SenseWords = {
  motion: {
    title: 'Was sich bewegt',
    kinds: { system: 'Wie das System', full: 'Voll', reduced: 'Reduziert' },
    note: 'Reduziert: Nichts fliegt oder wandert. Was sich geändert hat, ist zwei Sekunden lang umrandet.'
  },
  sound: {
    title: 'Ton',
    on: 'Ton an',
    pieces: 'Spielsteine',
    notices: 'Dein Zug und Hinweise',
    percent: (volume: number): string => (volume === 0 ? 'stumm' : `${volume} %`)
  }
}
