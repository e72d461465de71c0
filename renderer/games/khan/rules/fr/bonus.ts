/** French: bonus actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const bonus: TextsOf<'bonus'> = {
  'bonus.contract': {
    title: 'Remplir un contrat',
    summary: 'Payez tout le coût, recevez toute la récompense et les points.',
    detail: [
      'Payez tout le coût, recevez toute la récompense et les points. Tout contrat sur vos deux places peut être rempli. Une fois remplis, les contrats de départ comptent comme les autres.'
    ]
  },
  'bonus.seal': {
    title: 'Améliorer un sceau',
    summary:
      'Payez ce que demande le sceau : son bonus vient aussitôt et au début de chaque manche suivante.',
    detail: [
      'Payez ce que demande le sceau : son bonus vient aussitôt et au début de chaque manche suivante. C’est possible dès que l’action qui a donné le sceau est finie, au même tour si vous voulez. Les sceaux améliorés comptent aussi sur les cartes Objectif et dans les villes spéciales.'
    ],
    examples: [
      'Vous améliorez le sceau des paysans à la manche 2 : son bonus vient maintenant et aux manches 3, 4 et 5.'
    ]
  },
  'bonus.money-bag': {
    title: 'Bourse',
    summary: t`Un dé de toute valeur pour 3 pièces ${icon('coin')}, 2 chameaux ${icon('camel')} ou 1 jade ${icon('jade')}.`,
    detail: [
      t`Un dé de toute valeur pour 3 pièces ${icon('coin')}, 2 chameaux ${icon('camel')} ou 1 jade ${icon('jade')}. Autant de dés que vous voulez, de toute couleur, sans jamais payer. S’il vous reste des dés, vous devez encore une action principale.`
    ]
  },
  'bonus.dice': {
    title: 'Relancer, tourner, dé noir',
    summary: t`1 chameau relance un dé, 2 en tournent un de 1, 3 donnent un dé noir ${icon('black-die')}.`,
    detail: [
      t`1 chameau relance un dé, 2 en tournent un de 1, 3 donnent un dé noir ${icon('black-die')}. On ne tourne jamais de 6 à 1 ni l’inverse. On n’achète qu’un dé noir par tour ; les récompenses ne sont pas limitées. Il est lancé aussitôt, se modifie comme les autres et revient à la fin de la manche. S’il n’en reste pas, on ne peut en acheter, et cette part d’une récompense est perdue.`
    ]
  }
}
