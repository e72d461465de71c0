import type { MapWords } from '.'

export const fr: MapWords = {
  controls: 'Taille de la carte',
  closer: 'Agrandir la carte',
  farther: 'Réduire la carte',
  whole: 'Voir toute la carte',
  shortcut: 'sur la carte : agrandir, réduire, voir en entier'
}
