/** French: the chapter of the City of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const fr: Texts = {
  chapters: { venice: 'La cité de Venise' },
  table: {
    palaces: 'Les palais',
    palace: 'Palais',
    die: 'Dé',
    cost: 'Coût',
    reward: 'Récompense',
    first: 'Premier comptoir d’un palais',
    reputation: 'Réputation',
    post: 'Comptoir à Venise',
    late: 'Points des derniers comptoirs',
    nth: 'Comptoir',
    points: 'Points',
    five: 'La cinquième place',
    coins: 'Pièces au début',
    slot: 'Cinquième case à Pékin'
  },
  paragraphs: {
    'venice.what': {
      title: 'Ce que l’extension ajoute',
      summary: t`Un plateau de Venise à côté de la carte, quatre comptoirs ${icon('post')} de plus pour chacun, et une cinquième place.`,
      detail: [
        t`Un plateau de Venise se pose à côté de la carte : le Rialto, six palais et les degrés de la réputation. Chacun a quatre comptoirs ${icon('post')} de plus, soit treize, et il y a une cinquième place. Les points des ${to('posts.many', 'derniers comptoirs')} vont aux deux derniers, le 12e et le 13e, selon le tableau ; les 8e et 9e n’en rapportent pas. Wilhelm en a quinze, et marque aussi pour le dernier.`
      ],
      house:
        'Les palais imprimés sont introuvables. Le thème, les quatre comptoirs et le cinquième joueur sont ceux de l’extension imprimée ; les coûts, les récompenses et les points de ce chapitre sont de notre cru, ou viennent d’un pack de contenu.'
    },
    'venice.rialto': {
      title: 'Le Rialto et les palais',
      summary: t`Un dé sur le Rialto visite un palais : payez son coût, laissez-y un comptoir ${icon('post')}, recevez sa récompense.`,
      detail: [
        t`Le Rialto prend un dé, en action principale. Choisissez un palais qui ne demande pas de dé plus fort et où vous n’avez pas de comptoir, payez son coût et posez-y un comptoir ${icon('post')}. Sa récompense vient aussitôt. Le tout premier comptoir d’un palais rapporte davantage, selon le tableau.`,
        t`Tout le reste est comme aux étals du bazar : ${to('turn.colour', 'votre couleur une fois par manche')}, et des pièces pour ${to('turn.occupied', 'un espace occupé')}. Sans palais que vous puissiez visiter, aucun dé n’y va.`
      ],
      examples: [
        'Selon nos valeurs, un 3 sur le Rialto permet de choisir San Polo : il coûte 2 poivre et rapporte 5 pièces et 1 point. Si personne n’y est encore venu, vous marquez 2 points de plus.'
      ],
      house:
        'La manière de visiter les palais et toutes les valeurs du tableau sont de notre cru. Un pack de contenu peut en apporter d’autres ; le tableau les montre alors.'
    },
    'venice.reputation': {
      title: 'La réputation',
      summary: 'Chacun de vos comptoirs à Venise rapporte aussitôt le degré suivant de la réputation.',
      detail: [
        'Votre premier comptoir à Venise rapporte le premier degré de la réputation, le deuxième le deuxième, et ainsi de suite. Vous recevez aussitôt ce que montre le degré, avec la récompense du palais, dans l’ordre de votre choix.'
      ],
      house: 'Les degrés sont de notre cru.'
    },
    'venice.posts': {
      title: 'Les comptoirs de Venise',
      summary: 'Ils comptent comme des comptoirs sur la carte, mais pas pour les objectifs.',
      detail: [
        t`Les comptoirs des palais comptent pour les ${to('posts.many', 'derniers comptoirs')}, pour les ${to('cards.count', 'cartes qui comptent les comptoirs')} et pour les personnages à qui les comptoirs rapportent. Ils ne remplissent aucun ${to('scoring.goals', 'objectif')}, n’ont ni bonus de ville ni carte Ville, et les figurines n’y voyagent pas. Venise, sur la carte, ne reçoit toujours pas de comptoir.`,
        t`Si ${to('posts.none-left', 'vous n’avez plus de comptoir')}, vous en déplacez un dans le palais ; un comptoir de palais peut aussi partir vers une ville. La réputation acquise reste, et aucun degré ne vient deux fois.`
      ],
      house:
        'Aucun texte ne dit pour quoi ces comptoirs ne comptent pas, ni ce que devient la réputation quand l’un d’eux est déplacé.'
    },
    'venice.five': {
      title: 'À cinq joueurs',
      summary: t`Cinq joueurs ont besoin de cette extension. La cinquième place a ses propres pièces ${icon('coin')}.`,
      detail: [
        t`On ne joue à cinq qu’avec cette extension. À la cinquième place, on commence avec les pièces ${icon('coin')} du tableau. Il y a six dés noirs ${icon('black-die')}, pas de dés neutres, et à ${to('posts.beijing', 'Pékin')} une cinquième case, dont le tableau donne la valeur. Six personnages sont proposés au choix, la tuile de Mercator est celle pour quatre joueurs. Si les objectifs se choisissent, chacun reçoit quatre cartes s’il y en a assez, sinon trois. Si les personnages sont attribués, la cinquième place a Johannes Caprini.`
      ],
      house:
        'Que cinq joueurs en aient besoin est imprimé ; les valeurs sont de notre cru, ou viennent d’un pack de contenu.'
    }
  }
}
