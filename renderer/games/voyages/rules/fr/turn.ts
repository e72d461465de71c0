/** French: a turn, and what holds for every action space. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const turn: TextsOf<'turn'> = {
  'turn.course': {
    title: 'Votre tour',
    summary: 'Exactement une action principale, et autant d’actions bonus que vous voulez avant et après.',
    detail: [
      t`Tant que vous avez des dés, vous devez une action principale : vous placez des dés sur un espace et l’utilisez aussitôt. Les ${to('bonus.when', 'actions bonus')} se font avant ou après, jamais au milieu.`,
      'On ne peut pas passer avec des dés en main. Si aucune action principale n’est possible, faites des actions bonus jusqu’à ce qu’il y en ait une, ou jusqu’à n’avoir plus de dés.',
      'Vous terminez vous-même votre tour, pour pouvoir encore faire des actions bonus après l’action principale.'
    ],
    examples: [
      t`Vous relancez un dé pour un chameau ${icon('camel')}, placez deux dés à l’étal de soie et remplissez un contrat avec la soie reçue. Puis vous terminez votre tour.`
    ]
  },
  'turn.place': {
    title: 'Placer des dés',
    summary: 'L’espace indique combien de dés il demande. Le plus faible décide de ce que vous recevez.',
    detail: [
      'Chaque étal du bazar est un espace à part, chaque carte Ville aussi, même là où une ville en a plusieurs. La Faveur du Khan est un seul espace à quatre cases ; Contrats et Voyage sont chacun un seul espace.',
      'Vous pouvez toujours prendre moins que ce que permet le dé le plus faible : une colonne plus basse, moins d’étapes, un contrat au lieu de deux. Mais il faut pouvoir faire l’action au moins une fois pour choisir l’espace.',
      'Pour les cartes Ville qui ne font que compter, les valeurs inférieures ne sont pas proposées : on n’y gagne jamais.'
    ],
    examples: ['Vous placez un 4 et un 6 à l’étal de soie. Le 4 compte : vous prenez une des colonnes 1 à 4.']
  },
  'turn.colour': {
    title: 'Une fois par couleur',
    summary: 'Les dés de votre couleur ne vont qu’une fois par manche sur chaque espace.',
    detail: [
      t`Les dés blancs et noirs ${icon('black-die')} n’ont pas de couleur : avec eux, vous pouvez utiliser un espace de nouveau. Un lot qui contient au moins un dé de votre couleur compte comme cette unique fois.`,
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
      'Peu importe à qui sont les dés déjà là : votre propre dé noir ou blanc et les dés neutres comptent aussi. Vous payez avant l’action, donc sans les pièces qu’elle rapporte ; sans de quoi payer, vous ne pouvez pas placer.',
      t`On ne paie jamais à la ${to('actions.khan', 'Faveur du Khan')} ni pour la ${to('bonus.purse', 'bourse')}. Une ${to('actions.city-card', 'carte Ville')} utilisée reste fermée jusqu’à la fin de la manche. ${to('characters.berke-khan', 'Berke Khan')} ne paie jamais.`
    ],
    examples: [
      'Deux dés bleus sont à l’étal de soie. Rouge y place un 4 et un 5, paie 4 pièces, puis prend jusqu’à 3 soies.'
    ]
  },
  'turn.last': {
    title: 'Vos derniers dés',
    summary: 'Qui n’a plus de dés quand vient son tour ne joue plus de la manche.',
    detail: [
      t`Vous pouvez mettre même votre dernier dé dans la ${to('bonus.purse', 'bourse')} ; le tour se termine alors sans action principale. S’il vous reste des dés après la bourse, l’action principale reste due.`,
      t`Au tour où part votre dernier dé, les actions bonus restent possibles jusqu’au bout. Un ${to('bonus.black-die', 'dé noir')} pris à ce moment vous garde dans la manche. Une fois dehors, ce que vous recevez plus tard ne vous y ramène pas.`
    ]
  }
}
