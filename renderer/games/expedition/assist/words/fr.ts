/** French: what a good friend at the table would point out. */
import { listsOf, type Spoken } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { labels } from '../../words/controls/fr'
import { card, gold } from '../../words/names/fr'
import type * as said from './en'

const either = listsOf('fr', 'disjunction')

export const reach: typeof said.reach = ({ camel, space, spaces, chests, beyond }) =>
  `${camel === undefined ? 'Votre main mène' : `${labels.camel(camel)} va`} jusqu’à ${space} (${labels.spaces(spaces)}${chests > 0 ? `, ${gold(chests)} en coffres` : ''})${beyond === undefined ? '' : `, avec ${gold(1)} jusqu’à ${beyond}`}.`
export const stuck = 'Aucune case n’est à portée.'
export const draw: typeof said.draw = (kinds, space) =>
  `Prenez ${either(kinds.map(card))} : au prochain tour, ${space} serait à portée.`

export const threats: Spoken<typeof said.threats> = {
  stage: (name, spaces, city, pays) =>
    `${name} est à ${labels.spaces(spaces)} ${of(city)} : le décompte vous vaudrait ${gold(pays)}.`,
  game: (name, spaces, city, pays) =>
    `${name} est à ${labels.spaces(spaces)} ${of(city)} et de la fin : vous y gagneriez ${gold(pays)}.`
}
