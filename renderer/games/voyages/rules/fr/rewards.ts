/** French: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'Le sens des icônes',
    summary: 'Pièces, chameaux, trois marchandises, points, et ce qui se choisit, se pioche ou se lance.',
    detail: [
      t`Les marchandises sont le poivre ${icon('pepper')}, la soie ${icon('silk')} et l’or ${icon('gold')} ; les chameaux n’en sont pas. Pièces, chameaux et marchandises ne s’épuisent jamais.`
    ]
  },
  'rewards.order': {
    title: 'Plusieurs récompenses à la fois',
    summary: 'Ce qui va dans votre stock vient d’abord, le reste dans l’ordre que vous voulez.',
    detail: [
      'Pièces, chameaux, marchandises et points sont reçus aussitôt et peuvent payer un déplacement de la même récompense. Viennent ensuite marchandises au choix, dé noir, contrat et étapes, dans n’importe quel ordre.'
    ],
    examples: [
      'Un contrat donne une marchandise au choix et un dé noir. Vous lancez d’abord le dé et choisissez la marchandise en connaissant sa valeur.'
    ]
  },
  'rewards.goods': {
    title: 'Les marchandises au choix',
    summary: t`Une marchandise au choix ${icon('any-good')} est du poivre, de la soie ou de l’or. Des marchandises différentes ${icon('different-goods')} sont de deux sortes.`,
    detail: [
      'Si vous recevez plusieurs marchandises au choix, elles peuvent être les mêmes. Pas les différentes : comme prix, elles demandent deux sortes dans votre stock, sinon la carte ne peut pas être utilisée.'
    ],
    examples: ['Deux marchandises différentes : poivre et or, mais pas deux fois or.']
  },
  'rewards.black-die': {
    title: 'Les dés noirs',
    summary: t`Un dé noir ${icon('black-die')} se lance aussitôt et reste à vous pour cette manche. Il y en a un de plus que de joueurs.`,
    detail: [
      t`S’il n’en reste pas, la récompense est perdue sans rien en échange. Les récompenses s’ajoutent au dé par tour que vous ${to('bonus.black-die', 'pouvez acheter')}. Tous les dés noirs retournent à la réserve à la reprise des dés.`
    ]
  },
  'rewards.together': {
    title: 'Les choix de plusieurs joueurs',
    summary:
      'Au début d’une manche, tout le monde peut choisir en même temps ; pioches et dés noirs se prennent dans le sens horaire.',
    detail: [
      'Ce qui ne peut pas s’influencer se choisit en même temps. Ce qui vient d’une réserve commune attend que les places avant vous, à partir du premier joueur, se soient servies. Sur un même appareil, les joueurs sont interrogés l’un après l’autre.'
    ]
  }
}
