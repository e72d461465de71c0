/** French: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Prend chaque tuile d’avant-poste dès que quelqu’un en a reçu le bonus, lui compris.',
    detail: [
      'Quand quelqu’un a reçu le bonus d’une tuile d’avant-poste, celle-ci ne quitte pas la partie : elle va à Filippo. Il garde aussi les tuiles dont il a reçu le bonus lui-même. À son tour, il peut utiliser chacune de ses tuiles une fois, comme action bonus. Les tuiles restantes ne valent rien.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary:
      'Traverse les oasis sans étape ; chaque oasis différente rapporte 3 points et 2 pièces ou un chameau.',
    detail: [
      'Les oasis que Möngke Khan traverse ne coûtent pas d’étape. Après tout déplacement, d’où qu’il vienne, chaque oasis différente où il est entré lui rapporte 3 points et, au choix, 2 pièces ou un chameau. L’oasis de départ ne compte que s’il y revient ; il peut aussi finir dans une oasis. Les routes se paient comme d’habitude, et ce que rapportent les oasis ne paie pas le chemin.'
    ],
    house: 'Que finir dans une oasis soit une étape est notre lecture.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Prend un sceau avec un dé, reçoit un jade en l’améliorant et compte un blason de plus.',
    detail: [
      'Pour prendre un sceau, De Wu n’a besoin que d’un dé, qui doit comme d’habitude atteindre le nombre du sceau ; deux dés restent permis. Chaque fois qu’il améliore un sceau, il reçoit un jade, qui ne peut payer cette même amélioration. Au décompte final, il compte un blason de plus qu’il n’en a.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 pièces par manche, un jade ${icon('jade')} par contrat rempli, un point par jade reçu.`,
    detail: [
      t`Au début de chaque manche, la première comprise, Abha Basu reçoit 2 pièces. Chaque contrat rempli rapporte un jade ${icon('jade')} en même temps que sa récompense. Et chaque jade reçu, d’où qu’il vienne, rapporte un point.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin et Tian Chin',
    summary:
      'Deux figurines se partagent les étapes ; un bonus de chaque manche vient deux fois ; 3 pièces de plus au départ.',
    detail: [
      'Mailin et Tian Chin ont deux figurines et répartissent entre elles les étapes de chaque déplacement. Elles commencent la partie avec 3 pièces de plus que les autres. Au début d’une manche, le joueur nomme une ville à marqueur ou un sceau amélioré qui va rapporter : son bonus est reçu deux fois. Les bonus reçus en plaçant ou en améliorant ne sont pas doublés.'
    ],
    house:
      'Dans l’action Voyage, chaque figurine déplacée place un comptoir ; dans les autres déplacements, l’une des deux, au choix. Un marqueur qui copie, s’il est doublé, peut en copier deux différents. Ce sont nos lectures.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary:
      'Quelque chose pour chaque dé lancé : 2 pièces pour 1 ou 6, un point pour 2 ou 5, un chameau pour 3 ou 4.',
    detail: [
      'Pour chaque dé qu’elle lance, Isabella reçoit 2 pièces s’il montre 1 ou 6, un point s’il montre 2 ou 5, un chameau s’il montre 3 ou 4. Relances et dés noirs comptent aussi ; tourner un dé n’est pas le lancer. Au début d’une manche, chaque paire parmi ses cinq propres dés peut rapporter 1 jade (deux 1 ou deux 6), 1 soie (2 ou 5) ou 1 or (3 ou 4) à la place de ce que rapportent les deux dés.'
    ],
    house: 'Trois dés égaux font une paire et un dé seul, quatre font deux paires : c’est notre lecture.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'N’utilise que l’espace Voyage inférieur et ne paie ni pièces ni chameaux pour les routes.',
    detail: [
      'Des espaces Voyage, seul l’inférieur est ouvert à Gantulga Od. Ses 2 pièces et un espace occupé se paient comme d’habitude. Dans aucun déplacement les routes ne lui coûtent de pièces ni de chameaux, mais il lui faut comme à tous le jade et les sceaux qu’elles demandent. Il ne prend le sablier que si aucun espace plus haut n’a servi dans la manche. Les étapes des cartes et des récompenses lui sont ouvertes.'
    ]
  },
  'characters.mixed': {
    title: 'Personnages des autres jeux',
    summary: 'Une option ajoute des personnages des autres jeux. Elle est désactivée au départ.',
    detail: [
      'Une table peut admettre des personnages des autres jeux ; sans cette option, ils n’en sont pas. Les règles imprimées le permettent et avertissent que l’équilibre peut en souffrir. Un personnage convient ou non selon ce qu’il utilise.',
      t`Gunj Kököchin a deux espaces d’action à elle, chacun pour un dé de toute valeur par manche, en action principale. L’un rapporte 2 chameaux ${icon('camel')} et 2 marchandises de son choix ${icon('any-good')}, même égales ; ensuite chaque rival prend une marchandise. L’autre est une seule étape ${icon('move')} sur la carte, sans espace Voyage : la route se paie, son sceau est nécessaire, et le sablier reste où il est.`,
      t`Khan Arghun a six des cartes Ville inutilisées, faces visibles, à côté du plateau avant le choix des personnages. Une fois à chacun de ses tours, en action bonus, il en utilise une comme si un 6 s’y trouvait, sans dé et sans comptoir. Son prix se paie comme d’habitude, même avec du jade ${icon('jade')} ; ensuite la carte quitte la partie.`
    ],
    house:
      'Qu’un personnage convienne quand ce jeu a tout ce qu’il utilise est notre décision, comme ces lectures : la pile spéciale est la pioche des contrats, les étals sont les livres, Wilhelm a 13 comptoirs et le 13e rapporte 10, les cartes de Khan Arghun viennent de la pile de ce jeu et n’y entrent pas si personne ne le choisit. Une marchandise au choix n’est jamais du jade, peu importe qui la prend.'
  }
}
