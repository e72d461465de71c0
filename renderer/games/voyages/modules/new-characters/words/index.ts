/** The words of the New Characters in the language in use. */
import { catalogue } from '../../../../../words/catalogue'
import { texts } from './texts'

export const ownWords = catalogue(texts)()
