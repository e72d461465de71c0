/** French: what spaces ask for. */
import { asks, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const icons: TextsOf<'icons'> = {
  'icons.goods': {
    title: 'Les marchandises',
    summary: 'Une marchandise, trois identiques, ou les quatre différentes. Les couleurs n’importent pas.',
    detail: [
      '« = » sur une icône veut dire identiques, « ≠ » toutes différentes. Les chameliers ne sont jamais des marchandises.'
    ],
    examples: [
      t`Pour les quatre marchandises différentes ${asks('four-different-goods')} : huile, épices, soie et fruits, de toutes couleurs.`
    ]
  },
  'icons.drivers': {
    title: 'Les chameliers',
    summary: t`Deux chameliers ${icon('driver')} de n’importe quelles couleurs.`,
    detail: [
      t`Les marchandises ne peuvent pas les remplacer. Il y a trois chameliers de chaque couleur ; voyez ${to('game.cards', 'les cartes')}.`
    ]
  },
  'icons.colours': {
    title: 'Les couleurs',
    summary: 'Trois cartes d’une même couleur, ou cinq cartes de cinq couleurs.',
    detail: ['Marchandises et chameliers se mêlent à volonté, et la même carte peut y être deux fois.'],
    examples: [
      t`Trois d’une même couleur ${asks('three-of-one-colour')} : deux soies vertes et un chamelier vert.`
    ]
  },
  'icons.smaller': {
    title: 'Les petites icônes',
    summary:
      'Deux marchandises identiques, un chamelier, ou deux cartes d’une même couleur. On ne les trouve que sur le parcours progressif.',
    detail: ['Elles se paient comme les grandes, avec moins de cartes.'],
    house:
      'Des descriptions publiques du jeu imprimé en parlent, ses règles non. Le parcours progressif qui s’en sert est le nôtre, pour une première étape plus douce.'
  }
}
