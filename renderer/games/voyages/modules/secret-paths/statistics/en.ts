/** English: the figures of the Secret Paths. */
import { english } from '../../../../../words/message'
import { en as words } from '../words/en'

export const en = english({
  groups: { 'secret-paths': words.options.options['secret-paths'].label },
  figures: {
    'secret-paths/kept': ['Path tokens kept'],
    'secret-paths/used': ['Path tokens used'],
    'secret-paths/left': ['Path tokens left'],
    'secret-paths/coinsSaved': [
      'Coins saved by them',
      'Against the same steps without a token, where a route leads there'
    ],
    'secret-paths/camelsSaved': [
      'Camels saved by them',
      'Counted in the same way, without jumps, which cost camels'
    ]
  }
})
