/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/fr/refusals'
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('fr', en, {
  ...family,
  refusals: {
    ...family.refusals,
    'row-empty': 'Il n’y a pas de contrat dans la rangée.',
    'column-too-high': 'Votre dé le plus faible montre {lowest} : colonnes jusqu’à {lowest}.'
  },
  /** Where a place cannot be reached at all with the dice and stock at hand. */
  unreachable: 'Hors d’atteinte avec {steps, plural, one {# étape} other {# étapes}} et votre réserve.',
  needTwoDice: 'Pour voyager, choisissez deux dés. Le plus faible donne les étapes.'
})
