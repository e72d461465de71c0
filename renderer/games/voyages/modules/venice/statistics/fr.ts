/** French: the figures of the City of Venice. */
import { translate } from '../../../../../words/message'
import { fr as words } from '../words/fr'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { venice: words.options.options['venice'].label },
  figures: {
    'venice/palaces': ['Palais visités'],
    'venice/founded': ['En premier dans un palais', 'Comptoirs posés là où personne n’était venu'],
    'venice/reputation': ['Réputation', 'Le plus grand nombre de comptoirs à Venise'],
    'venice/points': ['Points à Venise', 'Par les palais, les premiers comptoirs et la réputation']
  }
})
