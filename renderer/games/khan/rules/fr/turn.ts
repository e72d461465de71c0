/** French: a turn, and what holds for every space. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Votre tour',
    summary: 'Une action principale, et autant d’actions bonus que vous voulez avant et après.',
    detail: [
      'Tant que vous avez des dés, vous devez faire exactement une action principale à chacun de vos tours. Avant comme après, vous pouvez faire autant d’actions bonus qu’il vous plaît, dans n’importe quel ordre. Sans dés, la manche est finie pour vous. Au tour de votre dernière action principale, des actions bonus restent possibles, et un dé noir gagné pendant ce tour vous garde dans la manche.',
      'Une action bonus n’interrompt jamais une action principale ni une récompense : celles-ci se terminent d’abord.'
    ],
    house:
      'Si aucune action principale n’est possible, votre tour consiste à mettre un dé dans la bourse ; il peut alors finir. Si vous en mettez un alors qu’une action principale était possible, vous la devez toujours. Les règles imprimées n’en parlent pas.'
  },
  'turn.place': {
    title: 'Placer des dés',
    summary:
      'L’espace indique combien de dés il demande ; le plus faible compte. Votre couleur n’y va qu’une fois.',
    detail: [
      'Placez autant de dés que l’espace en demande. C’est le plus faible d’entre eux qui compte. Vous pouvez toujours utiliser moins qu’il ne permet. Mais on ne choisit qu’une action que l’on peut faire au moins une fois : une étape que l’on peut payer, un contrat à prendre, un sceau qui manque.',
      'Des dés de votre couleur peuvent occuper chaque espace une fois par manche. Un lot compte ainsi dès qu’un de ses dés est de votre couleur ; des lots de dés noirs seuls s’ajoutent sans limite.',
      'Les espaces bleus acceptent plusieurs lots. Les cartes Ville et les villes spéciales prennent un dé par case.'
    ],
    house: 'Que l’espace Contrats soit bleu est notre lecture.'
  },
  'turn.occupied': {
    title: 'Espaces occupés',
    summary: t`Sur un espace bleu où se trouvent des dés, vous payez autant de pièces ${icon('coin')} que montre le plus faible des dés que vous y placez.`,
    detail: [
      t`Un espace bleu est occupé dès que des dés s’y trouvent, quel que soit leur propriétaire ; les vôtres, les noirs et les neutres comptent aussi. Pour y placer des dés, vous payez d’abord autant de pièces ${icon('coin')} que l’indique le plus faible d’entre eux. Comme on paie avant l’action, rien de ce qu’elle rapporte ne peut servir. La Faveur du Khan, les villes spéciales, les cartes Ville et la bourse ne se paient jamais ainsi.`
    ],
    examples: [
      'Un dé se trouve sur le Livre I. Vous placez un 2, payez 2 pièces et choisissez une offre. Un 6 coûterait 6 pièces sans rapporter plus.'
    ]
  },
  'turn.jade': {
    title: 'Le jade comme pièce ou chameau',
    summary: t`Un jade ${icon('jade')} peut remplacer une pièce ou un chameau dans tout paiement, un pour un.`,
    detail: [
      t`Chaque fois que vous payez des pièces ou des chameaux, vous pouvez donner du jade ${icon('jade')} à la place, un pour un. Cela vaut pour tout paiement de ce genre : routes, espaces, contrats, actions bonus, cartes. L’inverse n’est jamais permis : une pièce ou un chameau ne remplace pas un jade. Le jade ne paie ni marchandises ni points, et l’on ne rend pas la monnaie.`,
      'Là où un prix nomme du jade, il faut du jade. À la fin, le jade compte comme marchandise.'
    ],
    examples: [
      'Une route demande 1 jade, 2 chameaux et 6 pièces. Avec 3 jades, 1 chameau et 5 pièces, on peut la payer : un jade comme tel, un comme chameau, un comme pièce.'
    ],
    house:
      'Pièces et chameaux partent d’abord et le jade ne paie que ce qui manque, sauf avis contraire de votre part. Le jade peut aussi remplacer la pièce ou le chameau d’une carte d’échange, et la carte qui échange points et pièces peut servir dans les deux sens à la fois ; ce sont nos lectures.'
  }
}
