/** The guided first round of In the Service of the Khan. */
import { guideOf } from '../../../contract/guide'
import { steps } from './steps'
import { texts } from './words'

export const guide = guideOf(steps, texts)
