/** Helpers that the files of this module share. */
import { voyagesModule } from '../../module'
import type { Venice } from './types'

export const { own, tablesIn, task, module } = voyagesModule<Venice>('venice')
