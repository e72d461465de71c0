/** French: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Le début d’une manche',
    summary: 'Premier joueur, reprise des dés, revenus, puis tout le monde lance ses dés.',
    detail: [
      t`Dès la deuxième manche, ${to('travel.start-player', 'le dernier voyageur')} devient premier joueur. Tous les dés quittent le plateau, les dés noirs retournent à la réserve. Puis viennent les ${to('round.income', 'revenus')}, le lancer de tous les dés et la ${to('round.compensation', 'compensation')} des lancers faibles.`,
      'La première manche se déroule de même, sauf que le premier joueur ne change pas : les personnages y paient aussi.'
    ],
    house:
      'Que les dés reviennent avant les revenus est notre choix, car les textes du jeu divergent. Cela ne compterait que si un bonus donnait un dé noir, ce qu’aucun ne fait dans le jeu de base.'
  },
  'round.income': {
    title: 'Les revenus',
    summary: t`Votre personnage et vos comptoirs dans les petites villes ${icon('small-city')} rapportent au début de chaque manche.`,
    detail: [
      t`Au début de chaque manche, vous recevez ce que rapporte votre personnage, s’il rapporte quelque chose, et le bonus de chaque petite ville ${icon('small-city')} où vous avez un comptoir.`,
      'Le programme encaisse ce qui ne laisse pas de choix. Quand il y en a un, il vous le demande ; l’ordre de vos propres bonus vous appartient.',
      t`Plusieurs joueurs peuvent répondre en même temps ; ce qu’ils tirent d’une réserve commune se prend ${to('rewards.together', 'dans le sens horaire')}.`
    ]
  },
  'round.compensation': {
    title: 'La compensation d’un lancer faible',
    summary: t`Pour chaque point qui manque à votre lancer pour atteindre ${compensationBelow}, vous recevez 1 chameau ${icon('camel')} ou 1 pièce ${icon('coin')}, au choix pour chacun.`,
    detail: [
      t`Additionnez tous les dés que vous venez de lancer, y compris le dé blanc de Matteo et un dé noir que vous avez déjà. Pour chaque point qui manque à la somme pour atteindre ${compensationBelow}, vous recevez 1 chameau ${icon('camel')} ou 1 pièce ${icon('coin')}, au choix pour chacun.`,
      t`Le compte se fait une seule fois, juste après le lancer ; les relances et les dés obtenus ensuite n’y changent rien. ${to('characters.raschid-ad-din-sinan', 'Raschid')} ne lance pas de dés et ne reçoit rien.`
    ],
    examples: [
      'Vous obtenez 1, 2, 2, 3 et 5 : cela fait 13, soit deux de moins que 15. Vous prenez 1 chameau et 1 pièce.'
    ]
  },
  'round.end': {
    title: 'La fin d’une manche',
    summary:
      'Quand plus personne n’a de dés, la rangée de contrats est vidée et la pile suivante est étalée.',
    detail: [
      t`La manche se termine quand plus personne n’a de dés. Les contrats restés dans la rangée vont sous la pile spéciale, les six suivants sont étalés et la manche suivante ${to('round.start', 'commence')}.`,
      t`Après la manche ${rounds}, rien n’est étalé : la partie se termine par le ${to('scoring.end', 'décompte final')}.`
    ],
    house:
      'Les contrats vont sous la pile de la colonne 1 à la colonne 6. Les règles imprimées ne donnent pas d’ordre.'
  }
}
