/** The words of the City of Venice in the language in use. */
import { catalogue } from '../../../../../words/catalogue'
import { texts } from './texts'

export const ownWords = catalogue(texts)()
