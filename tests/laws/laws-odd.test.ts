/** The laws for the second half of all tables: every second one, from the second on. */
import { lawsOf } from './laws-of'

lawsOf(1)
