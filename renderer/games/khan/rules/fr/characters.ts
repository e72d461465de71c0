/** French: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Prend chaque tuile d’avant-poste dès que quelqu’un en a reçu le bonus, lui compris.',
    detail: [
      'Prend chaque tuile d’avant-poste dès que quelqu’un en a reçu le bonus, lui compris. Chaque tuile sert une fois, comme action bonus à son tour. Les tuiles restantes ne valent rien.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary:
      'Traverse les oasis sans étape ; chaque oasis différente rapporte 3 points et 2 pièces ou un chameau.',
    detail: [
      'Traverse les oasis sans étape ; chaque oasis différente rapporte 3 points et 2 pièces ou un chameau. Cela vaut pour tout déplacement. L’oasis de départ ne compte que s’il y revient ; il peut aussi finir dans une oasis. Les routes se paient comme d’habitude, et ce que rapportent les oasis ne paie pas le chemin.'
    ],
    house: 'Que finir dans une oasis soit une étape est notre lecture.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Prend un sceau avec un dé, reçoit un jade en l’améliorant et compte un blason de plus.',
    detail: [
      'Prend un sceau avec un dé, reçoit un jade en l’améliorant et compte un blason de plus. Deux dés restent permis. Le jade ne peut payer l’amélioration qui le rapporte.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 pièces par manche, un jade ${icon('jade')} par contrat rempli, un point par jade reçu.`,
    detail: [
      t`2 pièces par manche, un jade ${icon('jade')} par contrat rempli, un point par jade reçu. Tout jade rapporte ce point, d’où qu’il vienne. La récompense d’un contrat et son jade viennent ensemble.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin et Tian Chin',
    summary:
      'Deux figurines se partagent les étapes ; un bonus de chaque manche vient deux fois ; 3 pièces de plus au départ.',
    detail: [
      'Deux figurines se partagent les étapes ; un bonus de chaque manche vient deux fois ; 3 pièces de plus au départ. Au début d’une manche, le joueur nomme une ville à marqueur ou un sceau amélioré qui va rapporter : il rapporte deux fois. Les bonus reçus en plaçant ou en améliorant ne sont pas doublés.'
    ],
    house:
      'Dans l’action Voyage, chaque figurine déplacée place un comptoir ; dans les autres déplacements, l’une des deux, au choix. Un marqueur qui copie, s’il est doublé, peut en copier deux différents. Ce sont nos lectures.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary:
      'Quelque chose pour chaque dé lancé : 2 pièces pour 1 ou 6, un point pour 2 ou 5, un chameau pour 3 ou 4.',
    detail: [
      'Quelque chose pour chaque dé lancé : 2 pièces pour 1 ou 6, un point pour 2 ou 5, un chameau pour 3 ou 4. Chaque lancer compte, relances et dés noirs aussi ; tourner un dé ne compte pas. Au début d’une manche, chaque paire parmi ses cinq propres dés peut rapporter 1 jade (deux 1 ou deux 6), 1 soie (2 ou 5) ou 1 or (3 ou 4) à la place de ce que rapportent les deux dés.'
    ],
    house: 'Trois dés égaux font une paire et un dé seul, quatre font deux paires : c’est notre lecture.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'N’utilise que l’espace Voyage inférieur et ne paie ni pièces ni chameaux pour les routes.',
    detail: [
      'N’utilise que l’espace Voyage inférieur et ne paie ni pièces ni chameaux pour les routes. Les 2 pièces de l’espace et un espace occupé se paient comme d’habitude, le jade des routes aussi ; les sceaux restent nécessaires. Il ne prend le sablier que si aucun espace plus haut n’a servi. Les étapes des cartes et des récompenses lui sont ouvertes.'
    ]
  },
  'characters.mixed': {
    title: 'Personnages des autres jeux',
    summary: 'Une option ajoute des personnages des autres jeux. Elle est désactivée au départ.',
    detail: [
      'Une option ajoute des personnages des autres jeux. Elle est désactivée au départ. Les règles imprimées le permettent et avertissent que l’équilibre peut en souffrir. Qui convient découle de ce dont un personnage a besoin.'
    ],
    house:
      'Qu’un personnage convienne quand ce jeu a tout ce qu’il utilise est notre décision, comme ces lectures : la pile spéciale est la pioche des contrats, les étals sont les livres, Wilhelm a 13 comptoirs et le 13e rapporte 10. Une marchandise au choix n’est jamais du jade.'
  }
}
