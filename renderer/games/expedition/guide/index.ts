/** The guided first round of the Expedition. */
import { guideOf } from '../../../guide/types'
import { steps } from './steps'
import { texts } from './words'

export const guide = guideOf(steps, texts)
