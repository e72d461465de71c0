/** French: names of the app, of colours and shapes, and what every screen says. */
import { translate } from '../message'
import { common as en } from '../en/common'

export const common = translate('fr', en, {
  appName: 'Caravanserai',
  close: 'Fermer',
  cancel: 'Annuler',
  moreAbout: 'En savoir plus',
  ranks: ['1er', '2e', '3e', '4e', '5e', '6e'],
  points: {
    name: 'Points',
    amount: '{count, plural, one {# point} other {# points}}',
    winner: 'avec {count, plural, one {# point} other {# points}}',
    from: 'D’où viennent les points',
    onEqual: 'à égalité de points : {held}'
  },
  colours: {
    blue: 'bleu',
    yellow: 'jaune',
    green: 'vert',
    red: 'rouge',
    ivory: 'blanc',
    orange: 'orange',
    violet: 'violet'
  },
  shapes: {
    circle: 'cercle',
    triangle: 'triangle',
    square: 'carré',
    diamond: 'losange',
    hexagon: 'hexagone',
    shield: 'écu',
    star: 'étoile',
    cross: 'croix'
  }
})
