/** French: laying out the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.table': {
    title: 'Ce que chacun reçoit',
    summary: t`3 or ${icon('chest')} et cinq cartes. Cinq autres cartes, visibles, forment l’étalage ; le reste forme la pioche.`,
    detail: [
      t`Chacun commence avec 3 or ${icon('chest')} et une main de cinq cartes. À côté du parcours, cinq autres cartes sont posées faces visibles : c’est l’étalage. Toutes les autres forment la pioche. Chaque joueur a un chameau ${icon('camel')} ; à deux joueurs, ${to('two.camels', 'deux chacun')}. Des coffres sont posés sur les cases qui en montrent un.`,
      'La carte Marchand du jeu imprimé ne fait que désigner le joueur ; ici, la couleur et le signe à côté du nom y suffisent.'
    ]
  },
  'setup.start': {
    title: 'Où se tiennent les chameaux',
    summary: 'Le premier joueur débute à Ormuz, les autres, dans le sens horaire, sur les cases suivantes.',
    detail: [
      t`Le chameau du premier joueur débute à Ormuz, les autres, dans le sens horaire, sur les cases suivantes. On ne paie rien pour cela, et personne n’y gagne de ${to('move.chests', 'coffre')}. S’il y en a un là où part un chameau, il revient au premier chameau qui entre plus tard sur cette case.`
    ],
    house:
      'Le premier joueur est tiré au sort ou choisi par la table ; dans le jeu imprimé, c’est le plus jeune. Ce que devient un coffre là où part un chameau est notre décision : nos parcours n’en ont pas sur les premières cases, mais celui d’un pack de contenu peut en avoir.'
  }
}
