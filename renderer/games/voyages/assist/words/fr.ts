/** French: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/fr/assist'
import { translate } from '../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  ...family,
  ways: {
    ...family.ways,
    mainColumn: 'd’abord {space} avec {values_the}, colonne {column}'
  },
  reach: {
    ...family.reach,
    column: 'Aucun de vos dés n’atteint cette colonne : colonne {reach} au plus.'
  },
  journey: {
    ...family.journey,
    slot: '{points} pour la case à Pékin en fin de partie',
    goals: 'Objectifs : {points}',
    goalPlaces: 'comptoir sur votre objectif {places_list}',
    goalDone: '{n, plural, one {carte Objectif remplie} other {# cartes Objectif remplies}}',
    forSteps: '{coins} pour les étapes',
    withHelp: 'Avec « {help} » : {differs_list}.',
    sameWith: 'Avec « {help} », au même prix.',
    onlyWith: 'Seulement avec « {help} ».',
    less: '{amount} de moins',
    more: '{amount} de plus'
  }
})
