/** The laws for the first half of all tables: every second one, from the first on. */
import { lawsOf } from './laws-of'

lawsOf(0)
