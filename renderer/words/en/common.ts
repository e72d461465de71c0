/** English: names of the app, of colours and shapes, and what every screen says. */
import { byIds, english } from '../message'

export const common = english({
  appName: 'Caravanserai',
  close: 'Close',
  cancel: 'Cancel',
  moreAbout: 'More about this',
  /** A player's place on the list of winners. */
  ranks: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  /** What most games are decided by. */
  points: {
    name: 'Points',
    amount: '{count, plural, one {# point} other {# points}}',
    winner: 'with {count, plural, one {# point} other {# points}}',
    from: 'Where the points came from',
    onEqual: 'tied on points: {held}'
  },
  colours: byIds({
    blue: 'blue',
    yellow: 'yellow',
    green: 'green',
    red: 'red',
    ivory: 'white',
    orange: 'orange',
    violet: 'violet'
  }),
  shapes: {
    circle: 'circle',
    triangle: 'triangle',
    square: 'square',
    diamond: 'diamond',
    hexagon: 'hexagon',
    shield: 'shield',
    star: 'star',
    cross: 'cross'
  }
})
