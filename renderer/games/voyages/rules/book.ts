/** The book of Voyages: structure, texts of a language, tables. Fetched when it is opened. */
import { bind } from '../../../rules/say'
import type { Book } from '../../../rules/types'
import { factsIn } from './facts'
import { structure, type Texts } from './structure'

/** The book in the language of these texts. */
export const bookOf = (texts: Texts): Book => bind(structure, texts, factsIn(texts.tables))
