/** French: the end of the game. */
import {
  coinsPerPoint,
  goodsPerPoint,
  mostContractsPoints,
  rounds
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Le décompte final',
    summary: t`Après la manche ${rounds} : objectifs, Pékin, marchandises, pièces et majorité de contrats s’ajoutent à vos points ${icon('vp')}.`,
    detail: [
      t`Après la manche ${rounds} s’ajoutent à vos points ${icon('vp')} : vos ${to('scoring.goals', 'objectifs')}, la case de votre comptoir à ${to('posts.beijing', 'Pékin')}, les ${to('scoring.stock', 'pièces et marchandises restantes')} et la ${to('scoring.contracts', 'majorité de contrats')}. Les points des contrats, des cartes et des comptoirs ont été comptés au moment de leur gain.`
    ]
  },
  'scoring.goals': {
    title: 'Les objectifs',
    summary: t`Les deux lieux d’un objectif avec votre comptoir : ses points ${icon('vp')}. Puis des points selon le nombre de lieux d’objectif différents où vous avez un comptoir.`,
    detail: [
      t`Un objectif rapporte ses points ${icon('vp')} si vous avez un comptoir dans ses deux lieux. Puis vous marquez selon le tableau pour les différents lieux de vos deux objectifs où vous avez un comptoir ; un lieu qui figure sur les deux compte une fois.`,
      t`Les objectifs sont secrets : sur un appareil partagé, vous regardez les vôtres en tenant le bouton enfoncé, et tout le monde les voit à la fin. En ${to('setup.expert', 'partie expert')}, vous en recevez davantage et en gardez deux.`
    ],
    examples: [
      'Vos objectifs sont Moscou – Xi’an et Samarcande – Adana. Vous avez des comptoirs à Moscou, Xi’an et Adana : 4 points pour le premier objectif et 6 pour trois lieux.'
    ]
  },
  'scoring.contracts': {
    title: 'La majorité de contrats',
    summary: t`Qui a rempli le plus de contrats marque ${mostContractsPoints} points ${icon('vp')}.`,
    detail: [
      t`Si personne n’a rempli plus de contrats que vous, vous marquez ${mostContractsPoints} points ${icon('vp')}, même si d’autres en ont autant : tous ceux qui sont à égalité en tête marquent le plein nombre. Si personne n’en a rempli, personne ne marque.`
    ],
    house: 'Le dernier point est notre décision : les règles imprimées n’en parlent pas.'
  },
  'scoring.stock': {
    title: 'Pièces et marchandises restantes',
    summary: t`1 point par lot de ${coinsPerPoint} pièces ${icon('coin')} ; avec un comptoir à Pékin, aussi 1 par lot de ${goodsPerPoint} marchandises ${icon('any-good')}.`,
    detail: [
      t`Pour chaque lot de ${coinsPerPoint} pièces ${icon('coin')}, vous marquez 1 point. Avec un comptoir à Pékin, vous marquez aussi 1 point par lot de ${goodsPerPoint} marchandises ${icon('any-good')}, toutes sortes additionnées. On arrondit les deux vers le bas. Les chameaux ne sont pas des marchandises et ne rapportent rien.`
    ],
    examples: [
      '23 pièces font 2 points. Avec 3 poivre, 1 soie et 1 or et un comptoir à Pékin, vous en marquez 2 de plus.'
    ]
  },
  'scoring.winner': {
    title: 'Le vainqueur',
    summary: t`Le plus de points ${icon('vp')} ; à égalité, le plus de chameaux ${icon('camel')} ; si l’égalité demeure, la victoire est partagée.`,
    detail: [
      t`Qui a le plus de points ${icon('vp')} l’emporte. En cas d’égalité l’emporte, parmi les premiers, qui a le plus de chameaux ${icon('camel')} ; s’ils sont encore à égalité, ils partagent la victoire.`,
      'Le score prévu, sur la table, montre à tout moment ce que seraient les points. Les objectifs n’y sont pas, sauf les vôtres tant que vous maintenez le bouton pour les voir.'
    ]
  }
}
