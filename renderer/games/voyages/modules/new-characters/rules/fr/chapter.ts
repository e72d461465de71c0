/** French: the chapter of the New Characters. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const fr: Texts = {
  chapters: { 'new-characters': 'Nouveaux personnages' },
  table: { title: 'Tous les cadeaux', gift: 'Cadeau', does: 'Ce qu’il fait' },
  paragraphs: {
    'new-characters.what': {
      title: 'Ce que l’extension ajoute',
      summary:
        'Quatre personnages au choix, quinze cadeaux, quatre contrats et un septième bonus de petites villes.',
      detail: [
        t`Les quatre personnages rejoignent ceux parmi lesquels ${to('characters.choosing', 'chacun choisit')} ; en partie pour débutants, personne ne les a. Quatre contrats de plus, mélangés aux autres, apportent des cadeaux ${icon('gift')} ; la pile spéciale compte alors douze contrats.`,
        t`Un septième bonus de petite ville est un cadeau. Quand les bonus sont à leurs lettres, il reste dans la boîte. Quand ils sont au hasard, ${to('posts.copy', 'la copie')} reste en jeu, et l’un des six autres s’en va.`
      ],
      house:
        'Aucun texte ne dit la taille de la pile spéciale dans ce cas, ni si les nouveaux personnages peuvent venir sans le choix.'
    },
    'new-characters.gifts': {
      title: 'Cadeaux',
      summary: t`Un cadeau ${icon('gift')} agit aussitôt, ou se garde et s’utilise une fois pendant votre tour.`,
      detail: [
        t`Les cadeaux ${icon('gift')} se piochent dans une pile mélangée ; les cadeaux utilisés sont remélangés quand elle est vide. Certains agissent aussitôt. Les autres restent visibles devant vous jusqu’à ce que vous les utilisiez, en action bonus pendant votre tour : l’espace gratuit vaut pour un espace occupé de ce tour, le comptoir en passant pendant un déplacement.`,
        'Deux d’entre eux apportent aussi quelque chose à chaque rival. Un cadeau inutile à votre personnage est défaussé, et vous en piochez un autre : tourner un dé pour Raschid, l’espace gratuit pour Berke, le comptoir en passant pour Wilhelm.'
      ],
      examples: [
        'Vous avez le comptoir en passant. En allant de Venise à Anxi, vous laissez un comptoir à Moscou ; le cadeau est utilisé.'
      ],
      house: 'Aucun texte ne dit si les autres voient les cadeaux que vous gardez. Ici, ils sont visibles.'
    },
    'new-characters.altan-ord': {
      title: 'Altan Ord',
      summary: t`Son premier comptoir ${icon('post')} rapporte 1 point ; chaque suivant ajoute une chose : 1 pièce, 1 chameau, poivre, soie, or.`,
      detail: [
        t`Altan Ord a une rangée de récompenses. Chaque comptoir ${icon('post')} qu’il pose ouvre la suivante et rapporte toutes celles qui sont ouvertes : d’abord 1 point ${icon('vp')}, puis aussi 1 pièce ${icon('coin')}, ensuite 1 chameau ${icon('camel')}, du poivre ${icon('pepper')}, de la soie ${icon('silk')}, de l’or ${icon('gold')}. Le septième rapporte les six et un dé noir ${icon('black-die')}. Les suivants rapportent ${to('posts.many', 'ce qu’ils rapportent à tous')} ; les comptoirs déplacés ne rapportent rien.`
      ],
      examples: ['Son troisième comptoir rapporte 1 point, 1 pièce et 1 chameau.']
    },
    'new-characters.fratre-nicolao': {
      title: 'Fratre Nicolao',
      summary: t`Pioche trois cadeaux ${icon('gift')} par manche et en garde un ; une fois dans la partie, deux.`,
      detail: [
        t`Au début de chaque manche, il pioche trois ${to('new-characters.gifts', 'cadeaux')} ${icon('gift')} et en garde un. Une fois dans la partie, il en garde deux.`
      ]
    },
    'new-characters.gunj-kokochin': {
      title: 'Gunj Kököchin',
      summary: 'Deux espaces d’action pour elle seule, un dé de toute valeur sur chacun par manche.',
      detail: [
        t`Sur l’un de ses espaces, un dé de toute valeur rapporte 2 chameaux ${icon('camel')} et 2 marchandises au choix ${icon('any-good')}, identiques ou non ; puis chaque rival prend une marchandise au choix. Sur l’autre, il rapporte ${to('travel.bonus', 'une étape')} ${icon('move')}, qui n’est pas l’action Voyage. Chacun est une action principale et prend un dé par manche.`
      ]
    },
    'new-characters.khan-arghun': {
      title: 'Khan Arghun',
      summary: 'Six cartes Ville à côté du plateau : une fois par tour, il en utilise une comme avec un 6.',
      detail: [
        t`Six des ${to('cards.all', 'cartes Ville')} qui ne sont pas sur le plateau sont visibles avant le choix des personnages. Une fois par tour, en action bonus, il en utilise une comme avec un 6, sans dé et sans comptoir. Il paie ce que la carte demande comme d’habitude. Ensuite elle quitte la partie.`
      ],
      examples: ['Une carte qui donne des pièces selon le dé lui donne ce qu’elle donne pour un 6.']
    }
  }
}
