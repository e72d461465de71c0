/** The laws at every second table from the second one on. */
import { lawsOf } from './laws-of'

lawsOf(1)
