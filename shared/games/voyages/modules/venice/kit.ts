/** What the files of this module are written with. */
import { voyagesModule } from '../../module'
import type { Venice } from './types'

export const { own, tablesIn, task, module } = voyagesModule<Venice>('venice')
