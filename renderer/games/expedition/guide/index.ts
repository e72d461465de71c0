/** The guided first round of the Expedition. */
import { guideOf } from '../../../contract/guide'
import { steps } from './steps'
import { texts } from './words'

export const guide = guideOf(steps, texts)
