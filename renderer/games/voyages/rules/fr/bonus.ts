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
      'Vous pouvez faire des actions bonus tant que vous pouvez les payer, avant comme après votre action principale ; la seule limite est d’un dé noir par tour. Elles ne viennent jamais au milieu de quelque chose : ni entre le placement et l’utilisation d’un espace, ni entre deux contrats pris, ni entre deux étapes.',
      t`La plupart coûtent des chameaux ${icon('camel')}, qui retournent à la réserve.`
    ]
  },
  'bonus.contract': {
    title: 'Remplir un contrat',
    summary: t`Payez tout ce qui est au-dessus du trait sur l’un de vos deux contrats : vous recevez la récompense du dessous et ses points ${icon('vp')}.`,
    detail: [
      t`Ce qui est au-dessus du trait d’un contrat est son prix. Payez-le en entier et d’un coup : vous recevez en récompense ce qui est au-dessous du trait, et les points ${icon('vp')} du contrat. Seuls les contrats sur vos ${to('contracts.slots', 'emplacements')} peuvent être remplis ; un contrat pris par l’action principale de ce tour peut l’être juste après.`,
      t`Il quitte son emplacement dès qu’il est payé : un ${to('contracts.drawn', 'contrat reçu en récompense')} trouve donc la place libre. Tous les contrats remplis, ceux de départ aussi, comptent pour la ${to('scoring.contracts', 'majorité')}.`
    ],
    examples: [
      'Un contrat demande 2 chameaux, 2 poivre et 1 soie. Vous les payez et recevez 4 pièces et 3 points.'
    ]
  },
  'bonus.purse': {
    title: 'La bourse : 3 pièces',
    summary: t`Mettez un dé de n’importe quelle valeur dans la bourse pour ${moneyBagCoins} pièces ${icon('coin')}.`,
    detail: [
      t`Mettez un dé de n’importe quelle valeur dans la bourse et prenez ${moneyBagCoins} pièces ${icon('coin')} ; vous pouvez le faire avec autant de dés que vous voulez. On ne paie jamais pour les dés déjà là. Ce n’est pas une action principale : s’il vous reste des dés, ${to('turn.last', 'vous devez encore en faire une')}.`
    ],
    examples: [
      'Il vous manque 2 pièces pour un étal occupé. Un 1 mis dans la bourse en donne 3, puis vous placez vos autres dés.'
    ]
  },
  'bonus.reroll': {
    title: 'Relancer',
    summary: t`${rerollPrice} chameau ${icon('camel')} : relancez un de vos dés.`,
    detail: [
      t`Payez ${rerollPrice} chameau ${icon('camel')} et relancez un dé pas encore placé, blanc ou noir aussi, aussi souvent que vous pouvez payer. La nouvelle valeur reste : un lancer ne s’annule pas.`
    ],
    examples: ['Vous payez 1 chameau pour un 2 et obtenez un 5.']
  },
  'bonus.adjust': {
    title: 'Un dé de ±1',
    summary: t`${adjustPrice} chameaux ${icon('camel')} : tournez un de vos dés de 1 vers le haut ou vers le bas.`,
    detail: [
      t`Payez ${adjustPrice} chameaux ${icon('camel')} et tournez un dé pas encore placé de 1 vers le haut ou vers le bas. Un 6 ne devient jamais un 1, ni un 1 un 6. Pour tourner un dé de deux, payez deux fois.`
    ],
    examples: ['La Faveur du Khan demande 4 ou plus et vous avez un 3. Pour 2 chameaux, il devient un 4.']
  },
  'bonus.black-die': {
    title: 'Prendre un dé noir',
    summary: t`${blackDiePrice} chameaux ${icon('camel')} : prenez un dé noir ${icon('black-die')} et lancez-le aussitôt. Une fois par tour.`,
    detail: [
      t`Une fois par tour, vous pouvez payer ${blackDiePrice} chameaux ${icon('camel')}, prendre un dé noir ${icon('black-die')} et le lancer aussitôt. Il est à vous jusqu’à la reprise des dés et ${to('turn.colour', 'n’a pas de couleur')}. Les dés noirs reçus en récompense ne comptent pas dans cette limite. S’il ${to('rewards.black-die', 'n’en reste pas')}, vous ne pouvez pas en prendre.`
    ],
    examples: [
      'Vos dés sont placés. Après votre action principale, vous payez 3 chameaux, obtenez un 4 et aurez encore un tour.'
    ]
  }
}
