/** Why something cannot be done, with its numbers, in French. Every code of the rules has its sentence. */
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('fr', en, {
  refusals: {
    'answer-first': 'Des cartes sont en train d’être posées : posez d’abord les autres, ou reprenez-les.',
    'not-offered': 'Ce n’est pas proposé maintenant.',
    'no-such-camel': 'Vous n’avez pas ce chameau.',
    'other-camel': 'Ce tour est à votre autre chameau. Un seul des deux avance par tour.',
    'camel-stopped': 'Ce chameau a avancé autant qu’il le peut à ce tour. Prenez une carte.',
    'card-not-in-hand': 'Vous n’avez pas cette carte : {card}.',
    'card-does-not-fit': '{space} demande {asks} : {card} ne va pas avec.',
    'cards-short': '{space} demande {asks} : avec {card}, il manque encore {missing}.',
    'ballast-spent': 'On peut jeter du lest une fois par tour, et vous l’avez fait.',
    'no-gold': 'Jeter du lest coûte 1 or, et vous n’en avez pas.',
    'ballast-would-lead':
      'Aucun rival n’a encore atteint {space} : le plus avancé d’entre eux est à {foremost}. Le lest ne fait jamais prendre la tête.',
    'ballast-not-reached':
      'Aucun chameau de votre rival ne s’est tenu à {space}. À cette table, l’avoir dépassé ne suffit pas.',
    'card-not-in-display': 'Cette carte n’est pas dans l’étalage.',
    'no-card-to-draw': 'Pioche et défausse sont vides : prenez une carte de l’étalage.',
    'no-card-left': 'Pioche, défausse et étalage sont vides : terminez le tour sans carte.',
    'must-draw': 'Un tour finit par une carte : prenez-en une de l’étalage ou la première de la pioche.',
    'space-short': '{space} demande {asks} : il vous manque encore {missing}.',
    'space-too-far': '{space} est hors d’atteinte : vos cartes s’épuisent avant {before}.',
    'space-occupied': '{space} est pris : un chameau passe par-dessus sans payer.',
    'space-passed': 'Votre chameau a dépassé {space}. Les chameaux n’avancent que dans un sens.',
    'camel-here': 'Votre chameau est à {space}.',
    'cards-wrong': '{space} demande exactement {asks} : les cartes choisies ne conviennent pas.',
    'cards-more': '{space} demande {asks} : choisissez encore {missing}.'
  },
  /** Why ballast is not dropped now, in a few words beside its button. */
  shortly: {
    'answer-first': 'posez d’abord les cartes',
    'other-camel': 'se repose ce tour-ci',
    'camel-stopped': 'a fini d’avancer',
    'ballast-spent': 'déjà jeté ce tour-ci',
    'no-gold': 'plus d’or',
    'ballast-would-lead': 'aucun rival n’y est allé',
    'ballast-not-reached': 'aucun rival ne s’y est tenu'
  },
  /** For a code that is not of this game. */
  otherwise: 'Ce n’est pas possible maintenant.'
})
