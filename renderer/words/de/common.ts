/** German: names of the app, of colours and shapes, and what every screen says. */
import { translate } from '../message'
import { common as en } from '../en/common'

export const common = translate('de', en, {
  appName: 'Caravanserai',
  close: 'Schließen',
  cancel: 'Abbrechen',
  moreAbout: 'Mehr dazu',
  ranks: ['1.', '2.', '3.', '4.', '5.', '6.'],
  points: {
    name: 'Punkte',
    amount: '{count, plural, one {# Punkt} other {# Punkte}}',
    winner: 'mit {count, plural, one {# Punkt} other {# Punkten}}',
    from: 'Woher die Punkte kommen',
    onEqual: 'bei Gleichstand: {held}'
  },
  colours: {
    blue: 'Blau',
    yellow: 'Gelb',
    green: 'Grün',
    red: 'Rot',
    ivory: 'Weiß',
    orange: 'Orange',
    violet: 'Violett'
  },
  shapes: {
    circle: 'Kreis',
    triangle: 'Dreieck',
    square: 'Quadrat',
    diamond: 'Raute',
    hexagon: 'Sechseck',
    shield: 'Schild',
    star: 'Stern',
    cross: 'Kreuz'
  }
})
