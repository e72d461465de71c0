/** French: names of the app, of colours and shapes, and what every screen says. */
import { listsOf, pluralsOf, type Spoken } from '../catalogue'
import type { common as said } from './en'

const plural = pluralsOf('fr')
const list = listsOf('fr')
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`

export const common: Spoken<typeof said> = {
  appName: 'Caravanserai',
  close: 'Fermer',
  cancel: 'Annuler',
  and: list,
  rank: (place) => (place === 1 ? '1er' : `${place}e`),
  points: {
    name: 'Points',
    amount: points,
    winner: (count) => `avec ${points(count)}`,
    from: 'D’où viennent les points',
    onEqual: (held) => `à égalité de points : ${held}`
  },
  colours: {
    blue: 'bleu',
    yellow: 'jaune',
    green: 'vert',
    red: 'rouge',
    ivory: 'blanc',
    orange: 'orange'
  },
  shapes: {
    circle: 'cercle',
    triangle: 'triangle',
    square: 'carré',
    diamond: 'losange',
    hexagon: 'hexagone',
    shield: 'écu',
    star: 'étoile'
  }
}
