/** French: the figures of the Companions. */
import { translate } from '../../../../../words/message'
import { fr as words } from '../words/fr'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { companions: words.options.options['companions'].label },
  figures: {
    'companions/hired': ['Compagnons engagés'],
    'companions/dismissed': ['Compagnons renvoyés', 'Pour faire place à un autre'],
    'companions/borrowed': ['Compagnons empruntés', 'Pour une manche'],
    'companions/used': ['Capacités utilisées', 'Celles dont le nombre d’usages par manche est limité'],
    'companions/coins': ['Pièces des compagnons'],
    'companions/camels': ['Chameaux des compagnons'],
    'companions/goods': ['Marchandises des compagnons'],
    'companions/points': ['Points des compagnons']
  }
})
