/** French: a round. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const round: TextsOf<'round'> = {
  'round.start': {
    title: 'Une manche commence',
    summary: 'Les dés reviennent, nouvelles offres, bonus, deux nouvelles cartes, puis chacun lance ses dés.',
    detail: [
      'Tous les dés reviennent, les noirs sur le plateau. Chaque livre reçoit sa tuile suivante, avec deux nouvelles offres. Puis votre personnage, les villes à marqueur où vous avez un comptoir et vos sceaux améliorés rapportent leur bonus. Deux nouvelles cartes remplacent celles de la zone d’action, et chacun lance ses dés.',
      'La première manche se joue avec les tuiles, les cartes et le lancer de la mise en place ; à son début, seuls les personnages rapportent.'
    ],
    house:
      'Les bonus viennent dans l’ordre du tour à partir du nouveau premier joueur, et chacun ordonne les siens. Tous peuvent répondre à la fois, sauf là où l’on pioche dans une réserve commune.'
  },
  'round.compensation': {
    title: 'Compensation d’un mauvais lancer',
    summary: t`Pour chaque point qui manque à votre lancer pour atteindre 15, vous recevez 1 chameau ${icon('camel')} ou 1 pièce ${icon('coin')}, au choix.`,
    detail: [
      t`Si le lancer qui ouvre la manche totalise moins de 15, on compense la différence : pour chaque point manquant, vous prenez 1 chameau ${icon('camel')} ou 1 pièce ${icon('coin')}, en mêlant les deux à votre gré. On le vérifie une fois, juste après le lancer, avant tout changement. Ce n’est jamais du jade.`
    ],
    examples: [
      'Vous lancez 1, 1, 3, 4 et 4 : 13, il manque deux points. Vous prenez 2 pièces, 2 chameaux, ou un de chaque.'
    ]
  }
}
