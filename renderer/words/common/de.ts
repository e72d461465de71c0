/** German: names of the app, of colours and shapes, and what every screen says. */
import { listsOf, pluralsOf, type Spoken } from '../catalogue'
import type { common as said } from './en'

const plural = pluralsOf('de')
const list = listsOf('de')
const points = (count: number): string => `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`

export const common: Spoken<typeof said> = {
  appName: 'Caravanserai',
  close: 'Schließen',
  cancel: 'Abbrechen',
  and: list,
  rank: (place) => `${place}.`,
  points: {
    name: 'Punkte',
    amount: points,
    winner: (count) => `mit ${count} ${plural(count, { one: 'Punkt', other: 'Punkten' })}`,
    from: 'Woher die Punkte kommen',
    onEqual: (held) => `bei Gleichstand: ${held}`
  },
  colours: {
    blue: 'Blau',
    yellow: 'Gelb',
    green: 'Grün',
    red: 'Rot',
    ivory: 'Weiß',
    orange: 'Orange'
  },
  shapes: {
    circle: 'Kreis',
    triangle: 'Dreieck',
    square: 'Quadrat',
    diamond: 'Raute',
    hexagon: 'Sechseck',
    shield: 'Schild',
    star: 'Stern'
  }
}
