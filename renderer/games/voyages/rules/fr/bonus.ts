/** French: the bonus actions. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.when': {
    title: 'Quand et combien de fois',
    summary:
      'Avant ou après votre action principale, aussi souvent que vous pouvez payer ; seul le dé noir est limité à un par tour.',
    detail: [
      'Jamais au milieu de quelque chose : ni entre le placement et l’utilisation d’un espace, ni entre deux contrats pris, ni entre deux étapes.',
      t`La plupart coûtent des chameaux ${icon('camel')}, qui retournent à la réserve.`
    ]
  },
  'bonus.contract': {
    title: 'Remplir un contrat',
    summary: t`Payez tout ce qui est à gauche de l’un de vos deux contrats : vous recevez la récompense de droite et ses points ${icon('vp')}.`,
    detail: [
      t`Seuls les contrats sur vos ${to('contracts.slots', 'emplacements')} peuvent être remplis, et tout le prix se paie d’un coup. Un contrat peut l’être au tour même où il est pris, après l’action principale.`,
      t`Il quitte son emplacement dès qu’il est payé : un ${to('contracts.drawn', 'contrat reçu en récompense')} trouve donc la place libre. Tous les contrats remplis, ceux de départ aussi, comptent pour la ${to('scoring.contracts', 'majorité')}.`
    ],
    examples: [
      'Un contrat demande 2 chameaux, 2 poivres et 1 soie. Vous les payez et recevez 4 pièces et 3 points.'
    ]
  },
  'bonus.purse': {
    title: 'La bourse : 3 pièces',
    summary: t`Mettez un dé de n’importe quelle valeur dans la bourse pour ${moneyBagCoins} pièces ${icon('coin')}.`,
    detail: [
      t`Autant de dés que vous voulez, à qui que soient ceux déjà là, et sans jamais payer. Ce n’est pas une action principale : s’il vous reste des dés, ${to('turn.last', 'vous en devez encore une')}.`
    ],
    examples: [
      'Il vous manque 2 pièces pour un étal occupé. Un 1 mis dans la bourse en donne 3, puis vous placez vos autres dés.'
    ]
  },
  'bonus.reroll': {
    title: 'Relancer',
    summary: t`${rerollPrice} chameau ${icon('camel')} : relancez un de vos dés.`,
    detail: [
      'N’importe quel dé pas encore placé, blanc ou noir aussi, aussi souvent que vous payez. La nouvelle valeur reste : ce que le hasard a montré ne s’annule pas.'
    ],
    examples: ['Vous payez 1 chameau pour un 2 et obtenez un 5.']
  },
  'bonus.adjust': {
    title: 'Un dé de ±1',
    summary: t`${adjustPrice} chameaux ${icon('camel')} : tournez un de vos dés de 1 vers le haut ou vers le bas.`,
    detail: ['On ne passe ni de 6 à 1 ni de 1 à 6. Pour tourner un dé de deux, payez deux fois.'],
    examples: ['La Faveur du Khan demande 4 ou plus et vous avez un 3. Pour 2 chameaux, il devient un 4.']
  },
  'bonus.black-die': {
    title: 'Prendre un dé noir',
    summary: t`${blackDiePrice} chameaux ${icon('camel')} : prenez un dé noir ${icon('black-die')} et lancez-le aussitôt. Une fois par tour.`,
    detail: [
      t`Il est à vous jusqu’à la reprise des dés et ${to('turn.colour', 'n’a pas de couleur')}. Les dés noirs reçus en récompense ne comptent pas dans cette limite. S’il ${to('rewards.black-die', 'n’en reste pas')}, l’action n’est pas proposée.`
    ],
    examples: [
      'Vos dés sont placés. Après votre action principale, vous payez 3 chameaux, obtenez un 4 et aurez encore un tour.'
    ]
  }
}
