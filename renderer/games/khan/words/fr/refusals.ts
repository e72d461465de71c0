/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/fr/refusals'
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('fr', en, {
  ...family,
  refusals: {
    ...family.refusals,
    'jade-short':
      'Coûte {price, plural, one {# jade} other {# jades}} : vous en avez {have}, il en manque {short}.',
    'jade-part': 'Cela ne peut pas être payé ainsi en jade.',
    'die-too-low': 'Demande un dé de {needs} ou plus, mais le vôtre montre {value}.',
    'space-barred': 'Votre personnage ne peut utiliser que l’espace Voyage à un dé.',
    'no-seal': 'Aucun sceau qui vous manque ne s’obtient avec {lowest}.',
    'seal-owned': 'Vous avez déjà ce sceau.',
    'seal-needed': 'Cette route maritime demande {seal_the}.',
    'no-contract': 'Il n’y a de contrat dans aucune ville où vous avez un comptoir.',
    'space-used': family.ofCharacter.used,
    'no-such-card': family.ofCharacter.noSuchCard,
    'card-used': family.ofCharacter.cardUsed,
    'special-full': 'Les deux cases de cette ville sont prises pour cette manche.',
    'no-post-there': 'Il vous faut un comptoir dans cette ville.',
    'post-new':
      'Votre comptoir dans cette ville est tout neuf : son action vous est ouverte dès votre prochain tour.'
  },
  needDice: 'Pour voyager, choisissez un, deux ou trois dés : le plus faible donne les étapes.',
  sealsNeeded: 'Aucun voyage n’y mène sans {seals_the}.'
})
