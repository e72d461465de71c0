/** French: what the game is about. */
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Le but du jeu',
    summary: t`Menez votre chameau ${icon('camel')} d’Ormuz à Dadu en passant par Ganzhou, et possédez le plus d’or ${icon('chest')} à la fin.`,
    detail: [
      t`De deux à cinq joueurs mènent leurs chameaux ${icon('camel')} d’Ormuz à Dadu en passant par Ganzhou. Qui possède le plus d’or ${icon('chest')} à la fin l’emporte.`,
      t`L’or vient des ${to('move.chests', 'coffres')} du parcours et des décomptes à ${to('ganzhou.scoring', 'Ganzhou')} et à ${to('end.scoring', 'Dadu')}. Être rapide aide, mais ne suffit pas pour gagner.`
    ]
  },
  'game.cards': {
    title: 'Les cartes',
    summary: 'Des marchandises et des chameliers, chacun en cinq couleurs. Ils paient les cases du parcours.',
    detail: [
      t`Les cartes paient les cases du parcours. Chaque carte est une marchandise ou un chamelier, et il y a des uns et des autres en cinq couleurs. Les marchandises sont l’huile ${icon('oil')}, les épices ${icon('spices')}, la soie ${icon('silk')} et les fruits ${icon('fruit')}. Un ${em('chamelier')} ${icon('driver')} n’est jamais une marchandise, ni une marchandise un chamelier.`,
      'Personne ne voit les cartes de votre main. Tout le monde voit l’étalage, la défausse, et combien de cartes comptent chaque main et la pioche.'
    ],
    house:
      'Que l’on puisse consulter la défausse et compter les cartes est notre lecture ; les règles imprimées n’en disent rien.'
  },
  'game.gold': {
    title: 'L’or',
    summary: t`Seule compte la somme de votre or ${icon('chest')}. Tout le monde la voit.`,
    detail: [
      t`Quels que soient vos coffres, c’est la somme de votre or ${icon('chest')} qui compte, et chacun peut la voir. Les coffres valent 1, 2 ou 3 or et s’échangent librement : le programme tient donc un nombre par joueur. La réserve ne peut pas s’épuiser.`
    ],
    house: 'Ne tenir que la somme est notre façon de faire.'
  },
  'game.sources': {
    title: 'Ce qui est imprimé et ce qui est de notre cru',
    summary:
      'Les règles sont celles du jeu imprimé, racontées avec nos propres mots ; la plupart des cases du parcours sont notre création.',
    detail: [
      t`Ces pages racontent avec nos propres mots les règles du jeu imprimé. Le nombre de cases, l’or des deux décomptes et ce que demande Ganzhou sont connus par des descriptions publiques du plateau imprimé. Nous n’avions pas le plateau lui-même. Ce que ${to('road.spaces', 'demandent')} les autres cases, les places des coffres et presque tous les noms ont été conçus pour ce projet et essayés dans de nombreuses parties simulées.`,
      'Un groupe qui possède le jeu peut remplacer le parcours par un pack de contenu à lui ; les tableaux de ces pages montrent alors ce parcours. Un pack peut nommer ses villes autrement : ce qui est dit ici de Ganzhou et de Dadu vaut alors pour la dernière case de sa première étape et pour sa toute dernière case.'
    ],
    house:
      'Une remarque comme celle-ci signale, dans chaque paragraphe, ce que ne disent ni les règles imprimées ni les descriptions publiques du jeu : là, le choix est le nôtre.'
  }
}
