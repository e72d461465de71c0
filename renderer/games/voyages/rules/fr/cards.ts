/** French: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Les cartes d’échange',
    summary:
      'Payez ce qui est à gauche, recevez ce qui est à droite, au plus autant de fois que montre votre dé.',
    detail: [
      'Vous payez ce qui est à gauche de la flèche et recevez ce qui est à droite, au moins une fois et au plus autant de fois que montre votre dé. Toutes les utilisations se paient d’un coup.',
      t`Deux cartes échangent dans les deux sens et laissent mélanger : une marchandise contre 2 chameaux, et 1 point contre 3 pièces. Sur celle qui échange un chameau contre des pièces ou une pièce contre un chameau, vous choisissez un seul sens pour toutes les utilisations. On peut payer des points ${icon('vp')} même au-dessous de zéro.`
    ],
    examples: [
      'Avec un 3, vous utilisez trois fois « 2 pièces contre une marchandise au choix » : 6 pièces pour 2 poivre et 1 or.'
    ],
    house:
      'Que les deux sens puissent se mêler sur ces deux cartes est notre choix ; aucun texte de règles ne le dit.'
  },
  'cards.count': {
    title: 'Les cartes qui comptent',
    summary:
      'Une récompense par comptoir à vous sur la carte, ou par contrat rempli, au plus autant que montre votre dé.',
    detail: [
      'Vous recevez une récompense pour chacun de vos comptoirs sur la carte, ou pour chaque contrat que vous avez rempli, au plus autant que montre votre dé. On ne paie rien. Tous vos comptoirs placés comptent, où qu’ils soient, Pékin compris. S’il n’y a rien à compter, la carte ne peut pas être utilisée.'
    ],
    examples: ['Vous avez quatre comptoirs et placez un 3 sur « 1 point par comptoir » : 3 points.']
  },
  'cards.die': {
    title: 'Les cartes selon le dé',
    summary:
      'La valeur de votre dé décide de ce que vous recevez, ou chaque point du dé rapporte quelque chose.',
    detail: [
      'Sur certaines de ces cartes, la valeur de votre dé décide laquelle de plusieurs choses vous recevez ; les autres rapportent quelque chose pour chaque point du dé. On ne paie rien, et vous recevez toujours tout ce que donne la valeur.'
    ],
    examples: ['Une carte donne 1 or de 1 à 5, et 3 or pour un 6. Avec un 6, vous prenez 3 or.']
  },
  'cards.city-bonus': {
    title: 'Les cartes qui paient des bonus de petites villes',
    summary: t`Recevez le bonus de petites villes où vous avez un comptoir ${icon('own-city-bonus')}, aucune deux fois pour le même dé.`,
    detail: [
      t`Vous recevez le bonus d’autant de petites villes où vous avez un comptoir ${icon('own-city-bonus')} que vous en avez payé ou que votre dé en donne. Si souvent que vous utilisiez la carte, aucune ville ne paie deux fois pour le même dé. Avec moins de villes, vous recevez moins de bonus, et sans aucune la carte ne peut pas être utilisée. Si vous choisissez ${to('posts.copy', 'la copie')}, elle peut copier n’importe quel autre bonus, même un que vous venez de recevoir.`
    ],
    examples: [
      'Vous avez des comptoirs à Ormuz et à Kochi et utilisez la carte deux fois pour 2 pièces : 3 chameaux et 3 points.'
    ],
    house: 'Que la copie puisse répéter un bonus déjà reçu est notre décision.'
  },
  'cards.steps': {
    title: 'Les cartes qui donnent des étapes',
    summary: t`Toutes les étapes ${icon('move')} achetées avec un dé forment un seul déplacement, avec un seul comptoir à la fin.`,
    detail: [
      t`Toutes les étapes ${icon('move')} que vous achetez avec un dé forment un seul déplacement, avec un seul comptoir à la fin. On paie d’abord les utilisations, puis les routes ; pour le reste, c’est un ${to('travel.bonus', 'déplacement bonus')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} laisse des comptoirs en chemin comme d’habitude.`
    ],
    house:
      'Un texte du jeu peut se lire comme un déplacement, donc un comptoir, par étape. Nous les prenons ensemble.'
  },
  'cards.all': {
    title: 'Toutes les cartes Ville',
    summary: 'Neuf d’entre elles sont sur le plateau dans une partie.',
    detail: [
      t`Des cartes Ville du tableau, neuf seulement sont posées sur le plateau à chaque partie. Le coût est à gauche de la flèche, la récompense à droite. Comment on utilise une carte : ${to('actions.city-card', 'les cartes Ville')}.`
    ]
  }
}
