/** French: trading posts and what they bring. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placer un comptoir',
    summary: t`Là où votre déplacement se termine, vous placez un comptoir ${icon('post')}, si c’est une ville où vous n’en avez pas.`,
    detail: [
      t`Si votre déplacement se termine dans une ville où vous n’avez pas de comptoir ${icon('post')}, vous devez y en placer un. Les villes seulement traversées n’en reçoivent pas, sauf pour ${to('characters.wilhelm-von-rubruk', 'Wilhelm')}. Ni les oasis ni Venise n’ont de comptoirs. S’arrêter là où se tient déjà le vôtre ne rapporte rien.`,
      t`Un comptoir ouvre la ${to('actions.city-card', 'carte Ville')} d’une grande ville, rapporte le ${to('posts.small-city', 'bonus')} d’une petite et compte pour vos ${to('scoring.goals', 'objectifs')}.`
    ],
    examples: ['Vous traversez Moscou et finissez à Anxi : le comptoir va à Anxi, Moscou n’en reçoit pas.']
  },
  'posts.small-city': {
    title: 'Les petites villes',
    summary: t`Un comptoir dans une petite ville ${icon('small-city')} rapporte son bonus aussitôt, puis au début de chaque manche suivante.`,
    detail: [
      t`Un comptoir dans une petite ville ${icon('small-city')} vous rapporte son bonus aussitôt, puis au début de chaque manche suivante. Tous ceux qui y ont un comptoir le reçoivent. En partie pour débutants, les bonus sont posés selon leurs lettres, comme dans le tableau ; en ${to('setup.expert', 'partie expert')}, ils sont mélangés.`
    ]
  },
  'posts.copy': {
    title: 'Le bonus qui en copie un autre',
    summary: t`Le bonus de lettre D ${icon('other-city-bonus')} donne celui de n’importe quelle autre petite ville.`,
    detail: [
      t`Chaque fois que le bonus de lettre D ${icon('other-city-bonus')} vous paie, vous choisissez le bonus de n’importe quelle autre petite ville et recevez celui-là. Vous n’avez pas besoin d’un comptoir dans l’autre ville, et vous pouvez choisir autrement à chaque fois.`
    ],
    examples: [
      'Votre comptoir est à Xi’an, où se trouve la copie. Cette manche, vous copiez les 5 pièces d’Anxi ; la suivante, les 3 points de Kochi.'
    ]
  },
  'posts.outpost': {
    title: 'Les bonus d’avant-poste',
    summary: t`Le premier comptoir posé dans une grande ville ${icon('large-city')}, par qui que ce soit, prend le bonus qui s’y trouve.`,
    detail: [
      t`Le bonus qui se trouve dans une grande ville ${icon('large-city')} va à qui y place le tout premier comptoir. On le reçoit après le déplacement ; puis la tuile quitte la partie, même si elle n’a rien pu donner. Les comptoirs suivants n’en reçoivent pas. Pékin n’a pas de tel bonus.`
    ]
  },
  'posts.beijing': {
    title: 'Pékin',
    summary: t`Votre comptoir prend la case libre qui vaut le plus de points ${icon('vp')} ; ils comptent à la fin.`,
    detail: [
      t`À Pékin, votre comptoir va sur la case libre qui vaut le plus de points ${icon('vp')}, que vous marquez à la fin. Les quatre cases sont les mêmes à deux, trois ou quatre joueurs. Une deuxième visite ne change rien. Si un comptoir ${to('posts.none-left', 'est déplacé')}, sa case redevient libre et les autres restent où ils sont.`,
      t`Un comptoir à Pékin permet aussi de marquer les ${to('scoring.stock', 'marchandises restantes')}.`
    ],
    house: 'Ce que devient la case d’un comptoir déplacé est notre décision.'
  },
  'posts.many': {
    title: 'Le huitième et le neuvième comptoir',
    summary: t`Vos 8e et 9e comptoirs sur la carte rapportent aussitôt des points ${icon('vp')}.`,
    detail: [
      t`En plaçant votre 8e comptoir sur la carte, puis de nouveau avec le 9e, vous marquez aussitôt les points ${icon('vp')} du tableau. Tous les comptoirs placés comptent, celui de Pékin aussi. Chaque rang ne marque qu’une fois ; un comptoir déplacé ne marque plus rien. Seul ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} a un 11e comptoir.`
    ]
  },
  'posts.none-left': {
    title: 'Plus de comptoir en réserve',
    summary: 'Si vous devez placer un comptoir et n’en avez plus, vous y déplacez l’un des vôtres.',
    detail: [
      t`Quand tous vos comptoirs sont sur la carte, vous devez en prendre un ailleurs pour le placer : n’importe lequel, celui de Pékin aussi. Vous recevez les bonus de la nouvelle ville comme pour un nouveau comptoir ; la carte et le revenu de l’ancienne sont perdus. Les points des ${to('posts.many', '8e comptoir et suivants')} ne reviennent pas.`
    ],
    house:
      'Si deux figurines finissent dans des villes qui attendent un comptoir, vous choisissez quelle ville l’obtient d’abord. Un comptoir placé pendant ce même déplacement peut aussi être déplacé.'
  }
}
