/** German: what a good friend at the table would point out. */
import { listsOf, type Spoken } from '../../../../words/catalogue'
import { labels } from '../../words/controls/de'
import { cardTaken, gold } from '../../words/names/de'
import type * as said from './en'

const either = listsOf('de', 'disjunction')

export const reach: typeof said.reach = ({ camel, space, spaces, chests, beyond }) =>
  `${camel === undefined ? 'Deine Hand reicht' : `${labels.camel(camel)} kommt`} bis ${space} (${labels.spaces(spaces)}${chests > 0 ? `, ${gold(chests)} in Truhen` : ''})${beyond === undefined ? '' : `, mit ${gold(1)} bis ${beyond}`}.`
export const stuck = 'Kein Feld ist in Reichweite.'
export const draw: typeof said.draw = (kinds, space) =>
  `Nimm ${either(kinds.map(cardTaken))}: Im nächsten Zug wäre ${space} in Reichweite.`

export const threats: Spoken<typeof said.threats> = {
  stage: (name, spaces, city, pays) =>
    `${name} ist ${labels.spaces(spaces)} vor ${city}: Die Wertung brächte dir ${gold(pays)}.`,
  game: (name, spaces, city, pays) =>
    `${name} ist ${labels.spaces(spaces)} vor ${city} und dem Ende: Es brächte dir ${gold(pays)}.`
}
