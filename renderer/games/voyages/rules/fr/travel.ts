/** French: roads and their costs. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.costs': {
    title: 'Ce que coûte un voyage',
    summary: t`Des pièces ${icon('coin')} selon le nombre d’étapes vraiment faites, et pour chaque route ce qui y est dessiné.`,
    detail: [
      t`Vous payez des pièces ${icon('coin')} selon le barème pour les étapes vraiment faites, pas pour celles que vos dés permettraient, et pour chaque route ce qui y est dessiné. Si l’espace Voyage est occupé, son prix vient d’abord.`,
      'Les étapes se paient une à une, ce qui revient à payer tout le chemin d’avance : on ne gagne rien avant la fin d’un déplacement.'
    ],
    examples: [
      'Trois étapes avec un 4 et un 6 : 12 pièces et les routes. Une quatrième ne coûterait pas de pièces en plus, seulement sa route.'
    ]
  },
  'travel.routes': {
    title: 'Les routes',
    summary: 'Une route se paie à chaque passage, dans les deux sens.',
    detail: [
      t`Chaque fois que vous passez par une route, dans un sens ou dans l’autre, vous payez ce qui y est dessiné. Vous pouvez aller et venir, aussi dans un même déplacement ; ce que vous retraversez se repaie. Les oasis ${icon('oasis')} sont des lieux comme les autres, sauf qu’aucun comptoir n’y tient ; s’y rendre compte pour une étape.`
    ]
  },
  'travel.bonus': {
    title: 'Le déplacement bonus',
    summary: t`Les étapes ${icon('move')} d’un contrat, d’un avant-poste, d’une carte Ville ou de l’étal d’or ne coûtent pas les pièces du barème, mais les routes se paient.`,
    detail: [
      t`Les étapes ${icon('move')} d’un contrat, d’un bonus d’avant-poste, d’une carte Ville ou de l’étal d’or ne coûtent pas les pièces du barème, mais vous payez les routes. Pour le reste, c’est comme un voyage : comptoirs, bonus d’avant-poste, bonus des petites villes. Vous pouvez ne faire qu’une partie des étapes, ou aucune. Si vous ne pouvez en payer aucune, le déplacement est perdu.`,
      t`Ce n’est pas l’action Voyage et ${to('travel.start-player', 'le premier joueur')} n’en dépend pas. Les étapes achetées avec un dé sur une carte Ville sont ${to('cards.steps', 'un seul déplacement')}.`
    ],
    examples: [
      'Un contrat donne une étape. Vous prenez une route qui demande 3 chameaux, les payez et placez un comptoir à l’arrivée.'
    ],
    house: 'Que vous puissiez vous arrêter avant la fin ou renoncer est notre décision.'
  },
  'travel.start-player': {
    title: 'Qui commence la manche suivante',
    summary: t`Le dernier à avoir utilisé Voyage dans une manche commence la suivante ${icon('start-player')}.`,
    detail: [
      t`Le dernier à avoir utilisé l’action Voyage dans une manche commence la suivante ${icon('start-player')}. Si personne n’a voyagé, le premier joueur ne change pas. Les déplacements bonus ne comptent pas. Jusqu’à la fin de la manche, l’ordre du tour reste le même.`
    ]
  }
}
