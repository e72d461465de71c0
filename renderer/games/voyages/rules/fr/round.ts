/** French: the course of a round. */
import { compensationBelow, rounds } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Le début d’une manche',
    summary: 'Premier joueur, reprise des dés, revenus, puis tout le monde lance ses dés.',
    detail: [
      t`Dès la deuxième manche, ${to('travel.start-player', 'le dernier voyageur')} commence. Tous les dés quittent le plateau, les dés noirs retournent à la réserve. Puis viennent les ${to('round.income', 'revenus')}, le lancer de tous les dés et la ${to('round.compensation', 'compensation')} des lancers faibles.`,
      'La première manche comprend tout cela, sauf le changement de premier joueur : les personnages y paient aussi. Un dé noir gagné par un bonus à ce moment sert dès cette manche.'
    ]
  },
  'round.income': {
    title: 'Les revenus',
    summary: t`Votre personnage et vos comptoirs dans les petites villes ${icon('small-city')} rapportent au début de chaque manche.`,
    detail: [
      'Le programme encaisse ce qui ne laisse pas de choix. Quand il y en a un, il vous le demande ; l’ordre de vos propres bonus vous appartient.',
      t`Plusieurs joueurs peuvent répondre en même temps. Ce qu’ils tirent d’une réserve commune se prend ${to('rewards.together', 'dans le sens horaire')}.`
    ]
  },
  'round.compensation': {
    title: 'La compensation d’un lancer faible',
    summary: t`Pour chaque point qui manque à votre lancer pour atteindre ${compensationBelow}, vous recevez 1 chameau ${icon('camel')} ou 1 pièce ${icon('coin')}, au choix pour chacun.`,
    detail: [
      t`On additionne tous les dés que vous venez de lancer : le dé blanc de Matteo compte, de même qu’un dé noir que vous avez déjà. Le compte se fait une seule fois, juste après le lancer ; les relances et les dés obtenus ensuite n’y changent rien.`,
      t`${to('characters.raschid-ad-din-sinan', 'Raschid')} ne lance pas de dés et ne reçoit rien.`
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
      t`Les contrats restés dans la rangée vont sous la pile spéciale, colonne 1 d’abord. Puis six nouveaux sont étalés et la manche suivante ${to('round.start', 'commence')}.`,
      t`Après la manche ${rounds}, rien n’est étalé : la partie se termine par le ${to('scoring.end', 'décompte final')}.`
    ]
  }
}
