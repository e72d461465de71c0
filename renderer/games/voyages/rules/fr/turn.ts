/** French: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Votre tour',
    summary: 'Exactement une action principale, et autant d’actions bonus que vous voulez avant et après.',
    detail: [
      t`Tant que vous avez des dés, vous devez faire une action principale à chacun de vos tours : vous placez des dés sur un espace et l’utilisez aussitôt. Autant d’${to('bonus.when', 'actions bonus')} que vous voulez se font avant ou après, jamais au milieu.`,
      'On ne peut pas passer avec des dés en main. Si aucune action principale n’est possible, faites des actions bonus jusqu’à ce qu’il y en ait une, ou jusqu’à n’avoir plus de dés.',
      'Vous terminez vous-même votre tour, pour pouvoir encore faire des actions bonus après l’action principale.'
    ],
    examples: [
      t`Vous relancez un dé pour un chameau ${icon('camel')}, placez deux dés à l’étal de soie et remplissez un contrat avec la soie reçue. Puis vous terminez votre tour.`
    ],
    house:
      'Ce qui se passe quand aucune action principale n’est possible est notre déduction ; les règles imprimées n’en parlent pas.'
  },
  'turn.place': {
    title: 'Placer des dés',
    summary: 'L’espace indique combien de dés il demande. Le plus faible décide de ce que vous recevez.',
    detail: [
      'Vous placez exactement autant de dés que l’espace en demande, et vous recevez ce que permet le plus faible. Vous pouvez toujours prendre moins qu’il ne permet : une colonne plus basse, moins d’étapes, un contrat au lieu de deux. Mais vous ne pouvez choisir un espace que si vous pouvez en faire l’action au moins une fois.',
      'Chaque étal du bazar est un espace à part, chaque carte Ville aussi, même là où une ville en a plusieurs. La Faveur du Khan est un seul espace à quatre cases ; Contrats et Voyage sont chacun un seul espace.',
      'Les cartes Ville qui dépendent du dé ou qui ne font que compter donnent toujours tout : on n’y gagne jamais à prendre moins.'
    ],
    examples: ['Vous placez un 4 et un 6 à l’étal de soie. Le 4 compte : vous prenez une des colonnes 1 à 4.']
  },
  'turn.colour': {
    title: 'Une fois par couleur',
    summary: 'Les dés de votre couleur ne vont qu’une fois par manche sur chaque espace.',
    detail: [
      t`Vous pouvez placer des dés de votre couleur sur chaque espace une fois par manche. Un lot compte comme cette unique fois dès qu’un de ses dés est de votre couleur. Les dés blancs et noirs ${icon('black-die')} n’ont pas de couleur : avec eux seuls, vous pouvez utiliser un espace de nouveau.`,
      t`La ${to('bonus.purse', 'bourse')} n’a pas cette limite.`
    ],
    examples: [
      'Vert a utilisé l’étal de chameaux. Avec un dé noir, il peut y revenir ; avec un autre dé vert, pas avant la manche suivante.'
    ]
  },
  'turn.occupied': {
    title: 'Les espaces occupés',
    summary: t`S’il y a déjà un dé sur l’espace, vous payez autant de pièces ${icon('coin')} que montre le plus faible des dés que vous y placez.`,
    detail: [
      t`S’il y a déjà un dé sur l’espace, vous payez d’abord autant de pièces ${icon('coin')} que montre le plus faible des dés que vous placez. Peu importe à qui sont les dés déjà là : votre propre dé noir ou blanc et les dés neutres comptent aussi. Vous payez avant l’action, donc sans les pièces qu’elle rapporte ; sans de quoi payer, vous ne pouvez pas placer.`,
      t`On ne paie jamais à la ${to('actions.khan', 'Faveur du Khan')} ni pour la ${to('bonus.purse', 'bourse')}. Une ${to('actions.city-card', 'carte Ville')} utilisée reste fermée jusqu’à la fin de la manche. ${to('characters.berke-khan', 'Berke Khan')} ne paie jamais.`
    ],
    examples: [
      'Deux dés bleus sont à l’étal de soie. Rouge y place un 4 et un 5, paie 4 pièces, puis prend jusqu’à 3 soie.'
    ]
  },
  'turn.last': {
    title: 'Vos derniers dés',
    summary: 'Qui n’a plus de dés quand vient son tour ne joue plus de la manche.',
    detail: [
      'Si vous n’avez plus de dés quand vient votre tour, vous ne jouez plus de la manche ; rien de ce que vous recevez ensuite ne vous y ramène.',
      t`Avant l’action principale, vous pouvez mettre des dés dans la ${to('bonus.purse', 'bourse')}, même votre dernier ; le tour n’a alors pas besoin d’action principale. S’il vous reste des dés, vous devez encore la faire.`,
      t`Au tour où vous placez votre dernier dé, les actions bonus restent possibles jusqu’au bout. Un ${to('bonus.black-die', 'dé noir')} pris à ce moment vous garde dans la manche.`
    ]
  }
}
