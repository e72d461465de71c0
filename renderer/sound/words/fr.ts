/** Movement and sound in the settings, in French. */
import type { SenseWords } from '.'

export const fr: SenseWords = {
  motion: {
    title: 'Ce qui bouge',
    kinds: { system: 'Comme le système', full: 'Complet', reduced: 'Réduit' },
    note: 'Réduit : rien ne vole ni ne marche. Ce qui a changé est entouré pendant deux secondes.'
  },
  sound: {
    title: 'Son',
    on: 'Son activé',
    pieces: 'Pièces',
    notices: 'Votre tour et messages',
    percent: (volume: number): string => (volume === 0 ? 'muet' : `${volume} %`)
  }
}
