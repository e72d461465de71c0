import type { MapWords } from '.'

export const de: MapWords = {
  controls: 'Größe der Karte',
  closer: 'Karte vergrößern',
  farther: 'Karte verkleinern',
  whole: 'Ganze Karte zeigen',
  shortcut: 'auf der Karte: vergrößern, verkleinern, ganz zeigen'
}
