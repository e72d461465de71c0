/** Maps what the Secret Paths put on the table to the paragraph of the rules about it; a new refusal or task needs one. */
import type { SecretPaths } from '../../../../../shared/games/voyages/modules/secret-paths/types'
import type { LinksOf } from '../part'
import type { ParagraphId } from './rules/structure'

export const links = {
  refusals: {
    'secret-paths/no-such-path': 'secret-paths.tokens',
    'secret-paths/in-a-movement': 'secret-paths.declaring',
    'secret-paths/bonus-action': 'secret-paths.tokens',
    'secret-paths/travel-alone': 'secret-paths.tokens',
    'secret-paths/too-late': 'secret-paths.declaring',
    'secret-paths/by-one-die': 'secret-paths.declaring',
    'secret-paths/of-no-use': 'secret-paths.tokens'
  },
  tasks: {
    'secret-paths/keep-path': 'secret-paths.andre-de-longjumeau'
  },
  items: { 'secret-paths/path': 'secret-paths.tokens' },
  characters: { 'secret-paths/andre-de-longjumeau': 'secret-paths.andre-de-longjumeau' }
} as const satisfies LinksOf<SecretPaths, ParagraphId>
