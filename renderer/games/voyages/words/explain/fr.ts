/** One sentence for every icon, tile, space and character: what it does (T-15). French. */
import type { Effect } from '../../../../../shared/games/voyages/effects'
import type { Bundle } from '../../../../../shared/games/voyages/types'
import { listsOf } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { entriesOf, runsOf } from '../bundles'
import { amount, places, the } from '../names/fr'
import type * as said from './en'

const list = listsOf('fr')

/** "1 chameau et 3 poivre". */
const bundleWords = (bundle: Bundle): string =>
  list(entriesOf(bundle).map(([item, count]) => amount(item, count))) || 'rien'
/** "1 chameau, 3 poivre": for names of buttons; `none` for an empty bundle. */
export const bundleShort: typeof said.bundleShort = (bundle, none = 'rien') =>
  entriesOf(bundle)
    .map(([item, count]) => amount(item, count))
    .join(', ') || none

export const items: typeof said.items = {
  coin: 'Les pièces paient les espaces occupés, les voyages et certaines routes ; à la fin, 10 pièces restantes valent 1 point.',
  camel:
    'Les chameaux paient des routes, des contrats et des actions bonus ; à égalité, le plus de chameaux l’emporte.',
  pepper: 'Le poivre est la marchandise la plus courante ; des contrats en demandent.',
  silk: 'La soie est la marchandise moyenne ; des contrats en demandent.',
  gold: 'L’or est la marchandise la plus rare ; des contrats en demandent.',
  vp: 'Les points de victoire décident de la partie.',
  'any-good': 'Une marchandise de votre choix : poivre, soie ou or, plusieurs fois la même si vous voulez.',
  'different-goods': 'Des marchandises de votre choix, toutes différentes.',
  'black-die': 'Prenez un dé noir de la réserve et lancez-le aussitôt ; il n’a pas de couleur.',
  contract: 'Piochez un contrat ; si vos deux emplacements sont pris, il peut en remplacer un.',
  move: 'Des étapes sur la carte sans le prix de la table des voyages ; les routes coûtent toujours ce qu’elles indiquent.',
  'other-city-bonus': 'Copiez le bonus de n’importe quelle autre petite ville.',
  'own-city-bonus': 'Recevez le bonus d’une petite ville où vous avez un comptoir.'
}

export const spaceHelp: typeof said.spaceHelp = {
  'bazaar-gold': 'Placez 3 dés. Le plus faible permet toute colonne jusqu’à sa valeur.',
  'bazaar-silk': 'Placez 2 dés. Le plus faible permet toute colonne jusqu’à sa valeur.',
  'bazaar-pepper': 'Placez 1 dé. Prenez une colonne jusqu’à sa valeur.',
  'bazaar-camel': 'Placez 1 dé. Prenez une colonne jusqu’à sa valeur.',
  'khans-favor':
    'Placez 1 dé au moins égal au précédent : 2 chameaux et une marchandise au choix. Quatre cases par manche, jamais de paiement.',
  'take-5-coins': 'Placez 1 dé de n’importe quelle valeur : 5 pièces.',
  'money-bag':
    'Action bonus : défaussez un dé pour 3 pièces, aussi souvent que vous voulez et sans jamais payer.',
  contracts: 'Placez 1 dé et prenez un ou deux contrats des colonnes jusqu’à sa valeur.',
  travel:
    'Placez 2 dés et avancez d’autant d’étapes au plus que le plus faible. Les étapes se paient selon la table, les routes selon ce qu’elles indiquent. Le dernier à voyager commence la manche suivante.'
}
export const occupiedHelp: typeof said.occupiedHelp = (price) =>
  price === 0 ? 'Occupé, mais vous ne payez rien.' : `Occupé : coûte ${amount('coin', price)} avec ces dés.`
export const occupiedAny = 'Occupé : coûte autant de pièces que la valeur de votre dé le plus faible.'

