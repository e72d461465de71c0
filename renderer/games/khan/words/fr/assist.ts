/** What helps, what a journey brings, standings, in French. */
import { assist as family } from '../../../../polo/words/fr/assist'
import { translate } from '../../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('fr', en, {
  ...family,
  ways: {
    ...family.ways,
    purse: 'mettre {values_the} dans la bourse : {gain}',
    improve: 'améliorer {seal_the} pour {price}',
    tile: 'utiliser une tuile d’avant-poste gardée : {gain}',
    beside: 'utiliser une carte Ville à côté du plateau : {effect}',
    black: 'prendre le {value} noir pour {price}',
    mainSeal: 'd’abord {space} avec {values_the} pour {seal_the}',
    mainOffer: 'd’abord {space} avec {values_the} : {gain}',
    on: '{space} avec {values_the}',
    onFor: '{space} avec {values_the} pour {price}',
    sealCard: 'la carte Ville qui donne un sceau',
    sealFrom: '{seal} à partir de {least}',
    sealsAt: 'Aux sceaux de guilde : {seals_list}.'
  },
  coach: {
    ...family.coach,
    seal: 'Vous pouvez améliorer un sceau.',
    tile: 'Vous pouvez utiliser une tuile d’avant-poste gardée.',
    beside: 'Vous pouvez utiliser une carte Ville à côté du plateau.'
  },
  journey: {
    ...family.journey,
    start: 'Le dernier à voyager avec le plus de dés commence la manche suivante : à ce stade, c’est vous.',
    morePost: 'Second comptoir en chemin : {cities_either}',
    noMorePost: 'Pas de second comptoir : aucune ville sans le vôtre en chemin.',
    forFee: '{coins} pour l’espace',
    shields: 'Nouveaux blasons : {shields_list}',
    withJade: '{jade, plural, one {# jade} other {# jades}} à la place de pièces ou de chameaux'
  }
})
