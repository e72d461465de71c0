/** French: the chapter of the Secret Paths. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const fr: Texts = {
  chapters: { 'secret-paths': 'Les sentiers secrets' },
  table: { title: 'Tous les sentiers', path: 'Sentier', count: 'Nombre', does: 'Effet' },
  paragraphs: {
    'secret-paths.what': {
      title: 'Ce que l’extension ajoute',
      summary: 'Un personnage de plus au choix, et douze sentiers que lui seul pioche.',
      detail: [
        t`André de Longjumeau s’ajoute aux personnages parmi lesquels ${to('characters.choosing', 'chacun choisit')} ; dans la partie pour débutants, personne ne l’a, et une nouvelle partie ne prend donc l’extension qu’avec ce choix. Les douze sentiers ${icon('path')} forment une pioche mélangée, que lui seul utilise.`
      ]
    },
    'secret-paths.andre-de-longjumeau': {
      title: 'André de Longjumeau',
      summary: t`Pioche deux sentiers ${icon('path')} par manche et en garde un.`,
      detail: [
        t`Au début de chaque manche, il pioche deux sentiers ${icon('path')}, en garde un et défausse l’autre. Les sentiers gardés restent visibles devant lui jusqu’à ce qu’il les utilise ; leur nombre n’est pas limité. Quand la pioche est vide, les sentiers utilisés sont mélangés à nouveau.`
      ],
      house:
        'Les textes disent qu’il en pioche deux et en garde un. Que les sentiers attendent, visibles, d’être utilisés, et que les sentiers utilisés reviennent, est notre décision.'
    },
    'secret-paths.declaring': {
      title: 'Utiliser un sentier',
      summary: 'Un sentier pour un déplacement, annoncé avant la première étape.',
      detail: [
        t`Un sentier ${icon('path')} aide pendant un déplacement, que ce soit ${to('travel.costs', 'l’action Voyage')} ou ${to('travel.bonus', 'un déplacement bonus')}. Il est annoncé avant la première étape, et défaussé aussitôt ; un seul par déplacement. Avec deux figurines, il vaut pour tout le déplacement qu’elles se partagent.`,
        'Un voyage que seul un sentier rend possible peut commencer ; il continue alors avec ce sentier.',
        t`Le cavalier solitaire s’annonce en plaçant un seul dé sur Voyage. Sa valeur limite les étapes. Les couleurs, le prix d’un espace occupé et ${to('travel.start-player', 'le premier joueur')} restent comme d’habitude. Aucun autre sentier n’aide pendant ce déplacement.`
      ],
      examples: [
        'Vous placez un 3 et un 4 sur Voyage, annoncez deux routes gratuites et faites trois étapes. Vous désignez les deux routes les plus chères, qui ne vous coûtent rien ; vous payez la troisième.'
      ],
      house: 'La façon d’annoncer les sentiers, et tout le cavalier solitaire, sont de notre cru.'
    },
    'secret-paths.tokens': {
      title: 'Les sentiers',
      summary:
        'Une étape de plus, des routes gratuites, des raccourcis entre oasis ou villes, six pièces de moins, un comptoir en passant, une étape.',
      detail: [
        t`Une étape de plus : le barème des voyages compte les étapes sans elle, et au moins une. Routes gratuites : chaque passage compte, même sur la même route, et c’est vous qui dites lesquels ne coûtent rien.`,
        t`D’oasis en oasis ${icon('oasis')} : pour une telle étape, vous ne payez pas de route. De ville en ville : une fois dans le déplacement, une étape pour les chameaux ${icon('camel')} du sentier ; Venise et Pékin ne sont ni de grandes ni de petites villes. Six pièces de moins ${icon('coin')} : sur ce que le barème demande pour les étapes, jamais moins de zéro ; les routes se paient en entier.`,
        t`Le comptoir en passant ${icon('post')} ne sert à rien à un personnage qui peut de toute façon en laisser ; il s’applique avant un cadeau du même genre. L’étape ${icon('move')} est une action bonus, avant ou après l’action principale. L’étape de plus et les six pièces n’aident qu’à l’action Voyage.`
      ],
      examples: [
        'Votre dé le plus faible est un 2. Avec une étape de plus, vous faites trois étapes et payez le prix du barème pour deux.'
      ],
      house:
        'Les sentiers imprimés ne nous sont pas connus. L’effet des douze est conçu par nous. Un pack de contenu peut en apporter d’autres ; le tableau les montre alors.'
    }
  }
}
