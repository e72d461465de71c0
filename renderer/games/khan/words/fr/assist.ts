/** What helps, what a journey brings, standings, in French. */
import { assist as family } from '../../../../polo/words/fr/assist'
import { translate } from '../../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('fr', en, {
  ...family,
  journey: {
    ...family.journey,
    start: 'À ce stade, vous commencez la manche suivante : l’espace de voyage le plus haut décide.',
    forFee: '{coins} espace',
    shields: 'Nouveaux blasons : {shields_list}',
    withJade: '{jade, plural, one {# jade} other {# jades}} à la place de pièces ou de chameaux'
  }
})
