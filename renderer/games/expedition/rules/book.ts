/** The book of the Expedition: structure, texts of a language, tables. Fetched when it is opened. */
import { bind } from '../../../kit/rules/say'
import type { Book } from '../../../contract/rules'
import type { Content } from '../../../../shared/games/expedition/content'
import { factsIn } from './facts'
import { structure, type Texts } from './structure'

/** The book in the language of these texts. */
export const bookOf = (texts: Texts): Book<Content> => bind(structure, texts, factsIn(texts.tables))
