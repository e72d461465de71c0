/** French: the main actions. */
import { khanFields, takeCoins } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.coins': {
    title: '5 pièces',
    summary: t`Un dé de n’importe quelle valeur : prenez ${takeCoins} pièces ${icon('coin')}.`,
    detail: [
      t`Placez un dé et prenez ${takeCoins} pièces ${icon('coin')}. Sa valeur ne compte que pour le ${to('turn.occupied', 'prix')} d’un espace occupé. À deux joueurs, un dé neutre y reste toute la partie : l’espace est alors toujours occupé.`
    ],
    examples: ['Vous placez un 2. L’espace est occupé : vous payez 2 pièces, puis vous en prenez 5.']
  },
  'actions.bazaar': {
    title: 'Le bazar',
    summary: t`Prenez du poivre ${icon('pepper')}, de la soie ${icon('silk')}, de l’or ${icon('gold')} ou des chameaux ${icon('camel')} : une colonne jusqu’à votre dé le plus faible.`,
    detail: [
      t`Il y a quatre étals, chacun ${to('turn.place', 'un espace à part')} : un dé pour les chameaux ${icon('camel')} et pour le poivre ${icon('pepper')}, deux pour la soie ${icon('silk')}, trois pour l’or ${icon('gold')}. Vous prenez ce que donne une colonne, au plus celle de votre dé le plus faible ; une colonne plus basse peut avoir un supplément qui vous convient mieux.`,
      t`Dans la colonne 5 de l’étal d’or, l’or vient d’abord, puis une ${to('travel.bonus', 'étape')} ${icon('move')} sur la carte.`
    ],
    examples: [
      'Vous placez un 4 à l’étal de poivre et prenez 3 poivre, ou 2 poivre et 1 pièce dans la colonne 3.'
    ]
  },
  'actions.khan': {
    title: 'La Faveur du Khan',
    summary: t`Un dé au moins égal au précédent : prenez 2 chameaux ${icon('camel')} et 1 marchandise de votre choix ${icon('any-good')}.`,
    detail: [
      t`Placez un dé sur la prochaine case libre à partir de la gauche. Il doit être au moins égal au précédent, peu importe qui l’a placé. Il vous rapporte 2 chameaux ${icon('camel')} et 1 marchandise de votre choix ${icon('any-good')}. Après ${khanFields} dés, l’espace est fermé pour la manche. On ne paie jamais pour les dés déjà là.`,
      t`Les quatre cases forment un seul espace : ${to('turn.colour', 'votre couleur')} n’y va qu’une fois. Avec un dé noir ou blanc, vous pouvez revenir, sur la case suivante et selon la même règle.`
    ],
    examples: [
      'Un 3 est sur la première case. Rouge place un 3 ou plus sur la deuxième ; un 2 serait refusé.'
    ]
  },
  'actions.contracts': {
    title: 'Prendre des contrats',
    summary: t`Un dé : prenez un ou deux contrats ${icon('contract')} des colonnes jusqu’à sa valeur.`,
    detail: [
      t`Placez un dé ; sa valeur est la plus haute colonne où vous pouvez prendre des contrats ${icon('contract')}. Vous en prenez un ou deux. Les deux se choisissent dans la rangée telle qu’elle est ; ensuite elle glisse vers la gauche. Un 1 n’atteint qu’une colonne et ne donne donc qu’un contrat.`,
      t`Les colonnes 5 et 6 rapportent en plus des chameaux ou des pièces, sans mélange. Les contrats vont sur vos deux ${to('contracts.slots', 'emplacements')}, où d’anciens contrats devront peut-être céder la place.`
    ],
    examples: ['Avec un 5, vous prenez les contrats des colonnes 2 et 5, et 1 chameau pour la colonne 5.']
  },
  'actions.travel': {
    title: 'Voyage',
    summary: t`Deux dés : avancez votre figurine d’autant d’étapes ${icon('move')} au plus que montre le dé le plus faible, et payez les étapes faites.`,
    detail: [
      t`Placez deux dés et avancez votre figurine d’au moins une étape ${icon('move')} et d’au plus autant que montre le dé le plus faible. Les étapes coûtent des pièces ${to('travel.costs', 'selon le barème')}, les routes ce qui ${to('travel.routes', 'y est dessiné')}. Vous avancez étape par étape et pouvez vous arrêter après chacune ; une étape que vous ne pouvez pas payer n’est pas proposée.`,
      t`Dans la ville où le déplacement se termine, vous ${to('posts.placing', 'placez un comptoir')}. Le dernier à voyager dans une manche ${to('travel.start-player', 'commence la suivante')}.`
    ],
    examples: [
      'Vous placez un 3 et un 5 et faites deux étapes, dont une par une route qui demande 2 chameaux. Vous payez 7 pièces et 2 chameaux.'
    ]
  },
  'actions.city-card': {
    title: 'Les cartes Ville',
    summary: t`Un dé sur la carte d’une grande ville ${icon('large-city')} où vous avez un comptoir.`,
    detail: [
      t`Si vous avez un comptoir dans une grande ville ${icon('large-city')}, vous pouvez placer un dé sur sa carte et l’utiliser. Chaque carte sert une fois par manche, à un seul joueur ; ensuite elle est fermée, même pour un dé noir. La valeur du dé dit le plus souvent combien de fois vous pouvez utiliser la carte ; voyez ${to('cards.trade', 'les sortes de cartes')}.`,
      t`Le comptoir doit déjà être là. Si un ${to('travel.bonus', 'déplacement bonus')} l’y place avant votre action principale, vous pouvez utiliser la carte au même tour.`
    ],
    examples: [
      'Jaune a un comptoir à Alexandrie et place un 3 sur sa carte, qui échange 2 or contre 4 points. Jaune a 4 or et l’utilise donc deux fois.'
    ],
    house:
      'Qu’un comptoir ouvre sa carte au même tour est notre lecture ; les règles imprimées ne parlent que de comptoirs placés par un voyage.'
  }
}
