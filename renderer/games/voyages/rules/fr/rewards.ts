/** French: what icons mean and how rewards are received. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const rewards: TextsOf<'rewards'> = {
  'rewards.icons': {
    title: 'Le sens des icônes',
    summary: 'Pièces, chameaux, trois marchandises, points, et ce qui se choisit, se pioche ou se lance.',
    detail: [
      t`Le tableau dit ce que signifie chaque icône. Les marchandises sont le poivre ${icon('pepper')}, la soie ${icon('silk')} et l’or ${icon('gold')} ; les chameaux n’en sont pas. Pièces, chameaux et marchandises ne s’épuisent jamais.`
    ]
  },
  'rewards.order': {
    title: 'Plusieurs récompenses à la fois',
    summary: 'Ce qui va dans votre stock vient d’abord, le reste dans l’ordre que vous voulez.',
    detail: [
      'Ce qui va dans votre stock vient d’abord : pièces, chameaux, marchandises et points sont reçus aussitôt et peuvent payer un déplacement de la même récompense. Viennent ensuite marchandises au choix, dé noir, contrat et étapes, dans n’importe quel ordre.'
    ],
    examples: [
      'Un contrat donne une marchandise au choix et un dé noir. Vous lancez d’abord le dé et choisissez la marchandise en connaissant sa valeur.'
    ],
    house: 'Aucun texte ne fixe cet ordre ; c’est notre décision.'
  },
  'rewards.goods': {
    title: 'Les marchandises au choix',
    summary: t`Une marchandise au choix ${icon('any-good')} est du poivre, de la soie ou de l’or. Des marchandises différentes ${icon('different-goods')} sont de deux sortes.`,
    detail: [
      t`Pour une marchandise au choix ${icon('any-good')}, vous prenez du poivre, de la soie ou de l’or. Si vous en recevez plusieurs, elles peuvent être les mêmes. Des marchandises différentes ${icon('different-goods')} ne le peuvent pas : elles sont de deux sortes. Comme prix, elles demandent deux sortes dans votre stock, sinon la carte ne peut pas être utilisée.`
    ],
    examples: ['Deux marchandises différentes : poivre et or, mais pas deux fois or.'],
    house:
      'Un pack de contenu peut nommer plus de marchandises différentes qu’il n’y a de sortes. Vous n’en prenez ou n’en payez alors aucune plus souvent qu’il ne faut : sur quatre, aucune plus de deux fois. Cette règle est la nôtre.'
  },
  'rewards.black-die': {
    title: 'Les dés noirs',
    summary: t`Un dé noir ${icon('black-die')} se lance aussitôt et reste à vous pour cette manche. Il y en a un de plus que de joueurs.`,
    detail: [
      t`Vous lancez un dé noir ${icon('black-die')} aussitôt reçu, et il est à vous pour la manche ; il retourne à la réserve à la reprise des dés. La réserve compte un dé de plus qu’il n’y a de joueurs. S’il n’en reste pas, la récompense est perdue sans rien en échange. Les récompenses s’ajoutent au dé par tour que vous ${to('bonus.black-die', 'pouvez acheter')}.`
    ]
  },
  'rewards.together': {
    title: 'Les choix de plusieurs joueurs',
    summary:
      'Au début d’une manche, tout le monde peut choisir en même temps ; contrats et dés noirs se prennent dans le sens horaire.',
    detail: [
      'Si plusieurs joueurs ont quelque chose à choisir au début d’une manche, ils peuvent le faire en même temps, tant que les choix ne peuvent pas s’influencer. Contrats et dés noirs viennent d’une réserve commune et se prennent dans le sens horaire, à partir du premier joueur : chacun attend que les places avant lui se soient servies. Sur un appareil partagé, les joueurs sont interrogés l’un après l’autre.'
    ],
    house:
      'Les règles imprimées ne disent pas dans quel ordre plusieurs joueurs choisissent ; celui-ci est le nôtre.'
  }
}
