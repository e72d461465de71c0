/** French: what spaces ask for. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const icons: TextsOf<'icons'> = {
  'icons.goods': {
    title: 'Les marchandises',
    summary: 'Une marchandise, trois identiques, ou les quatre différentes. Les couleurs n’importent pas.',
    detail: [
      'Une case peut demander une marchandise quelconque, trois identiques, ou les quatre différentes. Les couleurs n’importent pas. « = » sur une icône veut dire identiques, « ≠ » toutes différentes. Les chameliers ne sont jamais des marchandises.'
    ],
    examples: [
      t`Pour les quatre marchandises différentes ${asks('four-different-goods')} : huile, épices, soie et fruits, de toutes couleurs.`
    ]
  },
  'icons.drivers': {
    title: 'Les chameliers',
    summary: t`Deux chameliers ${icon('driver')} de n’importe quelles couleurs.`,
    detail: [
      t`Une case peut demander deux chameliers ${icon('driver')}, quelles que soient leurs couleurs. Les marchandises ne peuvent pas les remplacer. Il y a trois chameliers de chaque couleur ; voyez ${to('game.cards', 'les cartes')}.`
    ]
  },
  'icons.colours': {
    title: 'Les couleurs',
    summary: 'Trois cartes d’une même couleur, ou cinq cartes de cinq couleurs.',
    detail: [
      'Une case peut demander trois cartes qui sont toutes de la même couleur, ou cinq cartes dont les couleurs sont toutes différentes. Marchandises et chameliers se mêlent à volonté, et deux des cartes peuvent être les mêmes si la couleur le permet.'
    ],
    examples: [
      t`Trois d’une même couleur ${asks('three-of-one-colour')} : deux soies vertes et un chamelier vert.`
    ]
  },
  'icons.smaller': {
    title: 'Les petites icônes',
    summary:
      'Deux marchandises identiques, un chamelier, ou deux cartes d’une même couleur. De nos parcours, seul le progressif en a.',
    detail: [
      'Une petite icône demande moins de cartes : deux marchandises qui sont identiques, un seul chamelier, ou deux cartes de la même couleur. Elle se paie comme les grandes. Seul le progressif de nos parcours en montre ; celui d’un pack de contenu peut en avoir aussi.'
    ],
    house:
      'Des descriptions publiques du jeu imprimé en parlent, ses règles non. Le parcours progressif qui s’en sert est le nôtre, pour une première étape plus douce.'
  }
}
