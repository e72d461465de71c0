/** French: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Remplir un contrat',
    summary: 'Payez tout le coût, recevez toute la récompense et les points.',
    detail: [
      'Choisissez un contrat sur l’un de vos deux emplacements et payez son coût en entier. Vous en recevez toute la récompense et les points. Il compte désormais comme rempli, un contrat de départ comme tout autre.'
    ]
  },
  'bonus.seal': {
    title: 'Améliorer un sceau',
    summary:
      'Payez ce que demande le sceau : son bonus vient aussitôt et au début de chaque manche suivante.',
    detail: [
      'Payez le prix d’un sceau que vous avez et n’avez pas encore amélioré. Vous en recevez le bonus aussitôt, puis de nouveau au début de chaque manche suivante. C’est possible dès que l’action qui a donné le sceau est finie, au même tour si vous voulez. Les sceaux améliorés comptent aussi sur les cartes Objectif et dans les villes spéciales.'
    ],
    examples: [
      'Vous améliorez le sceau des paysans à la manche 2 : son bonus vient maintenant et aux manches 3, 4 et 5.'
    ]
  },
  'bonus.money-bag': {
    title: 'Bourse',
    summary: t`Un dé de toute valeur pour 3 pièces ${icon('coin')}, 2 chameaux ${icon('camel')} ou 1 jade ${icon('jade')}.`,
    detail: [
      t`Mettez un dé dans la bourse, quelle que soit sa valeur, et prenez 3 pièces ${icon('coin')}, 2 chameaux ${icon('camel')} ou 1 jade ${icon('jade')}. Vous pouvez le faire avec autant de dés que vous voulez, de toute couleur, et les dés déjà présents ne vous coûtent jamais rien. S’il vous reste des dés, vous devez encore faire une action principale.`
    ]
  },
  'bonus.dice': {
    title: 'Relancer, tourner, dé noir',
    summary: t`1 chameau relance un dé, 2 en tournent un de 1, 3 donnent un dé noir ${icon('black-die')}.`,
    detail: [
      t`Pour 1 chameau, vous relancez un dé. Pour 2 chameaux, vous tournez un dé de 1 vers le haut ou le bas, mais jamais de 6 à 1 ni l’inverse. Pour 3 chameaux, vous prenez un dé noir ${icon('black-die')} : un seul par tour, sans compter ceux des récompenses. Il est lancé aussitôt, se modifie comme les autres et revient à la fin de la manche. S’il n’en reste pas, on ne peut en acheter, et cette part d’une récompense est perdue.`
    ]
  }
}
