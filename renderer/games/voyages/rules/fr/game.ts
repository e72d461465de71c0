/** French: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Le but du jeu',
    summary: t`Qui a le plus de points de victoire ${icon('vp')} après ${rounds} manches l’emporte.`,
    detail: [
      t`Vous voyagez en compagnie de Marco Polo et marquez des points de victoire ${icon('vp')}. Vous gagnez si vous en avez le plus au terme de ${rounds} manches ; à égalité, ${to('scoring.winner', 'les chameaux')} départagent.`,
      t`Les points viennent surtout des ${to('bonus.contract', 'contrats remplis')} et des ${to('posts.placing', 'comptoirs')} placés dans les bonnes villes ; certaines cartes Ville en rapportent aussi.`,
      t`Le reste est compté une seule fois, ${to('scoring.end', 'à la fin')} : objectifs, comptoir à Pékin, pièces et marchandises restantes, majorité de contrats.`
    ]
  },
  'game.course': {
    title: 'Le déroulement',
    summary: t`${rounds} manches. À chacune, tout le monde lance ses dés puis joue tour à tour dans le sens horaire, jusqu’à ce que tous les dés soient placés.`,
    detail: [
      t`De deux à quatre joueurs jouent ${rounds} manches. ${em('Une manche')} commence par les revenus et le lancer de tous les dés. Puis chacun joue à son tour, dans le sens horaire : à ${to('turn.course', 'votre tour')}, vous placez des dés sur un espace d’action et l’utilisez aussitôt.`,
      'Qui n’a plus de dés ne joue plus de la manche. Quand plus personne n’en a, les contrats restants sont retirés, de nouveaux sont étalés et la manche suivante commence.'
    ]
  },
  'game.sources': {
    title: 'D’où viennent ces règles',
    summary:
      'Les règles du jeu imprimé, avec nos propres mots. Là où ses textes laissent un doute, nous avons choisi une lecture et nous le disons.',
    detail: [
      'Ces pages racontent avec nos propres mots les règles anglaises imprimées du jeu de base. Là où les textes du jeu divergent ou se taisent, nous avons choisi une lecture ; elle vaut pour toutes les tables, sans exception.'
    ],
    house:
      'Une remarque comme celle-ci signale ce qu’aucun texte de règles connu de nous ne décide, ou ce sur quoi ces textes se contredisent : là, le choix est le nôtre. Rien ne vous empêche de jouer autrement chez vous ; le programme joue comme c’est écrit ici.'
  }
}
