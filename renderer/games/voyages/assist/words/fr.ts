/** French: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/fr/assist'
import { translate } from '../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  ...family,
  ways: {
    turn: '{by} sur le {value} pour {price}',
    purse: 'mettre {values_list} dans la bourse : {gain}',
    complete: 'remplir votre contrat à {points}',
    main: 'd’abord {space} avec {values_list}',
    mainColumn: 'd’abord {space} avec {values_list}, colonne {column}',
    use: 'utiliser {values_list}',
    useAs: '{n, plural, one {compter le dé comme {value}} other {compter les dés comme {value}}}',
    then: ', puis ',
    valueless: 'un dé sans valeur'
  },
  luck: {
    reroll:
      'Relancer le {value} pour {price} peut aider : {faces, plural, one {# face} other {# faces}} sur 6.',
    blackDie:
      '{faces, plural, =6 {Un dé noir pour {price} suffirait.} one {Un dé noir pour {price} peut aider : # face sur 6.} other {Un dé noir pour {price} peut aider : # faces sur 6.}}'
  },
  lying: {
    own: 'votre {value}',
    of: 'le {value} de {name}',
    neutral: 'un {value} neutre',
    there: 'Ce qui gêne : {dice_list}.'
  },
  reach: {
    ...family.reach,
    column: 'Aucun de vos dés n’atteint cette colonne : colonne {reach} au plus.'
  },
  journey: {
    ...family.journey,
    slot: '{points} pour la place à Pékin en fin de partie',
    goals: 'Objectifs : {points}',
    goalPlaces: 'comptoir sur votre objectif {places_list}',
    goalDone: '{n, plural, one {carte Objectif remplie} other {# cartes Objectif remplies}}',
    forSteps: '{coins} pas',
    withHelp: 'Avec « {help} » : {differs_list}.',
    sameWith: 'Avec « {help} », au même prix.',
    onlyWith: 'Seulement avec « {help} ».',
    less: '{amount} de moins',
    more: '{amount} de plus'
  }
})
