/** German: the road. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const road: TextsOf<'road'> = {
  'road.spaces': {
    title: 'Alle Felder',
    summary: 'Was jedes Feld verlangt, wo Truhen liegen und was die Siegel bringen.',
    detail: [
      t`Die Tabellen zeigen die Strecke Feld für Feld: was dort verlangt wird, wie viel Gold in einer Truhe liegt und was ein Siegel bringt. Die klassische Strecke nutzt die sechs ${to('icons.goods', 'gedruckten Symbole')}, die ansteigende auch die ${to('icons.smaller', 'kleineren')}. Ein Tisch mit einem Inhaltspaket zeigt hier seine eigene Strecke.`
    ],
    house:
      'Außer bei Ganzhou ist, was die Felder verlangen, unser eigener Entwurf, ebenso die Plätze der Truhen und die Namen der meisten Felder. Das Gelände ist reine Zierde. Der gedruckte Plan kann abweichen.'
  }
}
