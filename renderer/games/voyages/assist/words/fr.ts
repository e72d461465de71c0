/** French: what helps, what a journey brings, standings. */
import { listsOf, pluralsOf, type Spoken } from '../../../../words/catalogue'
import type * as said from './en'

const plural = pluralsOf('fr')
const list = listsOf('fr')
const steps = (n: number): string => `${n} ${plural(n, { one: 'étape', other: 'étapes' })}`

export const ways: Spoken<typeof said.ways> = {
  turn: (by, value, price) => `${by > 0 ? '+' : '−'}${Math.abs(by)} sur le ${value} pour ${price}`,
  purse: (values, gain) => `le ${values.join(', le ')} dans la bourse : ${gain}`,
  complete: (points) => `remplir votre contrat à ${points}`,
  main: (space, values, column) =>
    `d’abord ${space} avec le ${values.join(', le ')}${column === undefined ? '' : `, colonne ${column}`}`,
  use: (values) => `utiliser le ${values.join(', le ')}`,
  then: (parts) => {
    const text = parts.join(', puis ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  valueless: 'dé sans valeur'
}

export const luck: Spoken<typeof said.luck> = {
  reroll: (value, price, faces) =>
    `Relancer le ${value} pour ${price} peut aider : ${faces} ${plural(faces, { one: 'face', other: 'faces' })} sur 6.`,
  blackDie: (price, faces) =>
    faces === 6
      ? `Un dé noir pour ${price} suffirait.`
      : `Un dé noir pour ${price} peut aider : ${faces} ${plural(faces, { one: 'face', other: 'faces' })} sur 6.`
}

export const lying: Spoken<typeof said.lying> = {
  own: (value) => `votre ${value}`,
  of: (name, value) => `le ${value} de ${name}`,
  neutral: (value) => `un ${value} neutre`,
  there: (dice) => `Ce qui gêne : ${list(dice)}.`
}

export const reach: Spoken<typeof said.reach> = {
  steps: (needs, have) => `Il faut ${steps(needs)}, vous en avez ${have}.`,
  short: (price, short) => `Le voyage coûte ${price} : il manque ${short}.`,
  never: 'Aucun voyage n’y mène.'
}

export const toast: Spoken<typeof said.toast> = { help: 'Ce qui aide' }

export const journey: Spoken<typeof said.journey> = {
  stock: 'réserve',
  slot: (points) => `${points} pour la place à Pékin en fin de partie`,
  moves: (n) =>
    `Plus de comptoir : ${plural(n, { one: 'un des vôtres y est déplacé', other: `${n} des vôtres y sont déplacés` })}.`,
  goals: (points) => `Objectifs : ${points > 0 ? `+${points}` : points}`,
  goalPlaces: (places) => `comptoir sur votre objectif ${list(places)}`,
  goalDone: (n) => plural(n, { one: 'carte Objectif remplie', other: `${n} cartes Objectif remplies` }),
  start: 'Vous commencez la manche suivante.',
  fewerCoins: 'moins de pièces',
  fewerCamels: 'moins de chameaux'
}

export const contract: Spoken<typeof said.contract> = {
  bonus: 'Ce tour-ci',
  bonusHow: (how) => `Possible ce tour-ci : ${how}`,
  missing: (what) => `Il manque : ${what}.`
}

export const standing: Spoken<typeof said.standing> = {
  hiddenGoals: 'Les objectifs sont secrets et ne sont pas comptés.',
  ownGoals: 'Vos objectifs comptent tant que vous les regardez.'
}

export const boards: Spoken<typeof said.boards> = {
  choose: 'Quel plateau'
}

export const endTurn: Spoken<typeof said.endTurn> = {
  title: 'Finir le tour avec des dés en main ?',
  text: (n) =>
    `${plural(n, { one: `${n} dé vous reste pour un prochain tour`, other: `${n} dés vous restent pour vos prochains tours` })} de cette manche. ${plural(n, { one: 'Il peut encore rapporter', other: 'Chacun peut encore rapporter' })} 3 pièces maintenant. La question ne sera plus posée dans cette partie.`
}

export const coach: Spoken<typeof said.coach> = {
  contract: 'Vous pouvez remplir un contrat.',
  open: (places) => `Possible : ${list(places)}.`,
  cityCards: 'cartes de ville'
}

export const trade: Spoken<typeof said.trade> = {
  uses: 'Combien de fois'
}

export const shortcuts: typeof said.shortcuts = [
  { keys: ['F'], does: 'Faire ce qui aide, quand un refus le propose' },
  { keys: ['O'], does: 'Ouvrir les plateaux l’un après l’autre' }
]