/** What a city card does. */
export const effectWords: typeof said.effectWords = (effect: Effect) => {
  switch (effect.kind) {
    case 'trade': {
      const ways = effect.options.map(
        (way) => `payez ${bundleWords(way.cost)} pour ${bundleWords(way.reward)}`
      )
      const often = 'au plus autant de fois que le dé l’indique'
      return `${ways.join(', ou ')}, ${often}${effect.options.length > 1 ? (effect.mix ? ' ; les deux échanges peuvent se combiner' : ' ; un seul des deux échanges') : ''}.`
    }
    case 'perCount':
      return `${bundleWords(effect.reward)} par ${effect.count === 'posts' ? 'comptoir que vous avez sur la carte' : 'contrat que vous avez rempli'}, au plus la valeur du dé.`
    case 'byDie':
      return `selon le dé, ${byValue(effect.rewards)}.`
    case 'perPip':
      return `${bundleWords(effect.reward)} par point du dé.`
    default:
      return effect satisfies never
  }
}
const byValue = (rewards: readonly Bundle[]): string =>
  runsOf(rewards)
    .map(({ from, to, reward }) => `${from === to ? from : `de ${from} à ${to}`} : ${bundleWords(reward)}`)
    .join(' ; ')
export const cityCard: typeof said.cityCard = (city, effect) =>
  `Carte Ville ${of(places[city] ?? city)} : ${effectWords(effect)} Il faut votre comptoir dans la ville et 1 dé ; une utilisation par manche.`
export const outpost: typeof said.outpost = (city, reward) =>
  `Le premier comptoir à ${places[city] ?? city} rapporte ${bundleWords(reward)}.`
export const cityBonus: typeof said.cityBonus = (city, reward) =>
  `Un comptoir à ${places[city] ?? city} rapporte ${bundleWords(reward)}, aussitôt puis au début de chaque manche.`
export const beijingSlots =
  'Le premier comptoir à Pékin vaut 10 points à la fin, puis 7, 4 et 1. Qui en a un marque aussi 1 point par lot de 2 marchandises restantes.'
export const postBadges: typeof said.postBadges = {
  8: 'Le 8e comptoir sur la carte rapporte aussitôt 5 points.',
  9: 'Le 9e comptoir sur la carte rapporte aussitôt 10 points.',
  11: 'Le 11e comptoir sur la carte rapporte aussitôt 10 points de plus.'
}
export const contract: typeof said.contract = (cost, reward, vp) =>
  `Payez ${bundleWords(cost)} : recevez ${bundleWords(reward)} et ${amount('vp', vp)}.`
export const routeCost: typeof said.routeCost = (from, to, cost) =>
  `Entre ${the(from)} et ${the(to)} : ${bundleShort(cost, 'gratuit')} par passage.`
export const goals =
  'Des comptoirs dans les deux lieux d’un objectif rapportent ses points. Les lieux d’objectif différents où vous avez un comptoir rapportent 1, 3, 6 ou 10 points de plus.'
export const character: typeof said.character = (name, full) => `${name} : ${full}`
export const projected =
  'Vos points actuels, et ceux que vous auriez si la partie finissait maintenant : Pékin, pièces, marchandises et majorité de contrats compris, sans les objectifs.'
export const blackDiceLeft: typeof said.blackDiceLeft = (left) => `reste ${left}`
export const bonusHelp: typeof said.bonusHelp = {
  'complete-contract':
    'Payez un de vos contrats, recevez sa récompense et ses points. Gratuit, aussi souvent que possible.',
  'money-bag': spaceHelp['money-bag'],
  'reroll-die': 'Payez 1 chameau et relancez un de vos dés. Cela ne peut pas être annulé.',
  'adjust-die': 'Payez 2 chameaux et tournez un de vos dés de 1 vers le haut ou vers le bas.',
  'take-black-die':
    'Payez 3 chameaux pour un dé noir, lancé aussitôt. Une fois par tour ; cela ne peut pas être annulé.'
}
