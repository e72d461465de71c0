/** French: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Les cartes d’échange',
    summary:
      'Payez ce qui est à gauche, recevez ce qui est à droite, au plus autant de fois que montre votre dé.',
    detail: [
      'Au moins une fois ; c’est vous qui choisissez combien. Toutes les utilisations se paient d’un coup.',
      t`Deux cartes échangent dans les deux sens et laissent mélanger : une marchandise contre 2 chameaux, et 1 point contre 3 pièces. Sur celle qui échange un chameau contre des pièces ou une pièce contre un chameau, vous choisissez un seul sens pour toutes les utilisations. On peut payer des points ${icon('vp')} même au-dessous de zéro.`
    ],
    examples: [
      'Avec un 3, vous utilisez trois fois « 2 pièces contre une marchandise au choix » : 6 pièces pour 2 poivres et 1 or.'
    ]
  },
  'cards.count': {
    title: 'Les cartes qui comptent',
    summary:
      'Une récompense par comptoir sur la carte, ou par contrat rempli, au plus autant que montre votre dé.',
    detail: [
      'On ne paie rien. Tous vos comptoirs placés comptent, où qu’ils soient, Pékin compris. S’il n’y a rien à compter, la carte ne peut pas être utilisée.'
    ],
    examples: ['Vous avez quatre comptoirs et placez un 3 sur « 1 point par comptoir » : 3 points.']
  },
  'cards.die': {
    title: 'Les cartes selon le dé',
    summary:
      'La valeur de votre dé décide de ce que vous recevez, ou chaque point du dé rapporte quelque chose.',
    detail: ['On ne paie rien, et vous recevez toujours ce que donne votre valeur.'],
    examples: ['Une carte donne 1 or de 1 à 5, et 3 ors pour un 6. Avec un 6, vous prenez 3 ors.']
  },
  'cards.city-bonus': {
    title: 'Les cartes qui paient des bonus de petites villes',
    summary: t`Recevez le bonus de petites villes où vous avez un comptoir ${icon('own-city-bonus')}, chacun une fois par utilisation de la carte.`,
    detail: [
      t`Seulement des petites villes avec votre comptoir, toutes différentes ; avec moins de villes, vous recevez moins, et sans aucune la carte ne peut pas être utilisée. Si vous choisissez ${to('posts.copy', 'la copie')}, elle peut copier n’importe quel autre bonus, même un déjà reçu.`
    ],
    examples: [
      'Vous avez des comptoirs à Ormuz et à Kochi et utilisez la carte deux fois pour 2 pièces : 3 chameaux et 3 points.'
    ]
  },
  'cards.steps': {
    title: 'Les cartes qui donnent des étapes',
    summary: t`Toutes les étapes ${icon('move')} achetées d’un coup forment un seul déplacement, avec un seul comptoir à la fin.`,
    detail: [
      t`On paie d’abord les utilisations, puis les routes ; pour le reste, c’est un ${to('travel.bonus', 'déplacement bonus')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} laisse des comptoirs en chemin comme d’habitude.`
    ]
  },
  'cards.all': {
    title: 'Toutes les cartes Ville',
    summary: 'Il y en a 31 ; neuf sont sur le plateau dans une partie.',
    detail: [
      t`À gauche de la flèche ce que vous payez, à droite ce que vous recevez. Ce qu’un dé peut y faire : ${to('actions.city-card', 'les cartes Ville')}.`
    ]
  }
}
