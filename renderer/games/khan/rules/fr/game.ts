/** French: what the game is about. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Le but du jeu',
    summary:
      'Au service du Khan, voyagez de Pékin vers l’ouest. Après cinq manches, qui a le plus de points gagne.',
    detail: [
      t`Vous partez de Pékin vers l’ouest, au service du Khan, et cherchez à marquer le plus de points en cinq manches. À chaque manche, vous placez des dés sur des espaces d’action pour réunir des marchandises, prendre et remplir des contrats, obtenir les sceaux de guilde et voyager. Les comptoirs apportent des bonus aussitôt et aux manches suivantes, ouvrent d’autres contrats et cartes, et portent les ${to('scoring.shields', 'blasons')} qui comptent à la fin.`,
      t`Les points viennent des contrats, des cartes et des bonus en cours de partie, puis des blasons, de votre carte Objectif, des marchandises et des pièces au ${to('scoring.end', 'décompte final')}.`
    ]
  },
  'game.sources': {
    title: 'Ce qui est imprimé, ce qui est de notre cru',
    summary:
      'Les règles sont celles du jeu imprimé. Beaucoup de valeurs du plateau, des cartes et des tuiles sont de notre cru.',
    detail: [
      'Nous suivons les règles du jeu imprimé, mais aucun texte public ne donne les nombres de son plateau, de ses cartes et de ses tuiles. Pour que l’on puisse jouer sans eux, ce projet a conçu ses propres valeurs : les routes, sept des noms de villes et ceux des oasis, les blasons des villes et la plupart de ce qui s’y trouve, les contrats, les offres des livres, ce que coûte et rapporte un sceau amélioré, les villes spéciales, les marqueurs bonus, les tuiles d’avant-poste, les cartes Objectif, la plupart des cartes Ville, les limites de deux espaces Voyage et les points des blasons entre le premier et le dernier.',
      'Les autres noms, le nombre de pièces et les deux exemples de voyage chiffrés sont ceux des règles imprimées. Là où un point des règles est notre décision, une remarque comme celle qui suit le dit.'
    ],
    house:
      'Les valeurs de ces tableaux sont de notre cru. Qui possède le jeu peut les remplacer par un pack de contenu ; les tableaux de ces pages montrent alors ses valeurs, et ses noms s’il nomme autrement ces villes et ces oasis.'
  }
}
