/** French: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Le but du jeu',
    summary: t`Qui a le plus de points de victoire ${icon('vp')} après ${rounds} manches l’emporte.`,
    detail: [
      t`Vous voyagez dans la compagnie de Marco Polo. Les points viennent surtout des ${to('bonus.contract', 'contrats remplis')} et des ${to('posts.placing', 'comptoirs')} placés dans les bonnes villes ; certaines cartes Ville en rapportent aussi.`,
      t`Le reste est compté une seule fois, ${to('scoring.end', 'à la fin')} : objectifs, comptoir à Pékin, ce qui reste en stock et majorité de contrats.`
    ]
  },
  'game.course': {
    title: 'Le déroulement',
    summary: t`${rounds} manches. À chacune, tout le monde lance ses dés puis joue tour à tour dans le sens horaire, jusqu’à ce que tous les dés soient placés.`,
    detail: [
      t`${em('Une manche')} commence par les revenus et le lancer de tous les dés. Puis chacun joue à son tour : à ${to('turn.course', 'votre tour')}, vous placez des dés sur un espace d’action et l’utilisez aussitôt.`,
      t`Qui n’a plus de dés ne joue plus de la manche. Quand plus personne n’en a, les contrats restants sont retirés, de nouveaux sont révélés et la manche suivante commence.`
    ]
  },
  'game.sources': {
    title: 'D’où viennent ces règles',
    summary:
      'Ces pages racontent le jeu imprimé avec nos propres mots ; là où ses textes laissent un doute, nous avons tranché et nous le disons.',
    detail: [
      'Elles suivent les règles anglaises imprimées du jeu de base. Là où les textes du jeu divergent ou se taisent, une même lecture vaut pour toutes les tables, et le programme s’y tient sans exception.'
    ],
    house:
      'Une remarque comme celle-ci signale ce qu’aucun texte imprimé ne décide. Rien ne vous empêche de jouer autrement chez vous ; le programme joue comme c’est écrit ici.'
  }
}
