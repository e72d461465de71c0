/** French: the road. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const road: TextsOf<'road'> = {
  'road.spaces': {
    title: 'Toutes les cases',
    summary: 'Ce que demande chaque case, où sont les coffres et ce que rapportent les sceaux.',
    detail: [
      t`Les tableaux montrent le parcours case par case : ce qu’on y demande, ce que contient le coffre et ce que rapporte le sceau. Le parcours classique utilise les six ${to('icons.goods', 'icônes imprimées')}, le parcours progressif aussi les ${to('icons.smaller', 'petites')}. Une partie jouée avec un pack de contenu montre ici son propre parcours.`
    ],
    house:
      'Sauf pour Ganzhou, ce que demandent les cases est notre création, de même que les places des coffres et les noms de la plupart des cases. Les terrains sont une simple décoration. Le plateau imprimé peut différer.'
  }
}
