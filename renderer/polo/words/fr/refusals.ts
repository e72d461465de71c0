/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import { translate } from '../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('fr', en, {
  refusals: {
    'answer-first': 'Une autre question attend d’abord une réponse.',
    'not-offered': 'Ce n’est pas proposé maintenant.',
    'main-action-done': 'L’action principale de ce tour est faite. Les actions bonus restent possibles.',
    'main-action-owed':
      'Vous avez encore {dice, plural, one {# dé} other {# dés}} et devez faire une action principale.',
    'no-such-space': 'Cet espace n’existe pas dans cette partie.',
    'dice-count':
      'Cet espace demande {needs, plural, one {# dé} other {# dés}}, mais vous en avez choisi {given}.',
    'die-not-in-hand': 'Vous n’avez pas ce dé.',
    'die-value': 'Choisissez d’abord une valeur pour vos dés.',
    'own-colour-there':
      'Un dé de votre couleur est déjà ici pour cette manche. Vous pouvez encore y placer des dés blancs ou noirs.',
    'coins-short':
      'Coûte {price, plural, one {# pièce} other {# pièces}} : vous en avez {have}, il en manque {short}.',
    'camels-short':
      'Coûte {price, plural, one {# chameau} other {# chameaux}} : vous en avez {have}, il en manque {short}.',
    'goods-short': 'Demande {items} : vous en avez {have}, il en manque {short}.',
    'khan-full': 'Les quatre cases sont prises pour cette manche.',
    'khan-value': 'La case suivante demande {needs} ou plus, mais votre dé montre {value}.',
    'no-affordable-step': 'Vous ne pouvez payer aucune étape : la moins chère coûte {cost}.',
    'no-post-there': 'Il faut un de vos comptoirs dans cette ville pour utiliser sa carte.',
    'card-occupied': 'Un dé est sur cette carte : elle a servi pour cette manche.',
    'nothing-to-count': 'Vous n’avez rien de ce que cette carte compte.',
    'contract-not-active': 'Ce contrat n’est pas devant vous.',
    'die-has-no-value': 'Ce dé n’a pas encore de valeur : vous la choisissez en le plaçant.',
    'die-at-end': 'Un dé ne tourne pas au-delà de 1 ou de 6.',
    'black-die-taken': 'Vous avez déjà acheté un dé noir à ce tour.',
    'no-black-die': 'Il n’y a plus de dé noir dans la réserve.',
    'too-many-uses': 'C’est plus souvent que ne le permettent le dé ou votre réserve.',
    'not-a-neighbour': 'Aucune route n’y mène en une étape.',
    'no-steps-left': 'Toutes les étapes de ce déplacement sont utilisées.',
    'must-move': 'Avancez d’au moins une étape avant de vous arrêter.',
    'no-post-to-leave': 'Aucun comptoir ne peut être laissé dans cette ville.'
  },
  /** Of what belongs to a character. */
  ofCharacter: {
    used: 'Un dé se trouve déjà ici : une fois par manche.',
    noSuchCard: 'Vous ne pouvez pas utiliser cette carte Ville.',
    cardUsed: 'Vous avez déjà utilisé une de ces cartes pendant ce tour.'
  },
  /** Where no step is named that could be paid for. */
  noStep: 'Vous ne pouvez payer aucune étape.',
  /** For a code that is not of this game. */
  otherwise: 'Ce n’est pas possible maintenant.'
})
