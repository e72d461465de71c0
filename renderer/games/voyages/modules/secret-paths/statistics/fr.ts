/** French: the figures of the Secret Paths. */
import { translate } from '../../../../../words/message'
import { fr as words } from '../words/fr'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { 'secret-paths': words.options.options['secret-paths'].label },
  figures: {
    'secret-paths/kept': ['Sentiers gardés'],
    'secret-paths/used': ['Sentiers utilisés'],
    'secret-paths/left': ['Sentiers restants'],
    'secret-paths/coinsSaved': [
      'Pièces économisées',
      'Par rapport aux mêmes étapes sans sentier, là où mène une route'
    ],
    'secret-paths/camelsSaved': [
      'Chameaux économisés',
      'Comptés de même, sans les sauts, qui coûtent des chameaux'
    ]
  }
})
