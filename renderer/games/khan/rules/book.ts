/** The book of In the Service of the Khan: structure, texts of a language, tables. Fetched when it is opened. */
import type { Content } from '../../../../shared/games/khan/content'
import type { Book } from '../../../contract/rules'
import { bind } from '../../../kit/rules/say'
import { factsIn } from './facts'
import { structure, type Texts } from './structure'

/** The book in the language of these texts. */
export const bookOf = (texts: Texts): Book<Content> => bind(structure, texts, factsIn(texts.tables))
